import { below, color, inUtility, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

/** Keeps its height from the first moment on. */
export const row = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    minHeight: 36,
    marginInlineStart: -10,
  }),
);
/** Stands in a line of its own below what was pressed. */
export const notice = style(inUtility({ flexBasis: '100%', minHeight: '1lh', overflowWrap: 'anywhere' }));
export const wide = style(inUtility({ display: 'contents', '@media': { [below('md')]: { display: 'none' } } }));
export const narrow = style(inUtility({ display: 'none', '@media': { [below('md')]: { display: 'contents' } } }));
export const ratings = style(inUtility({ display: 'inline-flex', marginInlineStart: 'auto' }));
globalStyle(`${row} [aria-pressed="true"]`, inUtility({ background: color.accent.subtle, color: color.accent.ink }));
