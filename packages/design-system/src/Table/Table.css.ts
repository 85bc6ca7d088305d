import { type CSSProperties, globalStyle, style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, focusRingInset, inComponent, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

export const scroller = style(
  inComponent({ maxWidth: '100%', overflowX: 'auto', selectors: { '&:focus-visible': focusRingInset } }),
);

export const table = style(
  inComponent({
    ...text('dense'),
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: color.ink.default,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

const cell = {
  paddingInline: vars.density.cellX,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;

export const head = style(
  inComponent({
    ...cell,
    ...text('caption'),
    height: 32,
    borderBlockEnd: `1px solid ${color.line.strong}`,
    fontWeight: 500,
    color: color.ink.muted,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  }),
);

export const sticky = style(
  inComponent({ position: 'sticky', insetBlockStart: 0, zIndex: zIndex.sticky, background: color.surface.base }),
);

/** Opaque, since the other columns scroll beneath it. */
export const stickyColumn = style(
  inComponent({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: zIndex.sticky,
    background: color.surface.base,
    boxShadow: `inset -1px 0 0 ${color.line.hair}`,
    selectors: {
      '&:is(thead *)': { zIndex: zIndex.sticky + 1 },
      '&:dir(rtl)': { boxShadow: `inset 1px 0 0 ${color.line.hair}` },
    },
  }),
);
export const unit = style(inComponent({ fontWeight: 400 }));

export const data = style(
  inComponent({
    ...cell,
    height: vars.density.row,
    paddingBlock: 6,
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.hair}`,
    fontWeight: 400,
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  }),
);

/** Of cells that scroll beneath a column that stays: room is found by scrolling, and words stay whole. */
export const whole = style(inComponent({ overflowWrap: 'break-word' }));

export const compact = style(
  inComponent({
    vars: { [vars.density.row]: vars.control.compact, [vars.density.cellX]: vars.space[2] },
    ...text('caption'),
  }),
);

export const tight = style(inComponent({ paddingBlock: 2 }));
export const numeric = style(inComponent({ textAlign: 'end', whiteSpace: 'nowrap' }));
export const muted = style(inComponent({ color: color.ink.muted }));
export const optional = style(inComponent({ '@media': { [below('sm')]: { display: 'none' } } }));
/** Room at the start of every row for the streak of a selected one. */
export const selectable = style(
  inComponent({ selectors: { '&:first-child': { paddingInlineStart: vars.density.cellX } } }),
);

export const selected = style(
  inComponent({
    background: color.surface.selected,
    boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    selectors: { '&:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` } },
  }),
);
export const none = style(inComponent({ paddingBlock: vars.space[4], color: color.ink.muted }));

/** Its rows become blocks in a place narrower than this, by which they measure themselves. */
export const stacking = style(inComponent({ containerType: 'inline-size' }));
/** The name of a value's column, where no head stands above it. */
export const columnName = style(inComponent({ display: 'none', flex: '0 0 96px', color: color.ink.muted }));
const stacked = (part: string, rules: CSSProperties) =>
  globalStyle(`${stacking} ${part}`, inComponent({ '@container': { '(width < 560px)': rules } }));
stacked(`:is(table, tbody, tr, .${columnName})`, { display: 'block' });
stacked('thead', { display: 'none' });
stacked('tr', { paddingBlock: 6, borderBlockEnd: `1px solid ${color.line.hair}` });
stacked(':is(th, td)', {
  display: 'flex',
  gap: vars.space[3],
  height: 'auto',
  padding: '3px 0',
  borderBlockEnd: 0,
  textAlign: 'start',
});
stacked('th', { fontWeight: 500 });
