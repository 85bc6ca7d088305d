import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** An origin with what is known of its proof. */
export const origin = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    rowGap: 2,
    minWidth: 0,
  }),
);
export const origins = style(inUtility({ display: 'grid', gap: vars.space[2], minWidth: 0 }));
export const line = style(inUtility({ overflowWrap: 'anywhere' }));
export const id = style(
  inUtility({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere', color: color.ink.muted }),
);
/** Room for most hosts on one line. */
export const site = style(
  inUtility({ display: 'grid', gap: vars.space[1], minWidth: 180, '@media': { [below('sm')]: { minWidth: 0 } } }),
);
export const caps = style(inUtility({ display: 'grid', gap: 2, whiteSpace: 'nowrap' }));
/** In one line, but where the table is narrow and not yet stacked. */
export const actions = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    justifyContent: 'end',
    '@media': { [below('lg')]: { flexWrap: 'wrap' }, [below('sm')]: { justifyContent: 'start' } },
  }),
);
/** Lines of code stay whole where there is room. */
export const code = style(inUtility({ width: 640 }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[5], justifyItems: 'stretch', minWidth: 0 }));
export const choices = style(inUtility({ display: 'grid', gap: vars.space[2] }));
