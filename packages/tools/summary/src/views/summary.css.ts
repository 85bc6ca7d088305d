import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const source = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    // A page of lines that can be read, and the frame around it.
    maxWidth: 760,
    marginInline: 'auto',
    marginBlockEnd: vars.space[6],
  }),
);
export const section = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
