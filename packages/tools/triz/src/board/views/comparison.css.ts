import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Below the canvas: the table, and beside it what it comes to. */
export const comparison = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    background: color.surface.base,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
  }),
);
export const head = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
/** What the ideas are held against, beside the title. */
export const datum = style(
  inUtility({
    flex: '1 1 200px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 280px)',
    justifyContent: 'start',
    gap: vars.space[2],
    alignItems: 'center',
  }),
);
export const acts = style(inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const sides = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: vars.space[5],
    alignItems: 'start',
    '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const scroll = style(inUtility({ overflowX: 'auto', display: 'grid', gap: vars.space[2] }));
export const table = style(inUtility({ borderCollapse: 'collapse', minWidth: '100%' }));
const cellBase = {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBottom: `1px solid ${color.line.hair}`,
  verticalAlign: 'middle',
} as const;
export const heading = style(
  inUtility({
    ...cellBase,
    ...text('caption'),
    textAlign: 'start',
    verticalAlign: 'bottom',
    color: color.ink.muted,
    borderBottomColor: color.line.strong,
    minWidth: 88,
  }),
);
export const ideaHeading = style([heading, inUtility({ color: color.ink.strong, minWidth: 112, maxWidth: 200 })]);
export const letter = style(
  inUtility({
    ...text('caption'),
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    fontFamily: vars.font.mono,
    fontWeight: 600,
    color: color.ink.onInverse,
    background: color.surface.inverse,
    borderRadius: vars.radius.sm,
  }),
);
/** A name of many words stands in three lines, and whole where it is pointed at. */
export const ideaName = style(
  inUtility({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const criterion = style(inUtility({ ...cellBase, textAlign: 'start', fontWeight: 400, minWidth: 160 }));
export const criterionName = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[1], alignItems: 'center' }),
);
export const cell = style(inUtility({ ...cellBase, color: color.ink.muted }));
export const verdict = style([
  cell,
  inUtility({
    selectors: {
      '&[data-verdict="better"]': { background: color.positive.subtle },
      '&[data-verdict="worse"]': { background: color.caution.subtle },
    },
  }),
]);
export const netHeading = style(
  inUtility({ ...cellBase, ...text('caption'), textAlign: 'start', color: color.ink.muted, borderBottom: 0 }),
);
export const net = style(inUtility({ ...cellBase, fontVariantNumeric: 'tabular-nums', borderBottom: 0 }));
export const open = style(inUtility({ ...text('caption'), color: color.ink.muted }));

export const chart = style(inUtility({ margin: 0, display: 'grid', gap: vars.space[2] }));
export const drawing = style(inUtility({ display: 'block', inlineSize: '100%', maxInlineSize: 400 }));
export const letterBox = style(inUtility({ fill: color.surface.inverse }));
export const letterText = style(
  inUtility({ fill: color.ink.onInverse, fontFamily: vars.font.mono, fontSize: 11, fontWeight: 600 }),
);
export const gained = style(inUtility({ fill: color.diverge[3] }));
export const lost = style(inUtility({ fill: color.diverge[5] }));
export const netBar = style(inUtility({ fill: color.ink.strong }));
export const value = style(
  inUtility({ fill: color.ink.strong, fontFamily: vars.font.mono, fontSize: 12, fontWeight: 600 }),
);
export const axis = style(inUtility({ stroke: color.ink.strong }));
