import { below, color, inUtility, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

/** The card lays itself out by its own width: it stands in a page, a drawer or a partner's column. */
export const card = style(
  inUtility({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
  }),
);
/** Seven columns of properties do not fit beside the drawings. */
const narrow = '(max-width: 1040px)';
const slim = '(max-width: 520px)';

export const head = style(
  inUtility({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space[6],
    flexWrap: 'wrap',
  }),
);
export const names = style(inUtility({ display: 'grid', gap: vars.space[1], minWidth: 0, flex: '1 1 320px' }));
export const designations = style(
  inUtility({ ...text('dense'), fontFamily: vars.font.mono, color: color.ink.muted, overflowWrap: 'anywhere' }),
);
export const facts = style(
  inUtility({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], rowGap: vars.space[2], margin: 0 }),
);
globalStyle(`${facts} dt`, inUtility({ ...text('caption'), color: color.ink.muted }));
globalStyle(`${facts} dd`, inUtility({ ...text('body'), margin: 0, color: color.ink.strong }));
export const tools = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    alignItems: 'center',
    justifyContent: 'space-between',
  }),
);
export const columns = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
    gap: vars.space[10],
    alignItems: 'start',
    paddingBlockStart: vars.space[4],
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] } },
  }),
);
export const aside = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'start',
    minWidth: 0,
    '@container': {
      [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', columnGap: vars.space[10] },
    },
  }),
);
export const panel = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlockStart: vars.space[4],
    minWidth: 0,
  }),
);
export const part = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minWidth: 0 }),
);
export const partHead = style(
  inUtility({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    justifyContent: 'space-between',
  }),
);

/** Keeps names whole: beside figures that cannot break they would be cut within words. */
export const rowName = style(inUtility({ display: 'block', minWidth: 96 }));
export const property = style(inUtility({ display: 'block', minWidth: 132 }));
export const condition = style(inUtility({ ...text('caption'), display: 'block', color: color.ink.muted }));
export const figure = style(inUtility({ fontWeight: 500, color: color.ink.strong, whiteSpace: 'nowrap' }));
export const unit = style(inUtility({ color: color.ink.muted, whiteSpace: 'nowrap' }));
/** What stands in columns of their own as long as there is room. */
export const narrowOnly = style(inUtility({ display: 'none', '@media': { [below('sm')]: { display: 'inline' } } }));
export const narrowLine = style(
  inUtility({
    display: 'none',
    '@media': {
      [below('sm')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[1] },
    },
  }),
);
export const differences = style(inUtility({ maxWidth: 720 }));

export const limits = style(inUtility({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' }));
export const limit = style(
  inUtility({
    ...text('caption'),
    display: 'grid',
    gridTemplateColumns: 'minmax(36px, max-content) minmax(0, 1fr) minmax(88px, max-content)',
    gap: vars.space[2],
    alignItems: 'center',
    minHeight: 26,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const component = style(inUtility({ fontFamily: vars.font.mono, fontWeight: 500, color: color.ink.strong }));
export const limitText = style(inUtility({ textAlign: 'end', color: color.ink.default }));
export const track = style(
  inUtility({
    position: 'relative',
    height: 14,
    borderInlineEnd: `1px solid ${color.line.hair}`,
    background: `repeating-linear-gradient(90deg, ${color.line.hair} 0 1px, transparent 1px 25%)`,
  }),
);
export const bar = style(
  inUtility({
    position: 'absolute',
    insetBlock: 3,
    minWidth: 2,
    background: color.category.verdigris,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const balance = style(
  inUtility({
    height: 8,
    background: `repeating-linear-gradient(135deg, ${color.line.strong} 0 1px, transparent 1px 5px)`,
  }),
);
export const axis = style(
  inUtility({ ...text('micro'), position: 'relative', display: 'block', height: '1lh', color: color.ink.muted }),
);
/** In the middle of its tick. */
export const axisTick = style(inUtility({ position: 'absolute', translate: '-50%' }));

export const chart = style(
  inUtility({
    display: 'block',
    width: '100%',
    maxWidth: 420,
    height: 'auto',
    fontVariantNumeric: 'tabular-nums',
    overflow: 'visible',
  }),
);
export const gridLine = style(inUtility({ stroke: color.line.hair }));
export const indexLine = style(inUtility({ stroke: color.line.strong, strokeDasharray: '3 4' }));
export const tick = style(inUtility({ ...text('micro'), fill: color.ink.muted }));
/** Words over lines keep a clear edge around them. */
const halo = { paintOrder: 'stroke', stroke: color.surface.canvas, strokeWidth: 4, strokeLinejoin: 'round' } as const;
export const mark = style(inUtility({ ...text('micro'), ...halo, fill: color.ink.default }));
export const ownMark = style(inUtility({ ...text('caption'), ...halo, fontWeight: 600, fill: color.ink.strong }));
export const family = {
  metal: style(inUtility({ fill: color.category.lake, stroke: 'none' })),
  polymer: style(inUtility({ fill: color.category.plum, stroke: 'none' })),
  ceramic: style(inUtility({ fill: color.category.copper, stroke: 'none' })),
} as const;
export const own = style(inUtility({ fill: color.accent.solid, stroke: color.surface.base, strokeWidth: 2 }));

export const equivalent = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    paddingBlockEnd: vars.space[5],
    borderBlockEnd: `1px solid ${color.line.hair}`,
    minWidth: 0,
  }),
);
export const sources = style(inUtility({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const sourceNumber = style(inUtility({ alignSelf: 'start', justifySelf: 'start' }));
export const sourceRow = style(
  inUtility({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) max-content',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${color.line.hair}`,
    '@container': { [slim]: { gridTemplateColumns: '28px minmax(0, 1fr)' } },
  }),
);
/** The first column is opaque only where the others scroll beneath it. */
export const beside = style({});
globalStyle(
  `${beside} :is(th, td):first-child`,
  inUtility({
    background: 'transparent',
    boxShadow: 'none',
    '@container': {
      [narrow]: { background: color.surface.canvas, boxShadow: `inset -1px 0 0 ${color.line.hair}` },
    },
  }),
);
/** Under the title it belongs to where there is no third column. */
export const sourceKind = style(inUtility({ '@container': { [slim]: { gridColumn: 2 } } }));
export const adder = style(inUtility({ width: 'min(100%, 360px)' }));
/** A value among others keeps its line. */
export const comparedValue = style(inUtility({ minWidth: 172 }));
export const compared = style(inUtility({ display: 'grid', gap: vars.space[2] }));
export const chips = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
