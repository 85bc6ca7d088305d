import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, onHover, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

export const combobox = style(inComponent({ position: 'relative', minWidth: 0 }));

/** Stands in the top layer, placed by `useTopLayer`; elsewhere below its frame. */
export const sheet = style(
  inComponent({
    position: 'fixed',
    inset: 'auto',
    zIndex: zIndex.dialog,
    boxSizing: 'border-box',
    maxHeight: 280,
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
  }),
);

export const list = style(
  inComponent({
    margin: 0,
    padding: vars.space[1],
    listStyle: 'none',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const group = style(inComponent({ margin: 0, padding: 0, listStyle: 'none' }));

export const heading = style(
  inComponent({
    ...text('caption'),
    padding: `6px ${vars.space[2]} 2px`,
    fontWeight: 500,
    color: color.ink.muted,
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

export const disabled = style(inComponent({ color: color.ink.faint }));
export const fresh = style(inComponent({ color: color.accent.ink }));

export const words = style(inComponent({ flex: 1, minWidth: 0 }));
export const description = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));

export const note = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    minHeight: 40,
    boxSizing: 'border-box',
    color: color.ink.muted,
  }),
);

export const toggle = style(
  inComponent({
    display: 'inline-grid',
    placeContent: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    marginInlineEnd: -4,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'transparent',
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': onHover({ color: color.ink.strong }),
      '&:disabled': { color: color.ink.faint, cursor: 'not-allowed' },
    },
  }),
);
