import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const links = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const link = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 44,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
