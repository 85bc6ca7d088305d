import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const parts = style(inUtility({ display: 'grid', gap: vars.space[12], paddingTop: vars.space[4] }));
export const part = style(inUtility({ display: 'grid', gap: vars.space[4], minWidth: 0 }));
export const scroll = style(inUtility({ overflowX: 'auto' }));
export const contact = style(inUtility({ ...text('caption'), color: color.ink.muted, overflowWrap: 'anywhere' }));
export const nameCell = style(inUtility({ display: 'grid', gap: 2, minWidth: 160 }));
export const form = style(inUtility({ display: 'grid', gap: vars.space[4], maxWidth: 480, justifyItems: 'stretch' }));
export const link = style(
  inUtility({ ...text('caption'), fontFamily: vars.font.mono, overflowWrap: 'anywhere', color: color.ink.strong }),
);
export const rows = style(
  inUtility({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.line.hair}` }),
);
export const row = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 44,
    paddingBlock: vars.space[1],
    borderBottom: `1px solid ${color.line.hair}`,
  }),
);
