import { style, styleVariants } from '@vanilla-extract/css';
import { tracksVariable, widthVariable } from '../DataTable/columnTrack.ts';
import { color, vars } from '../theme/contract.css.ts';
import { focusRing, inComponent, onHover, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';

/** Inline variables: height of a line, of its cells in a card, and of the head in px. */
export const lineHeight = '--assay-grid-line';
export const cellHeight = '--assay-grid-cell';

export const headHeight = 36;
/** Height in px of what stands above the cells of a card, its edges counted, and of the gap below it. */
export const cardHead = 30;
export const cardGap = 12;

/** Inline variable: colour of who is in a cell. */
export const holderColor = '--assay-grid-holder';

export const grid = style(inComponent({ position: 'relative', minWidth: 0, background: color.surface.base }));

const cjk = '&:is(:lang(zh), :lang(ja), :lang(ko))';
const room = (lines: number) => ({
  vars: { [vars.density.row]: `${lines * 16 + 12}px`, [vars.density.cellX]: vars.space[2] },
  selectors: { [cjk]: { vars: { [vars.density.row]: `${lines * 18 + 12}px` } } },
});
export const lines = styleVariants({ 1: room(1), 2: room(2), 4: room(4) }, (rule) => inComponent(rule));
/** Lines that words are cut after. */
export const clamped = styleVariants({ 1: 1, 2: 2, 4: 4 }, (count) =>
  inComponent({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

export const scroller = style(
  inComponent({
    ...text('caption'),
    position: 'relative',
    overflow: 'auto',
    overflowAnchor: 'none',
    overscrollBehaviorInline: 'contain',
    border: `1px solid ${color.line.hair}`,
    background: color.surface.base,
    color: color.ink.default,
    fontVariantNumeric: 'tabular-nums lining-nums',
    userSelect: 'none',
    selectors: { '&:focus-within': { borderColor: color.line.default } },
  }),
);

export const table = style(inComponent({ position: 'relative', minInlineSize: `var(${widthVariable})` }));

const row = {
  display: 'grid',
  gridTemplateColumns: `var(${tracksVariable})`,
  minInlineSize: `var(${widthVariable})`,
} as const;

export const headRow = style(
  inComponent({
    ...row,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky + 2,
    height: headHeight,
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.strong}`,
    background: color.surface.base,
  }),
);
/** In cards the head is for the ear: each cell carries its name. */
export const headUnseen = style(
  inComponent({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);

export const body = style(inComponent({ position: 'relative', minInlineSize: `var(${widthVariable})` }));

export const line = style(
  inComponent({
    ...row,
    position: 'absolute',
    insetInline: 0,
    height: `var(${lineHeight})`,
    gridTemplateRows: '100%',
    boxSizing: 'border-box',
    // A merged cell reaches below its row, under the rows that follow: those are pressed on their cells alone.
    pointerEvents: 'none',
  }),
);
/** Rows without merged cells never reach out of themselves, which spares the browser all others. */
export const contained = style(inComponent({ contain: 'layout size style' }));

export const cell = style(
  inComponent({
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: `6px ${vars.density.cellX}`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    borderInlineEnd: `1px solid ${color.line.hair}`,
    background: color.surface.base,
    cursor: 'cell',
    pointerEvents: 'auto',
    selectors: {
      '&[aria-selected="true"]': { background: color.surface.selected },
      '&[data-active]': { boxShadow: `inset 0 0 0 2px ${color.line.focus}` },
      [`${scroller}:not(:focus-within) &[data-active]`]: { boxShadow: `inset 0 0 0 1px ${color.line.strong}` },
      '&[data-filling]': { boxShadow: `inset 0 0 0 1px ${color.accent.line}`, background: color.accent.subtle },
      '&[aria-selected="true"]:not([data-active])': {
        '@media': { '(forced-colors: active)': { outline: '1px dashed Highlight', outlineOffset: -2 } },
      },
      '&[data-active]:not(#_)': {
        '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);
/** Its words stay in view while the lines it spans scroll. */
export const merged = style(inComponent({ borderBlockEndColor: color.line.default, zIndex: 1 }));
export const mergedWords = style(
  inComponent({ display: 'block', position: 'sticky', insetBlockStart: headHeight + 6 }),
);

export const numeric = style(inComponent({ textAlign: 'end', justifyContent: 'flex-end' }));
export const centred = style(inComponent({ textAlign: 'center', justifyContent: 'center' }));
export const named = style(inComponent({ color: color.ink.strong, fontWeight: 500 }));
export const closed = style(inComponent({ cursor: 'default' }));
export const derived = style(inComponent({ background: color.surface.sunken }));
export const absent = style(inComponent({ background: color.surface.sunken, cursor: 'default' }));

/** The first column stays while the others scroll beneath it, once they do. */
export const frozen = style(
  inComponent({
    selectors: {
      [`${scroller}[data-scrolled] &`]: { position: 'sticky', insetInlineStart: 0, zIndex: zIndex.sticky },
    },
  }),
);
export const besideGutter = style(
  inComponent({ selectors: { [`${scroller}[data-scrolled] &&`]: { insetInlineStart: 40 } } }),
);
export const edge = style(
  inComponent({ selectors: { [`${scroller}[data-scrolled] &`]: { borderInlineEndColor: color.line.strong } } }),
);

export const gutter = style(
  inComponent({
    ...text('micro'),
    paddingInline: 0,
    background: color.surface.sunken,
    color: color.ink.muted,
    textAlign: 'center',
    fontWeight: 400,
    cursor: 'pointer',
  }),
);

export const headCell = style(
  inComponent({
    position: 'relative',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    paddingInline: vars.density.cellX,
    borderInlineEnd: `1px solid ${color.line.hair}`,
    background: color.surface.base,
    color: color.ink.muted,
    fontWeight: 500,
    lineHeight: '1rem',
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': { background: color.surface.selected, color: color.ink.strong },
      '&[data-active]': { boxShadow: `inset 0 0 0 2px ${color.line.focus}` },
      '&[data-active]:not(#_)': {
        '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);
export const headWord = style(
  inComponent({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minWidth: 0,
    maxHeight: '2rem',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const unit = style(inComponent({ fontWeight: 400 }));
export const turned = style(inComponent({ transform: 'rotate(180deg)' }));
export const headMenu = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineEnd: 4,
    display: 'none',
    placeContent: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: color.ink.muted,
    cursor: 'pointer',
    selectors: {
      [`${headCell}[data-active] &`]: { display: 'grid' },
      [`${headCell}:hover &`]: onHover({ display: 'grid' }),
      '&:hover': onHover({ background: color.surface.hover, color: color.ink.strong }),
    },
  }),
);
/** Twelve px to grasp for one px that is seen. */
export const handle = style(
  inComponent({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 12,
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': { content: '""', position: 'absolute', insetBlock: 0, insetInlineEnd: 0 },
    selectors: {
      '&:hover::after': onHover({ borderInlineEnd: `2px solid ${color.accent.solid}` }),
      '&[data-drawn]::after': { borderInlineEnd: `2px solid ${color.accent.solid}` },
    },
  }),
);

/** Of a value that waits: what stands there, struck, and what shall stand. */
export const suggested = style(
  inComponent({
    outline: `1px dashed ${color.accent.solid}`,
    outlineOffset: -3,
  }),
);
export const struck = style(inComponent({ color: color.ink.muted, textDecoration: 'line-through' }));
export const inserted = style(
  inComponent({
    color: color.accent.ink,
    background: color.accent.subtle,
    textDecoration: 'underline',
    textDecorationColor: color.accent.solid,
    textUnderlineOffset: 2,
  }),
);
export const stale = style(
  inComponent({
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 4,
      backgroundImage: `repeating-linear-gradient(135deg, ${color.line.strong} 0 1px, transparent 1px 4px)`,
      forcedColorAdjust: 'none',
    },
  }),
);
export const byRule = style(inComponent({ background: color.info.subtle, color: color.info.ink }));
export const refused = style(
  inComponent({ boxShadow: `inset 0 0 0 1px ${color.critical.solid}`, background: color.critical.subtle }),
);
export const trouble = style(
  inComponent({ display: 'flex', gap: 4, color: color.critical.ink, overflowWrap: 'anywhere' }),
);
export const toned = styleVariants(
  {
    positive: color.positive.subtle,
    caution: color.caution.subtle,
    critical: color.critical.subtle,
    info: color.info.subtle,
  },
  (background) => inComponent({ background }),
);
/** Its words leave room for the mark of what was found. */
export const found = style(inComponent({ paddingInlineEnd: 20 }));
export const foundMark = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: 4,
    insetInlineEnd: 4,
    display: 'grid',
    pointerEvents: 'none',
    selectors: { [`${cell}[data-active] &`]: { insetBlockEnd: 'auto', insetBlockStart: 4 } },
  }),
);
export const commented = style(
  inComponent({
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      border: `4px solid ${color.info.solid}`,
      borderBlockEndColor: 'transparent',
      borderInlineStartColor: 'transparent',
      pointerEvents: 'none',
    },
  }),
);
/** Of somebody who is in it: their frame, and their name at its corner. */
export const held = style(
  inComponent({
    zIndex: 2,
    boxShadow: `inset 0 0 0 2px var(${holderColor})`,
    '@media': { '(forced-colors: active)': { outline: '2px solid CanvasText', outlineOffset: -2 } },
  }),
);
export const holder = style(
  inComponent({
    ...text('micro'),
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    paddingInline: 4,
    background: color.surface.base,
    boxShadow: `inset 0 0 0 2px var(${holderColor})`,
    color: color.ink.strong,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
    selectors: { [`${cell}[data-active] &`]: { display: 'none' } },
  }),
);
/** Over the line above, where there is one, so that no word of the cell is covered. */
export const holderAbove = style(inComponent({ insetBlockStart: -14 }));

export const count = style(
  inComponent({
    ...text('micro'),
    display: 'inline-block',
    minWidth: 16,
    height: 16,
    margin: 0,
    marginInlineStart: 4,
    padding: '0 4px',
    border: 0,
    borderInlineStart: `3px solid ${color.evidence.markLine}`,
    background: color.evidence.mark,
    color: color.ink.strong,
    fontFamily: vars.font.mono,
    lineHeight: '1rem',
    verticalAlign: 'baseline',
    cursor: 'pointer',
  }),
);
export const labels = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: 4, overflow: 'hidden' }));
export const label = style(
  inComponent({
    paddingInline: 4,
    borderRadius: vars.radius.sm,
    background: color.surface.sunken,
    color: color.ink.default,
    border: `1px solid ${color.line.hair}`,
    lineHeight: '0.875rem',
  }),
);
export const flag = style(
  inComponent({
    display: 'inline-grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    margin: 0,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    borderRadius: vars.radius.sm,
    background: color.surface.base,
    color: 'transparent',
    verticalAlign: 'text-bottom',
    cursor: 'pointer',
    selectors: {
      '&[data-on]': {
        borderColor: color.accent.solid,
        background: color.accent.solid,
        color: color.accent.onSolid,
        forcedColorAdjust: 'none',
      },
      '&:disabled': { cursor: 'default', opacity: 1 },
    },
  }),
);
export const decide = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: 2,
    insetInlineEnd: 2,
    display: 'none',
    gap: 0,
    zIndex: 1,
    // In a cell that is only passed they would be under the press that goes there.
    selectors: { [`${cell}[data-active] &`]: { display: 'flex' } },
  }),
);
export const decision = style(
  inComponent({
    display: 'grid',
    placeContent: 'center',
    width: 24,
    height: 24,
    margin: 0,
    padding: 0,
    border: `1px solid ${color.line.strong}`,
    background: color.surface.raised,
    color: color.ink.strong,
    cursor: 'pointer',
    selectors: {
      '& + &': { borderInlineStart: 0 },
      '&:hover': onHover({ background: color.surface.hover }),
    },
  }),
);
export const fill = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: -1,
    insetInlineEnd: -1,
    width: 8,
    height: 8,
    border: `1px solid ${color.surface.base}`,
    background: color.accent.solid,
    cursor: 'crosshair',
    touchAction: 'none',
    zIndex: 3,
    selectors: {
      '&::before': { content: '""', position: 'absolute', inset: -6 },
      [`${scroller}:not(:focus-within) &`]: { display: 'none' },
    },
  }),
);

/** The field lies over the cell one is in: unseen until something is typed. */
export const frame = style(
  inComponent({ position: 'absolute', zIndex: zIndex.sticky + 1, pointerEvents: 'none', boxSizing: 'border-box' }),
);
export const field = style(
  inComponent({
    ...text('caption'),
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    margin: 0,
    padding: `6px ${vars.density.cellX}`,
    border: 0,
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    outline: 'none',
    opacity: 0,
    overflow: 'hidden',
    resize: 'none',
    fontFamily: 'inherit',
    fontVariantNumeric: 'inherit',
    pointerEvents: 'none',
    selectors: {
      '&[data-editing]': {
        minWidth: '100%',
        minHeight: '100%',
        maxHeight: 240,
        height: 'auto',
        background: color.surface.raised,
        color: color.ink.strong,
        caretColor: color.ink.strong,
        outline: `2px solid ${color.line.focus}`,
        outlineOffset: -2,
        boxShadow: color.shadow.floating,
        opacity: 1,
        overflow: 'auto',
        pointerEvents: 'auto',
        userSelect: 'text',
        fieldSizing: 'content',
        maxWidth: 'max(100%, 20rem)',
      },
      '&[aria-invalid="true"]': { outlineColor: color.critical.solid },
    },
  }),
);

export const sheet = style(
  inComponent({
    position: 'fixed',
    inset: 'auto',
    zIndex: zIndex.dialog,
    boxSizing: 'border-box',
    minWidth: 'min(15rem, calc(100vw - 16px))',
    maxWidth: 'calc(100vw - 16px)',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    color: color.ink.default,
    boxShadow: color.shadow.floating,
  }),
);
export const list = style(inComponent({ margin: 0, padding: vars.space[1], listStyle: 'none' }));
export const item = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 28,
    boxSizing: 'border-box',
    padding: `2px ${vars.space[2]}`,
    borderRadius: vars.radius.sm,
    cursor: 'default',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-at]': { background: color.surface.hover, color: color.ink.strong, ...focusRing, outlineOffset: -2 },
      '&:hover': onHover({ background: color.surface.hover }),
    },
  }),
);
export const itemWords = style(inComponent({ flex: 1, minWidth: 0 }));
export const itemNote = style(
  inComponent({ ...text('caption'), color: color.ink.muted, marginInlineStart: vars.space[2] }),
);
export const note = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.hair}` } },
  }),
);
export const noteIcon = style(inComponent({ flex: 'none', marginBlockStart: 2 }));
export const calendar = style(inComponent({ padding: vars.space[3] }));

export const bar = style(
  inComponent({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: `1px solid ${color.line.hair}`,
    borderBlockEnd: 0,
    background: color.info.subtle,
    color: color.ink.default,
  }),
);
export const barWords = style(inComponent({ flex: '1 1 12rem', minWidth: 0 }));
export const foot = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: 36,
    paddingBlockStart: vars.space[1],
    color: color.ink.muted,
  }),
);
export const none = style(
  inComponent({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[4]} ${vars.density.cellX}`,
    color: color.ink.muted,
    overflowWrap: 'anywhere',
  }),
);
export const wait = style(
  inComponent({
    ...row,
    alignItems: 'center',
    height: `var(${lineHeight})`,
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);
export const waitCell = style(inComponent({ paddingInline: vars.density.cellX }));

/** In a narrow place each row is a card: its cells below one another, each with the name of its column. */
export const card = style(
  inComponent({
    position: 'absolute',
    insetInline: vars.space[2],
    height: `calc(var(${lineHeight}) - ${cardGap}px)`,
    boxSizing: 'border-box',
    display: 'grid',
    gridAutoRows: `var(${cellHeight})`,
    gridTemplateRows: `${cardHead - 2}px`,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    contain: 'layout size style',
  }),
);
export const cardGutter = style(
  inComponent({ padding: `6px ${vars.density.cellX}`, textAlign: 'start', borderInlineEnd: 0 }),
);
export const cardCell = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    padding: 0,
    borderInlineEnd: 0,
    textAlign: 'start',
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);
export const cardName = style(
  inComponent({
    padding: `6px ${vars.density.cellX}`,
    color: color.ink.muted,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    background: color.surface.sunken,
  }),
);
export const cardValue = style(inComponent({ padding: `6px ${vars.density.cellX}`, minWidth: 0, overflow: 'hidden' }));
