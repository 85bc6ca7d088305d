import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const subject = style(inUtility({ color: color.ink.muted, fontWeight: 400 }));

export const asked = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
    marginBottom: vars.space[2],
  }),
);
const block = inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minWidth: 0 });
export const figure = style(block);
/** What several sources state takes the whole width. */
export const figures = style([block, inUtility({ gridColumn: '1 / -1' })]);
export const figureName = style(inUtility({ ...text('dense'), color: color.ink.default, fontWeight: 500 }));
export const figureLine = style(
  inUtility({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const number = style(
  inUtility({
    ...text('display'),
    color: color.ink.strong,
    '@media': { [below('sm')]: { ...text('title1') } },
  }),
);
export const unit = style(
  inUtility({ ...text('title3'), marginInline: `2px ${vars.space[1]}`, color: color.ink.muted, fontWeight: 400 }),
);
export const conditions = style(
  inUtility({ ...text('dense'), margin: 0, color: color.ink.muted, overflowWrap: 'anywhere' }),
);

export const conflictTag = style(inUtility({ marginInlineEnd: vars.space[2] }));

export const bars = style(inUtility({ marginTop: vars.space[3], paddingBottom: 20, position: 'relative' }));
export const barRows = style(inUtility({ borderTop: `1px solid ${color.line.hair}` }));
/** Width of the words before the bars; narrow screens set the bar below them. */
const words = '264px';
export const barRow = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: `${words} minmax(0, 1fr)`,
    columnGap: vars.space[4],
    alignItems: 'center',
    padding: `6px 0`,
    borderBottom: `1px solid ${color.line.hair}`,
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2 } },
  }),
);
export const barValue = style(
  inUtility({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[1] }),
);
export const barNumber = style(
  inUtility({ color: color.ink.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const barConflict = style(inUtility({ alignSelf: 'center', display: 'inline-flex', color: color.caution.ink }));
export const barTold = style(
  inUtility({ ...text('caption'), gridColumn: 1, color: color.ink.muted, overflowWrap: 'anywhere' }),
);
export const track = style(
  inUtility({
    position: 'relative',
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'stretch',
    minHeight: 20,
    '@media': { [below('md')]: { gridColumn: 1, gridRow: 'auto' } },
  }),
);
const mark = {
  position: 'absolute',
  insetBlock: 'calc(50% - 5px)',
  borderRadius: vars.radius.sm,
  // Bars are what is measured: the figure beside each says the same in words.
  forcedColorAdjust: 'none',
} as const;
export const bar = style(inUtility({ ...mark, background: color.category.verdigris }));
/** Hatching would say that something is missing; the sign beside the figure says what this is. */
export const conflictingBar = style(
  inUtility({
    ...mark,
    background: color.caution.solid,
    outline: `1px solid ${color.caution.ink}`,
  }),
);
export const axis = style(
  inUtility({
    position: 'absolute',
    insetInline: `calc(${words} + ${vars.space[4]}) 0`,
    insetBlockEnd: 0,
    height: 18,
    '@media': { [below('md')]: { insetInlineStart: 0 } },
  }),
);
export const tick = style(
  inUtility({
    ...text('micro'),
    position: 'absolute',
    translate: '-50% 0',
    color: color.ink.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '50%',
        insetBlockEnd: '100%',
        height: 4,
        borderInlineStart: `1px solid ${color.line.default}`,
      },
    },
  }),
);

export const cellValue = style(inUtility({ display: 'block', whiteSpace: 'nowrap' }));
