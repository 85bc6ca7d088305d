import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

export const positioner = style(inComponent({ zIndex: zIndex.tooltip }));

export const tip = style(
  inComponent({
    ...text('caption'),
    boxSizing: 'border-box',
    maxWidth: 280,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: color.surface.inverse,
    color: color.ink.onInverse,
    fontFamily: vars.font.sans,
    overflowWrap: 'anywhere',
  }),
);
