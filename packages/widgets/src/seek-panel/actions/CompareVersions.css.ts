import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { style, styleVariants } from '@vanilla-extract/css';

export const dialog = style(inUtility({ width: 'min(1040px, calc(100vw - 32px))', maxWidth: 'none' }));
export const body = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
};
export const heads = style(inUtility(columns));
export const walk = style(
  inUtility({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: 36,
  }),
);
export const steps = style(inUtility({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const kind = style(inUtility({ ...text('caption'), fontWeight: 500 }));
export const rows = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }));
export const row = style(
  inUtility({
    ...columns,
    borderRadius: vars.radius.sm,
    selectors: { '&[aria-current="true"]': { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 } },
  }),
);
/** The words stand under the head of their column; marks bleed out of it. */
const sentence = {
  ...text('body'),
  margin: `0 calc(-1 * ${vars.space[2]})`,
  padding: `2px ${vars.space[2]}`,
  overflowWrap: 'anywhere',
} as const;
const edged = { ...sentence, paddingInlineStart: 5 } as const;
export const cell = style(inUtility({ ...sentence, color: color.ink.default }));
/** The same sentence on the other side; stacked, once is enough. */
export const copy = style(
  inUtility({ ...sentence, color: color.ink.muted, '@media': { [below('md')]: { display: 'none' } } }),
);
export const marked = styleVariants({
  gone: inUtility({
    ...edged,
    gridColumn: 1,
    borderInlineStart: `3px solid ${color.caution.solid}`,
    background: color.caution.subtle,
    color: color.ink.strong,
  }),
  added: inUtility({
    ...edged,
    gridColumn: 2,
    borderInlineStart: `3px solid ${color.positive.solid}`,
    background: color.positive.subtle,
    color: color.ink.strong,
    '@media': { [below('md')]: { gridColumn: 1 } },
  }),
});
