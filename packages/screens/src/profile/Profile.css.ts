import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

/** Tables of people and events take more room than prose; every part keeps the same edges. */
export const page = style(inUtility({ width: '100%', maxWidth: 1120, marginInline: 'auto' }));
export const title = style(inUtility({ marginBottom: vars.space[4] }));

/** Form beside facts; one below the other where there is no room. */
export const parts = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: vars.space[12],
    rowGap: vars.space[8],
    paddingTop: vars.space[4],
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inUtility({ display: 'grid', gap: vars.space[8], alignContent: 'start' }));
export const sections = style(inUtility({ display: 'grid', gap: vars.space[12], paddingTop: vars.space[4] }));
export const part = style(inUtility({ display: 'grid', gap: vars.space[4], alignContent: 'start', minWidth: 0 }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[4] }));
export const feedback = style(
  inUtility({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[3], overflowWrap: 'anywhere' }),
);
export const quality = style([part, inUtility({ paddingTop: vars.space[4] })]);
export const groups = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingTop: vars.space[2],
  }),
);
/** A table whose first column stays while it scrolls: both have one ground. */
export const sheet = style(
  inUtility({
    minWidth: 0,
    paddingInline: vars.space[4],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
    overflow: 'clip',
  }),
);
/** Beside a row of figures that scrolls, names do not break into letters on a telephone. */
export const rowName = style(inUtility({ display: 'inline-block', minWidth: 120 }));
export const bounds = style(inUtility({ whiteSpace: 'nowrap' }));
export const figures = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12], rowGap: vars.space[3], margin: 0 }),
);
export const figure = style(inUtility({ display: 'grid', gap: vars.space.half }));
export const figureValue = style(
  inUtility({ ...text('title2'), margin: 0, color: color.ink.strong, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const following = style(inUtility({ display: 'grid', gap: vars.space[2], maxWidth: 480 }));
export const breaking = style(inUtility({ overflowWrap: 'anywhere' }));

export const upload = style(inUtility({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
const dropBase = inUtility({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  padding: `${vars.space[6]} ${vars.space[4]}`,
  border: `1px dashed ${color.line.strong}`,
  borderRadius: vars.radius.lg,
  background: color.surface.base,
  textAlign: 'center',
});
export const dropArea = styleVariants({
  idle: [dropBase],
  over: [
    dropBase,
    inUtility({ borderStyle: 'solid', borderColor: color.accent.solid, background: color.surface.selected }),
  ],
});
export const dropText = style(inUtility({ maxWidth: '64ch', marginBottom: vars.space[2] }));

export const uploadList = style(
  inUtility({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 360,
    overflowY: 'auto',
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const uploadRow = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto 28px',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: 44,
    padding: `${vars.space[1]} 0`,
    borderBottom: `1px solid ${color.line.hair}`,
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto 28px' } },
  }),
);
export const uploadName = style(inUtility({ display: 'grid', gap: 2, minWidth: 0 }));
export const uploadSize = style(inUtility({ '@media': { [below('sm')]: { display: 'none' } } }));
export const iconPlace = style(inUtility({ width: 28 }));

export const pathForm = style(
  inUtility({
    display: 'grid',
    gap: vars.space[3],
    paddingTop: vars.space[4],
    borderTop: `1px solid ${color.line.hair}`,
  }),
);

export const run = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    padding: `${vars.space[4]} 0`,
    borderBottom: `1px solid ${color.line.hair}`,
    minWidth: 0,
  }),
);
export const runHead = style(
  inUtility({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] }),
);
export const counts = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[1],
    margin: 0,
  }),
);
export const count = style(inUtility({ display: 'flex', gap: vars.space[2], color: color.ink.muted }));
export const countValue = style(
  inUtility({ margin: 0, color: color.ink.strong, fontVariantNumeric: 'tabular-nums lining-nums' }),
);
export const report = style(inUtility({ display: 'grid', gap: vars.space[3], minWidth: 0 }));
/** A quiet button stands on the line by its words, not by its edge. */
export const toReport = style(inUtility({ marginInlineStart: `calc(-1 * ${vars.space[2]})` }));

export const measures = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflow: 'clip',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.line.hair,
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const measure = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    padding: vars.space[4],
    background: color.surface.base,
  }),
);
export const measureHead = style(
  inUtility({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] }),
);
