import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, keepsFill, onHover, pressTransition, text } from '../theme/mixins.ts';

export const calendar = style(inComponent({ width: 252, maxWidth: '100%', margin: 'auto' }));

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginBlockEnd: vars.space[2],
  }),
);

export const turn = style(inComponent({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

export const choices = style(
  inComponent({ display: 'flex', flex: 1, justifyContent: 'center', gap: vars.space[1], minWidth: 0 }),
);

/** Month and year are choices of the platform, so that a priority date of 1994 is two presses away. */
export const choice = style(
  inComponent({
    ...text('dense'),
    minWidth: 0,
    height: 28,
    margin: 0,
    paddingInline: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: color.ink.strong,
    fontFamily: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ borderColor: color.line.strong }),
      '&:focus-visible': focusRing,
    },
  }),
);

export const grid = style(
  inComponent({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', borderSpacing: 0 }),
);

export const weekday = style(
  inComponent({ ...text('caption'), height: 24, padding: 0, color: color.ink.muted, textAlign: 'center' }),
);

export const cell = style(
  inComponent({
    padding: 0,
    height: 34,
    textAlign: 'center',
    selectors: {
      // A span is a streak through its days: reference edges at both ends, the tint between.
      '&[data-span]': { background: color.surface.selected },
      '&[data-span="from"]': { boxShadow: `inset 3px 0 0 ${color.accent.solid}` },
      '&[data-span="to"]': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` },
      '[dir="rtl"] &[data-span="from"]': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` },
      '[dir="rtl"] &[data-span="to"]': { boxShadow: `inset 3px 0 0 ${color.accent.solid}` },
    },
  }),
);

export const day = style(
  inComponent({
    ...text('dense'),
    ...pressTransition,
    position: 'relative',
    boxSizing: 'border-box',
    width: 32,
    height: 32,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: 'transparent',
    color: color.ink.default,
    fontFamily: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': onHover({ background: color.surface.hover, color: color.ink.strong }),
      '&:focus-visible': { ...focusRing, outlineOffset: -2, zIndex: 1 },
      '&[data-outside]': { color: color.ink.muted },
      // A short rule below the number marks today.
      '&[aria-current="date"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 9,
        insetBlockEnd: 4,
        height: 2,
        background: 'currentColor',
      },
      '[aria-selected="true"] > &': {
        ...keepsFill,
        background: color.accent.solid,
        color: color.accent.onSolid,
        fontWeight: 600,
      },
      '[aria-selected="true"] > &:hover:not([aria-disabled="true"])': onHover({
        background: color.accent.solidHover,
        color: color.accent.onSolid,
      }),
      '&[aria-disabled="true"]': { color: color.ink.faint, textDecoration: 'line-through', cursor: 'not-allowed' },
    },
  }),
);

export const foot = style(
  inComponent({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);
