import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const passage = style(inUtility({ display: 'grid', gap: vars.space[1], justifyItems: 'start' }));
/** Its words stand where those of a text without a frame would. */
export const field = style(inUtility({ marginInline: `calc(-1px - ${vars.space[3]})` }));
