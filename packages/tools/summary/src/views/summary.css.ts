import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const source = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
export const section = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
