import { below, color, inUtility, layout, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const form = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));

const columns = (...widths: string[]) =>
  inUtility({
    display: 'grid',
    gridTemplateColumns: widths.join(' '),
    gap: vars.space[4],
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
/** Two fields beside each other. */
export const pair = style(columns('minmax(0, 1fr)', 'minmax(0, 1fr)'));
/** A country beside its number: the country's name is the longer word. */
export const phone = style(columns('minmax(0, 5fr)', 'minmax(0, 6fr)'));
export const code = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[2], alignItems: 'start' }),
);
// Level with the input beside it, below the line of its label.
export const sendCode = style(
  inUtility({ ...text('dense'), marginBlockStart: `calc(1lh + ${vars.space[1]})`, fontVariantNumeric: 'tabular-nums' }),
);
export const note = style(inUtility({ marginBlock: `${vars.space[1]} 0` }));
export const reasons = style(inUtility({ display: 'grid', gap: vars.space[1], paddingBlockStart: vars.space[1] }));

export const panel = style(
  inUtility({
    ...text('body'),
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    width: layout.dialog,
    maxWidth: '100%',
    padding: vars.space[6],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.raised,
    color: color.ink.default,
  }),
);
export const panelHead = style(
  inUtility({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] }),
);
export const panelActions = style(inUtility({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] }));

export const result = style(inUtility({ minHeight: 160 }));
export const clock = style(inUtility({ width: '100%' }));
export const resultActions = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
const markBase = {
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: vars.radius.md,
} as const;
export const mark = style(
  inUtility({
    ...markBase,
    border: `1px solid ${color.positive.line}`,
    background: color.positive.subtle,
    color: color.positive.ink,
  }),
);
export const markFailed = style(
  inUtility({
    ...markBase,
    border: `1px solid ${color.critical.line}`,
    background: color.critical.subtle,
    color: color.critical.ink,
  }),
);

export const frame = style(inUtility({ display: 'block', width: '100%', border: 0 }));
