import { inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const parts = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    padding: vars.space[4],
    overflowWrap: 'anywhere',
  }),
);
export const part = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
export const grounds = style(
  inUtility({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[2] }),
);
export const ground = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minWidth: 0 }),
);
export const writing = style(inUtility({ display: 'grid', gap: vars.space[1] }));
/** Paragraphs stand on lines of their own. */
export const text = style(inUtility({ whiteSpace: 'pre-wrap' }));
export const written = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
