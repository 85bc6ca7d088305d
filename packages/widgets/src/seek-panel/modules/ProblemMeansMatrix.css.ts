import { color, focusRingInset, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

export const figure = style(inUtility({ display: 'grid', gap: vars.space[2], minWidth: 0 }));

export const scroller = style(
  inUtility({
    overflowX: 'auto',
    // Room for the focus ring, which a scrolling box would clip.
    margin: -4,
    padding: 4,
    selectors: { '&:focus-visible': focusRingInset },
  }),
);

export const grid = style(
  inUtility({
    ...text('dense'),
    borderCollapse: 'separate',
    borderSpacing: 2,
    marginInlineStart: -2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

const head = inUtility({ ...text('caption'), color: color.ink.muted, fontWeight: 500, textAlign: 'start' });

export const corner = style([
  head,
  inUtility({ minWidth: 168, padding: `0 0 ${vars.space[1]}`, verticalAlign: 'bottom' }),
]);
export const columnHead = style([
  head,
  inUtility({ minWidth: 88, maxWidth: 132, padding: `0 ${vars.space[1]} ${vars.space[1]}`, verticalAlign: 'bottom' }),
]);
export const rowHead = style(
  inUtility({
    maxWidth: 220,
    padding: `0 ${vars.space[3]} 0 0`,
    color: color.ink.default,
    fontWeight: 400,
    textAlign: 'start',
  }),
);

export const cell = style(inUtility({ padding: 0 }));

export const mark = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 36,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    color: color.ink.strong,
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': onHover({ boxShadow: `inset 0 0 0 1px ${color.accent.solid}` }),
      '&:focus-visible': focusRingInset,
    },
  }),
);

export const step = styleVariants({
  1: inUtility({ background: color.sequence[1] }),
  2: inUtility({ background: color.sequence[2] }),
  3: inUtility({ background: color.sequence[3], fontWeight: 500 }),
});

export const empty = style(inUtility({ background: color.surface.sunken, color: color.ink.muted }));
