import { below, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const brand = style(
  inUtility({ display: 'flex', alignItems: 'center', borderRadius: vars.radius.md, color: 'inherit' }),
);

export const start = style(
  inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[3], flex: 1, minWidth: 0 }),
);

/** Across the page below the header, whose line it shares. */
export const offline = style(
  inUtility({
    borderWidth: '0 0 1px',
    borderRadius: 0,
    paddingInline: vars.space[6],
    '@media': { [below('md')]: { paddingInline: vars.space[4] } },
  }),
);
export const end = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [below('md')]: { gap: vars.space[1] } },
  }),
);
