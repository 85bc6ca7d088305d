import { below, color, inUtility, layout, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));
/** It is gone to from an address, not operated. */
export const title = style(inUtility({ outline: 'none' }));
export const view = style(inUtility({ justifySelf: 'start' }));
export const facts = style(inUtility({ maxWidth: 760 }));

export const body = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    ...text('prose'),
    color: color.ink.default,
    overflowWrap: 'anywhere',
  }),
);

/** What is gone to must not come to lie below the header of the frame. */
const reachable = { scrollMarginBlock: `${layout.header + 32}px 96px` } as const;

export const page = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
    background: color.surface.raised,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.sm,
    '@media': { [below('md')]: { padding: vars.space[4] } },
  }),
);
export const pageNumber = style(inUtility({ ...text('caption'), color: color.ink.muted, margin: 0 }));

export const part = style(inUtility({ ...reachable, margin: 0, minWidth: 0, outline: 'none', position: 'relative' }));
export const heading = style(
  inUtility({
    ...reachable,
    ...text('lead'),
    margin: `${vars.space[4]} 0 0`,
    color: color.ink.strong,
    outline: 'none',
  }),
);
export const table = style(inUtility({ ...text('dense'), whiteSpace: 'pre-wrap', fontVariantNumeric: 'tabular-nums' }));
export const cells = style(
  inUtility({ width: '100%', borderCollapse: 'collapse', borderBlockStart: `1px solid ${color.line.strong}` }),
);
globalStyle(
  `${cells} :is(th, td)`,
  inUtility({
    padding: `6px ${vars.space[4]} 6px 0`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'baseline',
    whiteSpace: 'normal',
  }),
);
globalStyle(`${cells} th[scope="col"]`, inUtility({ fontWeight: 500, color: color.ink.muted }));
export const caption = style(inUtility({ ...text('dense'), color: color.ink.muted }));
export const label = style(
  inUtility({ ...text('caption'), display: 'block', color: color.ink.muted, fontFamily: vars.font.mono }),
);
export const dependent = style(inUtility({ marginInlineStart: vars.space[6] }));

/** The paragraph of the cited passage. */
export const streak = style(
  inUtility({
    borderInlineStart: `3px solid ${color.evidence.markLine}`,
    paddingInlineStart: 13,
    marginInlineStart: -16,
    '@media': { [below('md')]: { marginInlineStart: 0 } },
  }),
);
const mark = { color: 'inherit', background: 'transparent', boxDecorationBreak: 'clone' } as const;
export const shown = style(
  inUtility({ ...mark, ...reachable, background: color.evidence.mark, color: color.ink.strong }),
);
export const cited = style(inUtility({ ...mark, borderBlockEnd: `1px solid ${color.evidence.markLine}` }));
export const found = style(
  inUtility({ ...mark, background: color.caution.subtle, boxShadow: `0 0 0 1px ${color.caution.line}` }),
);
export const current = style(
  inUtility({ ...mark, ...reachable, background: color.accent.solid, color: color.accent.onSolid }),
);

export const aside = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] }));
export const asidePart = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);
export const lines = style(inUtility({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const line = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    width: '100%',
    minHeight: 28,
    boxSizing: 'border-box',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: 0,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    color: color.ink.default,
    font: 'inherit',
    fontSize: 13,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&[aria-current]': { borderInlineStartColor: color.evidence.markLine, color: color.ink.strong },
    },
  }),
);
export const inner = style(inUtility({ paddingInlineStart: vars.space[6] }));
export const lineText = style(
  inUtility({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const lineAside = style(inUtility({ ...text('caption'), flex: 'none', color: color.ink.muted }));

/** On a narrow screen the outline stands before the text and must leave room for it. */
export const outlineLines = style(inUtility({ '@media': { [below('lg')]: { maxHeight: 208, overflowY: 'auto' } } }));

export const find = style(inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const findBox = style(inUtility({ flex: '1 1 200px', minWidth: 0, maxWidth: 420 }));
export const findCount = style(inUtility({ ...text('caption'), color: color.ink.muted, whiteSpace: 'nowrap' }));
