import { below, color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

// Keeps a row's name readable where the table scrolls sideways.
export const rowName = style(
  inUtility({ display: 'inline-block', minWidth: 148, '@media': { [below('sm')]: { minWidth: 116 } } }),
);
export const owner = style(
  inUtility({ ...text('caption'), display: 'block', color: color.ink.muted, fontWeight: 400 }),
);
export const oneLine = style(inUtility({ whiteSpace: 'nowrap' }));

export const cards = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    columnGap: vars.space[6],
    rowGap: vars.space[4],
  }),
);
export const card = style(
  inUtility({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    minWidth: 0,
    paddingTop: vars.space[3],
    borderTop: `1px solid ${color.line.default}`,
  }),
);
export const cardText = style(inUtility({ ...text('body'), color: color.ink.default }));

export const titleButton = style(
  inUtility({
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink.strong,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({
        textDecoration: 'underline',
        textDecorationColor: color.accent.line,
        textUnderlineOffset: 3,
      }),
    },
  }),
);

export const hits = style(inUtility({ borderTop: `1px solid ${color.line.hair}` }));
export const hit = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: vars.space[3],
    boxSizing: 'border-box',
    width: '100%',
    padding: `${vars.space[2]} 0`,
    border: 0,
    borderBottom: `1px solid ${color.line.hair}`,
    background: 'none',
    color: color.ink.default,
    textAlign: 'start',
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: {
      'button&': { cursor: 'pointer' },
      'button&:hover': onHover({ background: color.surface.hover }),
    },
  }),
);
export const hitKind = style(inUtility({ color: color.ink.muted }));
export const hitTitle = style(inUtility({ display: 'block', color: color.ink.strong, fontWeight: 500 }));
export const hitQuote = style(
  inUtility({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: color.ink.muted,
  }),
);

export const next = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const nextItem = style(inUtility({ minWidth: 0, maxWidth: '100%' }));

export const pairs = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], margin: 0 }),
);
export const pairList = style(inUtility({ borderTop: `1px solid ${color.line.hair}` }));
export const pair = style(
  inUtility({
    ...text('body'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: vars.space[4],
    rowGap: vars.space[1],
    padding: `${vars.space[2]} 0`,
    borderBottom: `1px solid ${color.line.hair}`,
    color: color.ink.default,
    overflowWrap: 'anywhere',
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const problem = style(inUtility({ color: color.ink.strong, fontWeight: 500 }));
export const meansList = style(inUtility({ display: 'grid', gap: vars.space[1] }));
export const means = style(inUtility({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] }));
export const arrow = style(inUtility({ flex: 'none', height: '1lh', color: color.ink.muted }));
