import { color, focusRing, inUtility, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const cards = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const card = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const past = style([card, inUtility({ background: color.surface.sunken, color: color.ink.muted })]);
export const author = style(
  inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0, flexWrap: 'wrap' }),
);
export const name = style(inUtility({ fontWeight: 500, color: color.ink.strong, overflowWrap: 'anywhere' }));
export const operations = style(
  inUtility({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[2] }),
);
globalStyle(`${operations} > li`, inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const answers = style(inUtility({ display: 'flex', gap: vars.space[2], flexWrap: 'wrap' }));
/** What is said anew in a suggestion. */
export const addition = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }),
);
export const divider = style(inUtility({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}` }));
export const changes = style(
  inUtility({ ...text('dense'), color: color.ink.strong, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
);
globalStyle(`${changes} code`, inUtility({ fontFamily: vars.font.mono }));
/** The same words, set in another way. */
export const reset = style(
  inUtility({
    textDecoration: 'underline dotted',
    textDecorationColor: color.accent.solid,
    textUnderlineOffset: 3,
  }),
);
export const formats = style(
  inUtility({
    ...text('caption'),
    listStyle: 'none',
    margin: 0,
    padding: 0,
    color: color.ink.muted,
    overflowWrap: 'anywhere',
  }),
);
globalStyle(
  `${changes} ins`,
  inUtility({
    textDecoration: 'underline',
    textDecorationColor: color.accent.solid,
    textUnderlineOffset: 3,
    background: color.accent.subtle,
    color: color.accent.ink,
  }),
);
globalStyle(`${changes} del`, inUtility({ color: color.ink.muted, textDecorationThickness: 1 }));
globalStyle(`${changes} del + ins`, inUtility({ marginInlineStart: vars.space[1] }));
export const box = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], justifyItems: 'start' }),
);
globalStyle(`${box} > :not(button)`, inUtility({ width: '100%' }));
export const writing = style(
  inUtility({ display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space[4]}` }),
);
export const line = style(inUtility({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }));
export const answer = style(
  inUtility({ borderInlineStart: `1px solid ${color.line.default}`, paddingInlineStart: vars.space[3] }),
);
export const words = style(
  inUtility({
    ...text('dense'),
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: color.ink.default,
  }),
);
export const reason = style([
  words,
  inUtility({
    color: color.ink.muted,
    borderInlineStart: `2px solid ${color.line.default}`,
    paddingInlineStart: vars.space[2],
  }),
]);
export const mention = style(inUtility({ fontWeight: 500, color: color.accent.ink }));
/** What lies over that which follows: it goes with the focus, and a button that moved up then would miss its press. */
export const over = style(inUtility({ position: 'relative', height: 0, zIndex: 1 }));
export const readers = style(
  inUtility({
    position: 'absolute',
    insetInline: 0,
    padding: vars.space[1],
    maxHeight: '14rem',
    overflowY: 'auto',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
  }),
);
export const reader = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': { background: color.accent.subtle },
      '&:hover': { background: color.surface.sunken },
    },
  }),
);
export const address = style(inUtility({ ...text('caption'), color: color.ink.muted, overflowWrap: 'anywhere' }));
export const place = style(
  inUtility({
    ...text('caption'),
    border: 0,
    padding: 0,
    background: 'none',
    color: color.accent.ink,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
    ':focus-visible': focusRing,
  }),
);
/** A value that waits for a field, below it. */
export const suggestedValue = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[1]} ${vars.space[2]}`,
    marginTop: vars.space[1],
    border: `1px dashed ${color.accent.solid}`,
    background: color.accent.subtle,
  }),
);
export const valueAnswers = style(inUtility({ display: 'flex', gap: vars.space[1] }));
