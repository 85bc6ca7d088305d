import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';
import { ruledRow } from '../detail/ruled.css.ts';

export const parts = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: vars.space[12],
    rowGap: vars.space[10],
    paddingTop: vars.space[4],
    '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const part = style(inUtility({ display: 'grid', gap: vars.space[4], alignContent: 'start', minWidth: 0 }));
export const session = style([
  ruledRow,
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space[2] }),
]);
export const passkey = style([
  ruledRow,
  inUtility({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', paddingBlock: vars.space[2] }),
]);
export const passkeyName = style(inUtility({ overflowWrap: 'anywhere' }));
/** Dark on light in every theme: a QR code has no other colours. */
export const qr = style(inUtility({ width: 200, height: 200, background: '#fff', borderRadius: vars.radius.md }));
export const secret = style(inUtility({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const codes = style(
  inUtility({
    margin: 0,
    padding: vars.space[4],
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(232px, 1fr))',
    gap: vars.space[2],
    fontFamily: vars.font.mono,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
  }),
);
