import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const page = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] }));
export const controls = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[4]}` }),
);
export const find = style(inUtility({ flex: '1 1 240px', maxWidth: 420, minWidth: 0 }));
export const list = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));
