import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

export const combobox = style(inComponent({ position: 'relative', minWidth: 0 }));

export const list = style(
  inComponent({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space[1]})`,
    zIndex: zIndex.dialog,
    boxSizing: 'border-box',
    maxHeight: 280,
    margin: 0,
    padding: vars.space[1],
    listStyle: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const option = style(
  inComponent({
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 32,
    boxSizing: 'border-box',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    cursor: 'default',
    overflowWrap: 'anywhere',
  }),
);

export const highlighted = style(
  inComponent({
    background: color.surface.hover,
    color: color.ink.strong,
    outline: `2px solid ${color.line.focus}`,
    outlineOffset: -2,
  }),
);

export const words = style(inComponent({ flex: 1, minWidth: 0 }));
export const description = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));
export const note = style(inComponent({ ...text('dense'), padding: `10px ${vars.space[3]}`, color: color.ink.muted }));
