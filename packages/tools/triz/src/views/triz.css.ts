import { below, color, inUtility, layout, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

/** Of what a part stands in, beside which a panel may be open. */
export const narrow = '(width < 480px)';
/** Narrower columns have no room for what is drawn in them. */
const halved = '(width < 970px)';
export const centre = style(inUtility({ containerType: 'inline-size' }));
export const parts = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@container': { [halved]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
/** Below both columns. */
export const whole = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], gridColumn: '1 / -1' }),
);
export const part = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    background: color.surface.base,
    border: `1px solid ${color.line.hair}`,
    borderRadius: vars.radius.md,
    // Below the header of the page.
    scrollMarginBlockStart: layout.header + 16,
  }),
);
export const head = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[2]}` }),
);
export const number = style(
  inUtility({
    ...text('caption'),
    fontFamily: vars.font.mono,
    fontWeight: 600,
    display: 'inline-grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.sm,
  }),
);
export const action = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' }),
);
export const confirmed = style(inUtility({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));
export const pair = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const side = style(inUtility({ display: 'grid', gap: vars.space[3], alignContent: 'start' }));
/** What can be done, beside each other. */
export const choices = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
/** As wide as its choices. */
export const choice = style(inUtility({ justifySelf: 'start', maxWidth: '100%' }));
export const hiddenRules = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const hidden = style(inUtility(hiddenRules));
export const scroll = style(inUtility({ position: 'relative', overflowX: 'auto', containerType: 'inline-size' }));
export const principles = style(inUtility({ listStyle: 'none', margin: 0, padding: 0 }));
export const principle = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
export const stalePrinciple = style([
  principle,
  inUtility({
    backgroundImage: `repeating-linear-gradient(135deg, ${color.line.strong} 0 1px, transparent 1px 4px)`,
    backgroundSize: '4px 100%',
    backgroundRepeat: 'no-repeat',
    paddingInlineStart: vars.space[2],
  }),
]);
export const principleNumber = style(
  inUtility({
    ...text('title3'),
    fontWeight: 500,
    textAlign: 'end',
    color: color.ink.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const principleBody = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);
export const principleHead = style(
  inUtility({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space[2] }),
);

export const model = style(inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] }));
export const modelFields = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
    gap: vars.space[3],
    alignItems: 'end',
    '@container': {
      [halved]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const bars = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] }),
);
export const modelActions = style(inUtility({ display: 'flex', gap: vars.space[1], alignItems: 'center' }));
export const standardNumber = style([principleNumber, inUtility({ ...text('dense'), fontFamily: vars.font.mono })]);
export const directions = style(
  inUtility({ ...text('dense'), margin: 0, paddingInlineStart: vars.space[4], color: color.ink.default }),
);

export const functions = style(
  inUtility({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: vars.space[2],
    containerType: 'inline-size',
  }),
);
/** A line at its start tells how well it acts: whole, broken, double or crossed by its colour and its name. */
export const functionLine = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) 132px auto',
    gap: vars.space[2],
    alignItems: 'center',
    borderInlineStart: `3px solid ${color.positive.solid}`,
    paddingInlineStart: vars.space[2],
    selectors: {
      '&[data-judgement="insufficient"]': {
        borderInlineStartStyle: 'dashed',
        borderInlineStartColor: color.caution.solid,
      },
      '&[data-judgement="excessive"]': {
        borderInlineStartStyle: 'double',
        borderInlineStartColor: color.caution.solid,
      },
      '&[data-judgement="harmful"]': { borderInlineStartColor: color.critical.solid },
    },
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' } },
  }),
);
/** Where it is narrow, what acts and how stand above what is acted on, and that above how well. */
const narrowly = (gridColumn: string) => inUtility({ '@container': { [narrow]: { gridColumn } } });
globalStyle(`${functionLine} > :nth-child(2)`, narrowly('2 / 4'));
globalStyle(`${functionLine} > :nth-child(3)`, narrowly('1 / 4'));
globalStyle(`${functionLine} > :nth-child(4)`, narrowly('1 / 3'));

export const chooser = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;
export const effectsOf = style(inUtility({ display: 'grid', gap: vars.space[2] }));
/** As many beside each other as can be read. */
export const effects = style(
  inUtility({
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: vars.space[3],
  }),
);
export const effect = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    overflowWrap: 'anywhere',
  }),
);
export const staleEffect = style([
  effect,
  inUtility({
    backgroundImage: `repeating-linear-gradient(135deg, ${color.line.strong} 0 1px, transparent 1px 4px)`,
    backgroundSize: '4px 100%',
    backgroundRepeat: 'no-repeat',
  }),
]);
export const figures = style(inUtility({ fontFamily: vars.font.mono, whiteSpace: 'nowrap' }));

export const trend = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    borderTop: `1px solid ${color.line.hair}`,
  }),
);
/** Stages stand in a row, each beginning where the former ends. */
export const stages = style(
  inUtility({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [below('md')]: { gridAutoFlow: 'row' } },
  }),
);
export const stage = style(
  inUtility({
    ...text('dense'),
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[2],
    minHeight: 44,
    padding: vars.space[2],
    borderBlockStart: `4px solid ${color.line.default}`,
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-state="passed"]': { borderBlockStartColor: color.accent.line, color: color.ink.default },
      '&[data-state="here"]': {
        borderBlockStartColor: color.accent.solid,
        background: color.accent.subtle,
        color: color.ink.strong,
        fontWeight: 600,
      },
      '&[data-next]': { borderBlockStartStyle: 'dashed', borderBlockStartColor: color.accent.solid },
      '&:has(:focus-visible)': { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 },
      '&:has(:disabled)': { cursor: 'default' },
    },
  }),
);
export const stageNumber = style(inUtility({ fontFamily: vars.font.mono }));

export const questions = style(
  inUtility({ ...plainList, display: 'grid', gap: vars.space[4], paddingBlock: vars.space[2] }),
);
export const question = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] }),
);
export const asks = style(inUtility({ display: 'flex', gap: vars.space[1], alignItems: 'center' }));
export const resources = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: vars.space[2],
    margin: 0,
    color: color.ink.muted,
  }),
);
globalStyle(`${resources} dt`, inUtility({ color: color.ink.default, fontWeight: 600 }));
globalStyle(`${resources} dd`, inUtility({ margin: 0 }));
