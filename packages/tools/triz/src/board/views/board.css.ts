import { below, color, inUtility, text, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const board = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));
/** Px of the panel over the canvas and beside it, and what both cover of the canvas. */
const panelSize = 320;
const panelInset = 16;
export const panelRoom = panelSize + panelInset;

/** The canvas, and over its end, or on a narrow page below, what the chosen card holds. */
export const plane = style([board, inUtility({ position: 'relative' })]);
export const panel = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    background: color.surface.base,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
    position: 'absolute',
    zIndex: zIndex.sticky,
    insetBlockStart: 60,
    insetInlineEnd: panelInset,
    inlineSize: panelSize,
    maxBlockSize: 'calc(100% - 76px)',
    overflow: 'auto',
    boxShadow: color.shadow.floating,
    '@media': {
      [below('lg')]: { position: 'static', inlineSize: 'auto', maxBlockSize: 'none', boxShadow: 'none' },
    },
  }),
);
export const panelHead = style(
  inUtility({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space[2] }),
);
/** What is said about it stands behind it, and covers no word. */
export const marked = style(inUtility({ paddingInlineEnd: 32 }));
export const named = style([marked, inUtility({ flex: 1 })]);
export const push = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);
export const ways = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));
export const acts = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

const card = {
  boxSizing: 'border-box',
  height: '100%',
  display: 'grid',
  alignContent: 'center',
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  background: color.surface.base,
  border: `1px solid ${color.line.strong}`,
  borderInlineStart: `4px solid var(--board-hue, ${color.line.strong})`,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  textAlign: 'start',
} as const;
export const idea = style(
  inUtility({ ...card, borderColor: color.line.default, borderInlineStartColor: 'var(--board-hue)' }),
);
export const branch = style(inUtility(card));
export const problem = style(
  inUtility({
    ...card,
    borderColor: color.ink.strong,
    borderInlineStartWidth: 1,
    borderInlineStartColor: color.ink.strong,
  }),
);
export const aside = style(
  inUtility({ background: color.surface.sunken, borderStyle: 'dashed', borderInlineStartStyle: 'solid' }),
);
/** What is only suggested has the broken edge of suggestions. */
export const ghost = style(inUtility({ background: color.accent.subtle, border: `2px dashed ${color.accent.solid}` }));
export const label = style(
  inUtility({
    ...text('dense'),
    fontWeight: 500,
    color: color.ink.strong,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const oneLine = style(inUtility({ WebkitLineClamp: 1 }));
export const struck = style(inUtility({ textDecoration: 'line-through', color: color.ink.muted }));
export const detail = style(
  inUtility({
    ...text('caption'),
    color: color.ink.muted,
    display: 'flex',
    gap: vars.space[2],
    minWidth: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  }),
);
/** The letter of a compared idea, at the end of its line. */
export const atEnd = style(inUtility({ marginInlineStart: 'auto' }));
export const words = style(inUtility({ overflow: 'hidden', textOverflow: 'ellipsis' }));
/** How many ideas hang on a branch, at the end of its line. */
export const hanging = style(inUtility({ marginInlineStart: 'auto', fontFamily: vars.font.mono }));
/** Passages carry it: the streak of evidence, and how many. */
export const count = style(
  inUtility({
    fontFamily: vars.font.mono,
    fontWeight: 600,
    color: color.ink.strong,
    background: color.evidence.mark,
    borderInlineStart: `3px solid ${color.accent.solid}`,
    paddingInline: 4,
  }),
);
