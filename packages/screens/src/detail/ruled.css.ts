import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Rows between hair lines, for lists that are neither links nor a table. */
export const ruledList = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const ruledRow = style(
  inUtility({
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 44,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
/** A line and what explains it, below. */
export const stacked = style(inUtility({ display: 'grid', gap: 2, minWidth: 0 }));
