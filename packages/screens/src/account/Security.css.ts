import { below, inUtility, vars } from '@assay/design-system/style';
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
