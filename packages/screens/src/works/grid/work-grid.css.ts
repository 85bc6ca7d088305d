import { color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const grid = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], minWidth: 0 }),
);
export const bar = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    minHeight: 36,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: `1px solid ${color.line.hair}`,
    background: color.surface.sunken,
  }),
);
export const barName = style(inUtility({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }));
export const barNotes = style(
  inUtility({
    display: 'grid',
    gap: vars.space[1],
    flexBasis: '100%',
    minWidth: 0,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const note = style(
  inUtility({ display: 'flex', gap: vars.space[1], alignItems: 'center', overflowWrap: 'anywhere' }),
);
export const passages = style(inUtility({ display: 'grid', gap: vars.space[2], justifyItems: 'start' }));
