import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const exchange = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);
export const question = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: vars.space[2] }),
);
/** Its words stand where those of the answer do. */
export const questionField = style(inUtility({ marginInlineStart: `calc(-1px - ${vars.space[3]})` }));
/** A heading that is a field when it is written in. */
export const words = style(
  inUtility({
    ...text('title3'),
    paddingBlock: vars.space[1],
    borderColor: 'transparent',
    background: 'none',
    color: color.ink.strong,
    selectors: {
      '&:hover:not(:read-only)': { borderColor: color.line.hair },
      '&:focus:not(:read-only)': { borderColor: color.line.strong, background: color.surface.base },
    },
  }),
);
export const searched = style(inUtility({ ...text('caption'), color: color.ink.muted, margin: 0 }));
export const ask = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    justifyItems: 'start',
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);
export const askField = style(inUtility({ inlineSize: '100%' }));
