import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const page = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] }));
export const search = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[3], alignItems: 'center' }),
);
export const isOld = style(inUtility({ opacity: 0.6 }));
export const kinds = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] }));
export const kind = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
export const cut = style(inUtility({ marginBlockEnd: vars.space[4] }));
export const list = style(inUtility({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }));
export const result = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `2px ${vars.space[3]}`,
    alignItems: 'baseline',
    padding: `${vars.space[2]} 0`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    overflowWrap: 'anywhere',
    '@media': { [below('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);
export const icon = style(inUtility({ color: color.ink.muted, alignSelf: 'center' }));
export const aside = style(
  inUtility({
    ...text('caption'),
    color: color.ink.muted,
    '@media': { [below('sm')]: { gridColumn: 2 } },
  }),
);
export const snippet = style(
  inUtility({
    ...text('dense'),
    gridColumn: '2 / -1',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: color.ink.muted,
  }),
);
export const word = style(inUtility({ background: 'none', color: color.ink.strong, fontWeight: 600 }));
