import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const list = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.ink.muted,
  }),
);
export const step = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
export const arrow = style(
  inComponent({ color: color.line.strong, selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
);
export const here = style(inComponent({ color: color.ink.strong }));
