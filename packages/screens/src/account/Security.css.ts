import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const parts = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: vars.space[12],
    rowGap: vars.space[10],
    paddingTop: vars.space[4],
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const part = style(inUtility({ display: 'grid', gap: vars.space[4], alignContent: 'start', minWidth: 0 }));
export const sessions = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const session = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 44,
    paddingBlock: vars.space[2],
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
export const device = style(inUtility({ display: 'grid', gap: 2, minWidth: 0 }));
