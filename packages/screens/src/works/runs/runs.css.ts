import { below, color, inUtility, vars, zIndex } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** At the foot of the page: what stands above keeps its place when something begins or ends. */
export const list = style(
  inUtility({
    position: 'sticky',
    insetBlockEnd: vars.space[4],
    zIndex: zIndex.sticky,
    display: 'grid',
    gap: vars.space[2],
    maxWidth: 760,
    marginInline: 'auto',
    marginBlock: `${vars.space[4]} 0`,
    padding: 0,
    listStyle: 'none',
    '@media': { print: { display: 'none' } },
  }),
);
export const line = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) auto minmax(80px, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: 44,
    paddingInline: vars.space[3],
    background: color.surface.raised,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    boxShadow: color.shadow.floating,
    '@media': {
      [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingBlock: vars.space[2] },
    },
  }),
);
export const what = style(inUtility({ display: 'grid', minWidth: 0 }));
export const actions = style(inUtility({ display: 'flex', gap: vars.space[1] }));
/** Opened below its run. */
export const steps = style(
  inUtility({
    gridColumn: '1 / -1',
    order: 2,
    minWidth: 0,
    maxHeight: '40vh',
    overflow: 'auto',
    paddingBlockEnd: vars.space[2],
  }),
);
export const rule = style(inUtility({ '@media': { [below('sm')]: { gridColumn: '1 / -1', order: 1 } } }));
