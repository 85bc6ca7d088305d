import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const parts = style(
  inUtility({ ...column, gap: vars.space[5], padding: vars.space[4], overflowWrap: 'anywhere' }),
);
export const document = style(inUtility({ ...column, gap: vars.space[2] }));
export const gone = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }));
export const passages = style(
  inUtility({ ...column, gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }),
);
export const places = style(inUtility({ ...column, gap: vars.space[1], justifyItems: 'start' }));
