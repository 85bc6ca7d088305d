import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Below the line of its run; the foot stays in reach where much is asked. */
export const question = style(
  inUtility({
    gridColumn: '1 / -1',
    order: 2,
    display: 'grid',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);
export const view = style(
  inUtility({
    display: 'grid',
    gap: vars.space[3],
    maxHeight: 'min(48vh, 420px)',
    overflow: 'auto',
    padding: 4,
    margin: -4,
  }),
);
export const actions = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: vars.space[2] }),
);
