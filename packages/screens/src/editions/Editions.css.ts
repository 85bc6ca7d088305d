import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style(inUtility({ display: 'grid', gap: vars.space[2], marginBlockEnd: vars.space[6] }));
export const titleRow = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
);
/** A heading and, at the other end of its line, what can be done with what it heads. */
export const headed = style([titleRow, inUtility({ justifyContent: 'space-between', marginBlockEnd: vars.space[2] })]);
export const section = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    marginBlockStart: vars.space[8],
  }),
);

/** A use of its quota: the figures, and the rule below them. */
export const measure = style(inUtility({ display: 'grid', gap: vars.space[1], minWidth: 96 }));
export const measureWords = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    color: color.ink.strong,
  }),
);

export const tabs = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    marginBlockEnd: vars.space[6],
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
export const tab = style(
  inUtility({
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: color.ink.muted,
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
    selectors: {
      '&:hover': { color: color.ink.strong },
      '&[aria-current="page"]': { color: color.ink.strong, fontWeight: 500, borderBottomColor: color.accent.solid },
    },
  }),
);

export const plans = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderTop: `1px solid ${color.line.hair}`,
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const plan = style(
  inUtility({
    display: 'grid',
    // The columns of all plans are the same, whether or not there is something to press.
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'start',
    rowGap: vars.space[4],
    padding: `${vars.space[4]} 0`,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
globalStyle(`${plan} > button`, inUtility({ justifySelf: 'start' }));
/** On a page the columns have room for the name of a package and its tag beside it. */
export const compared = style({});
globalStyle(
  `${compared} :is(th, td):nth-child(n + 2)`,
  inUtility({ '@media': { '(min-width: 768px)': { width: 168 } } }),
);
export const planName = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const figures = style(inUtility({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }));
export const after = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    marginBlockStart: vars.space[3],
    // A quiet button stands on the line by its words, not by its edge.
    marginInlineStart: -10,
  }),
);
