import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';
import { ruledRow } from '../detail/ruled.css.ts';

export const row = style([
  ruledRow,
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space[2] }),
]);
export const name = style(inUtility({ overflowWrap: 'anywhere' }));
export const end = style(inUtility({ ...text('caption'), fontFamily: vars.font.mono, color: color.ink.muted }));
/** A day and what is said of it stay whole: the columns beside it wrap. */
export const life = style(inUtility({ display: 'grid', gap: 2, whiteSpace: 'nowrap' }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[5], minWidth: 0 }));
export const choices = style(inUtility({ display: 'grid', gap: vars.space[2] }));
export const days = style(inUtility({ width: 180, maxWidth: '100%' }));
/** Room for a whole token on one line. */
export const dialog = style(inUtility({ width: 600 }));
export const actions = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    justifyContent: 'end',
    '@media': { [below('sm')]: { justifyContent: 'start' } },
  }),
);
