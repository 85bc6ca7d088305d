import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const parts = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
export const add = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px auto',
    gap: vars.space[2],
    alignItems: 'end',
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const list = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const line = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[2],
    alignItems: 'center',
    paddingBlock: vars.space[2],
    borderTop: `1px solid ${color.line.hair}`,
    overflowWrap: 'anywhere',
  }),
);
export const links = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingTop: vars.space[3],
    borderTop: `1px solid ${color.line.default}`,
  }),
);
