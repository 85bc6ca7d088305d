import { below, color, inUtility, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const list = style(
  inUtility({
    display: 'grid',
    gap: vars.space[2],
    listStyle: 'none',
    padding: 0,
    marginBlock: `0 ${vars.space[4]}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const line = style(
  inUtility({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 40,
    paddingInline: vars.space[3],
    background: color.surface.raised,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    '@media': { [below('sm')]: { flexWrap: 'wrap', paddingBlock: vars.space[2] } },
  }),
);
export const what = style(inUtility({ whiteSpace: 'nowrap' }));
/** On a narrow page below the words. */
export const rule = style(
  inUtility({ flex: 1, minWidth: 80, '@media': { [below('sm')]: { order: 1, flexBasis: '100%' } } }),
);
