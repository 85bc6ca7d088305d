import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const head = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    marginBottom: vars.space[3],
  }),
);
export const filter = style(inUtility({ marginBottom: vars.space[6] }));
export const placeholder = style(
  inUtility({ display: 'flex', alignItems: 'center', minHeight: 40, borderBottom: `1px solid ${color.line.hair}` }),
);
export const day = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    marginBottom: vars.space[8],
  }),
);
export const note = style(inUtility({ marginBottom: vars.space[6] }));
export const more = style(inUtility({ display: 'grid', justifyItems: 'center', gap: vars.space[2] }));
