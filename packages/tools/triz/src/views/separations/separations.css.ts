import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const ways = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: vars.space[6],
    alignItems: 'start',
  }),
);
export const way = style(inUtility({ display: 'grid', gap: vars.space[3], minWidth: 0 }));
export const list = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const row = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 36,
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
export const number = style(
  inUtility({ ...text('caption'), fontFamily: vars.font.mono, color: color.ink.muted, textAlign: 'end' }),
);
export const acts = style(inUtility({ display: 'flex' }));
export const adding = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[2], alignItems: 'end' }),
);
