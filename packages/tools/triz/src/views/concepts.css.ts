import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';
import { number } from './triz.css.ts';

export const scores = style(inUtility({ borderCollapse: 'collapse', minWidth: '100%' }));
const scoreBase = {
  padding: vars.space[2],
  borderBottom: `1px solid ${color.line.hair}`,
  verticalAlign: 'middle',
} as const;
export const scoreHead = style(
  inUtility({
    ...scoreBase,
    ...text('caption'),
    textAlign: 'start',
    verticalAlign: 'bottom',
    color: color.ink.muted,
    borderBottomColor: color.line.strong,
  }),
);
export const totalHead = style([scoreHead, inUtility({ textAlign: 'end' })]);
export const criterion = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 1fr) 72px auto',
    gap: vars.space[1],
    alignItems: 'center',
  }),
);
export const conceptHead = style(
  inUtility({
    ...scoreBase,
    textAlign: 'start',
    fontWeight: 400,
    minWidth: 280,
    // On a phone the total stands beside it, as long as there is no criterion yet.
    '@media': { [below('sm')]: { minWidth: 200 } },
  }),
);
export const conceptName = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space[2],
    alignItems: 'center',
  }),
);
export const conceptText = style(inUtility({ gridColumn: '2' }));
export const ofPrinciple = style([number, inUtility({ width: 24 })]);
export const scoreCell = style(inUtility({ ...scoreBase, width: 96 }));
export const total = style(
  inUtility({
    ...scoreBase,
    ...text('caption'),
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const bestTotal = style([
  total,
  inUtility({ color: color.ink.strong, boxShadow: `inset -2px 0 ${color.ink.strong}` }),
]);
export const openTotal = style(inUtility({ color: color.ink.muted }));
export const verdictCell = style([
  scoreCell,
  inUtility({
    selectors: {
      '&[data-verdict="better"]': { background: color.positive.subtle },
      '&[data-verdict="worse"]': { background: color.caution.subtle },
    },
  }),
]);
