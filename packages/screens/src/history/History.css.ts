import { below, color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const head = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    marginBottom: vars.space[6],
  }),
);
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
export const rows = style(inUtility({ borderTop: `1px solid ${color.line.hair}` }));
export const row = style(
  inUtility({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 40,
    borderBottom: `1px solid ${color.line.hair}`,
    selectors: { '&:hover': onHover({ background: color.surface.hover }) },
  }),
);
export const current = style(
  inUtility({
    background: color.surface.selected,
    boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    paddingInlineStart: vars.space[3],
  }),
);
export const kind = style(inUtility({ width: 88, flex: 'none', '@media': { [below('md')]: { display: 'none' } } }));
export const link = style(
  inUtility({
    ...text('body'),
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.ink.strong,
    textDecoration: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);
// Above the row's own target.
export const remove = style(inUtility({ position: 'relative', zIndex: 1 }));
export const more = style(inUtility({ display: 'flex', justifyContent: 'center' }));
