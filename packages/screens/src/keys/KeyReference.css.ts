import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const dialog = style(inUtility({ width: 600 }));
export const rows = style(inUtility({ margin: `${vars.space[2]} 0 0` }));
export const row = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    padding: `6px 0`,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
export const keys = style(inUtility({ margin: 0 }));
