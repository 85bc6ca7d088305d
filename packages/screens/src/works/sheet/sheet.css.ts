import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const sheet = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    maxWidth: 760,
    marginInline: 'auto',
    marginBlockEnd: vars.space[6],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[8],
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
    '@media': { [below('md')]: { paddingBlock: vars.space[4], paddingInline: vars.space[4] } },
  }),
);
