import { color, inUtility, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

export const criteria = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);
export const criterion = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 72px auto',
    gap: vars.space[1],
    alignItems: 'center',
  }),
);
/** How concepts are compared, and with which. */
export const ways = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const datum = style(
  inUtility({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0, maxWidth: '100%' }),
);
export const datumLabel = style(inUtility({ flex: 'none' }));

/** A score as five steps of which so many are filled, and its number. */
export const score = style(inUtility({ display: 'inline-flex', alignItems: 'center', gap: 2 }));
const step = style(inUtility({ width: 8, height: 12, background: color.surface.sunken }));
export const emptyStep = step;
export const steps = styleVariants(color.sequence, (background) => [
  step,
  inUtility({ background, forcedColorAdjust: 'none' }),
]);
export const scoreNumber = style(
  inUtility({ minWidth: 12, marginInlineStart: vars.space[1], color: color.ink.strong, fontWeight: 500 }),
);
export const best = style(
  inUtility({
    paddingInlineEnd: vars.space[2],
    color: color.ink.strong,
    fontWeight: 600,
    boxShadow: `inset -2px 0 ${color.ink.strong}`,
  }),
);
export const beside = style(inUtility({ color: color.ink.muted }));
/** What carries a concept, below what can be done to it. */
export const sources = style(
  inUtility({ display: 'grid', gap: vars.space[2], flexBasis: '100%', minWidth: 0, justifyItems: 'start' }),
);
