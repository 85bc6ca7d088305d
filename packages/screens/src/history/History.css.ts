import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const head = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    marginBottom: vars.space[3],
  }),
);
export const filter = style(inUtility({ marginBottom: vars.space[6] }));
export const placeholder = style(
  inUtility({ display: 'flex', alignItems: 'center', minHeight: 40, borderBottom: `1px solid ${color.line.hair}` }),
);
export const day = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    marginBottom: vars.space[8],
  }),
);
export const note = style(inUtility({ marginBottom: vars.space[6] }));
export const more = style(inUtility({ display: 'grid', justifyItems: 'center', gap: vars.space[2] }));

export const removed = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const removedWork = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 48,
    borderBottom: `1px solid ${color.line.hair}`,
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingBlock: vars.space[2] } },
  }),
);
export const removedTitle = style(
  inUtility({
    overflowWrap: 'anywhere',
    color: color.ink.strong,
    '@media': { [below('sm')]: { gridColumn: '1 / -1' } },
  }),
);
