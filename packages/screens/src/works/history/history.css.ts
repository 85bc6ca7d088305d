import { color, inUtility, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const keep = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
  }),
);
export const heading = style(inUtility({ padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}` }));
export const entries = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const entry = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const name = style(inUtility({ fontWeight: 500, color: color.ink.strong, overflowWrap: 'anywhere' }));
export const actions = style(
  inUtility({ display: 'flex', gap: vars.space[2], marginInlineStart: `calc(-1 * ${vars.space[2]})` }),
);
export const difference = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const subject = style(inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const fields = style(inUtility({ display: 'grid', gap: vars.space[2], margin: 0 }));
globalStyle(
  `${fields} > div`,
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 4fr)', gap: vars.space[3] }),
);
globalStyle(`${fields} dt`, inUtility({ ...text('caption'), color: color.ink.muted }));
globalStyle(`${fields} dd`, inUtility({ margin: 0 }));
export const dialog = style(inUtility({ maxWidth: 'min(760px, 100%)', width: 760 }));
