import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const passage = style(inUtility({ display: 'grid', gap: vars.space[1], justifyItems: 'start' }));
/** Its words stand where those of a text without a frame would. */
export const field = style(inUtility({ marginInline: `calc(-1px - ${vars.space[3]})` }));
/** A passage, and at its end what takes it away. */
export const removable = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[2],
    alignItems: 'start',
  }),
);
