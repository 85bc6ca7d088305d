import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const section = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    marginBlockStart: vars.space[8],
  }),
);
export const list = style(inUtility({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const award = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    justifyItems: 'start',
    paddingBlock: vars.space[3],
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const words = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[3], width: '100%', maxWidth: 480 }));
