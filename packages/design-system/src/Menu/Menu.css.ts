import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

export const menu = style(
  inComponent({
    minWidth: 200,
    padding: vars.space[1],
    // The highlighted item carries the ring.
    selectors: { '&&:focus-visible': { outline: 'none' } },
  }),
);

export const item = style(
  inComponent({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 32,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    color: color.ink.default,
    textDecoration: 'none',
    cursor: 'default',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: color.surface.hover,
        color: color.ink.strong,
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: -2,
      },
      '&[data-popup-open]': { background: color.surface.hover, color: color.ink.strong },
      '&[data-disabled]': { color: color.ink.faint },
    },
  }),
);

export const danger = style(
  inComponent({ color: color.critical.ink, selectors: { '&[data-highlighted]': { color: color.critical.ink } } }),
);
export const word = style(inComponent({ flex: 1, minWidth: 0 }));
export const aside = style(inComponent({ ...text('caption'), color: color.ink.muted }));
export const rule = style(
  inComponent({ height: 0, margin: `${vars.space[1]} 0`, borderBlockStart: `1px solid ${color.line.hair}` }),
);
export const heading = style(
  inComponent({ ...text('caption'), padding: `6px ${vars.space[2]} 2px`, color: color.ink.muted }),
);
export const head = style(
  inComponent({ ...text('dense'), padding: `6px ${vars.space[2]}`, color: color.ink.muted, overflowWrap: 'anywhere' }),
);
export const check = style(inComponent({ display: 'inline-flex', flex: 'none', width: 16, color: color.accent.ink }));
export const reason = style(inComponent({ ...text('caption'), display: 'block', color: color.ink.muted }));
export const further = style(inComponent({ marginInlineEnd: -4, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));
