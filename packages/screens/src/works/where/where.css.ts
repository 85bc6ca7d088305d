import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const where = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: vars.space[4],
    alignItems: 'start',
    paddingBlock: vars.space[2],
  }),
);
export const kinds = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] }),
);
export const note = style(inUtility({ gridColumn: '1 / -1' }));
