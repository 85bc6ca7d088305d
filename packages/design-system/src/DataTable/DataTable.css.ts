import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { focusRingInset, inComponent, onHover, text } from '../theme/mixins.ts';
import { zIndex } from '../tokens/scales.ts';
import { selectWidth, tracksVariable, widthVariable } from './columnTrack.ts';

/** Inline variable: height of a row. */
export const rowHeight = '--assay-data-table-row';

/** Ground of a row, which its cells that stay take over. Not by `inherit`: every cell would be styled anew with its row. */
const ground = '--assay-data-table-ground';

const headHeight = '2.25rem';

export const table = style(inComponent({ minWidth: 0, background: color.surface.base }));

export const compact = style(
  inComponent({ vars: { [vars.density.row]: vars.control.compact, [vars.density.cellX]: vars.space[2] } }),
);

export const scroller = style(
  inComponent({
    ...text('dense'),
    position: 'relative',
    overflow: 'auto',
    // Rows change places: the browser must not scroll after one of them.
    overflowAnchor: 'none',
    overscrollBehaviorInline: 'contain',
    scrollPaddingBlockStart: headHeight,
    background: color.surface.base,
    color: color.ink.default,
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: { [`${compact} &`]: text('caption') },
  }),
);

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
    zIndex: zIndex.sticky + 1,
    height: headHeight,
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.strong}`,
    vars: { [ground]: color.surface.base },
    background: `var(${ground})`,
  }),
);

export const body = style(inComponent({ position: 'relative', minInlineSize: `var(${widthVariable})` }));

export const dataRow = style(
  inComponent({
    ...row,
    position: 'absolute',
    insetInline: 0,
    height: `var(${rowHeight})`,
    gridTemplateRows: '100%',
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.hair}`,
    vars: { [ground]: color.surface.base },
    // A row's insides never move the others nor reach out of it: rows that scroll in cost no layout of the rest, and those
    // that stand ready out of sight no painting.
    contain: 'strict',
    selectors: {
      // The ring around a control may be higher than its row.
      '&:focus-within': { contain: 'layout size style' },
      '&:hover': onHover({ vars: { [ground]: color.surface.hover }, background: `var(${ground})` }),
      '&[aria-selected="true"]': { vars: { [ground]: color.surface.selected }, background: `var(${ground})` },
    },
  }),
);

export const opens = style(inComponent({ cursor: 'pointer' }));

const cellBase = {
  boxSizing: 'border-box',
  minWidth: 0,
  paddingInline: vars.density.cellX,
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': focusRingInset },
} as const;

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const cell = style(
  inComponent({
    ...cellBase,
    lineHeight: `calc(var(${rowHeight}) - 1px)`,
    selectors: { ...cellBase.selectors, [`${scroller}[data-drawing] &`]: ellipsis },
  }),
);

/** Of cells whose words may not fit. What fits needs no edge: a layer of the browser's for each cell is what scrolling costs. */
export const cut = style(
  inComponent({ ...ellipsis, selectors: { '&:focus-within:not(:focus)': { overflow: 'visible' } } }),
);

export const headCell = style(
  inComponent({
    ...cellBase,
    ...ellipsis,
    ...text('caption'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontWeight: 500,
    color: color.ink.muted,
    userSelect: 'none',
  }),
);

export const sortable = style(
  inComponent({
    cursor: 'pointer',
    selectors: {
      '&:hover': onHover({ color: color.ink.strong }),
      '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: color.ink.strong },
    },
  }),
);

export const headWord = style(inComponent({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const unit = style(inComponent({ fontWeight: 400, color: color.ink.muted }));

/** Keeps its place while nothing is sorted, so that a head never changes width. */
export const arrow = style(
  inComponent({
    flex: 'none',
    visibility: 'hidden',
    selectors: {
      [`${sortable}:is([aria-sort="ascending"], [aria-sort="descending"]) &`]: { visibility: 'visible' },
      [`${sortable}[aria-sort="ascending"] &`]: { transform: 'rotate(180deg)' },
    },
  }),
);

export const numeric = style(inComponent({ textAlign: 'end', justifyContent: 'flex-end' }));
export const muted = style(inComponent({ color: color.ink.muted }));
export const name = style(inComponent({ color: color.ink.strong }));

/**
 * The first column, and the boxes before it, stay while the others scroll beneath them. Only once they do: each cell that
 * sticks is a layer of its own for the browser, which would slow every scroll downwards.
 */
export const frozen = style(
  inComponent({
    selectors: {
      [`${scroller}[data-scrolled] &`]: {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: zIndex.sticky,
        background: `var(${ground})`,
      },
    },
  }),
);
export const afterBoxes = style(
  inComponent({ selectors: { [`${scroller}[data-scrolled] &&`]: { insetInlineStart: selectWidth } } }),
);
export const edge = style(
  inComponent({
    selectors: { [`${scroller}[data-scrolled] &`]: { borderInlineEnd: `1px solid ${color.line.default}` } },
  }),
);

export const box = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: 0,
    overflow: 'visible',
    lineHeight: 'inherit',
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
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 8,
      insetInlineEnd: 0,
      width: 0,
      borderInlineEnd: `1px solid ${color.line.default}`,
    },
    selectors: {
      '&:hover::after': onHover({ insetBlock: 0, borderInlineEnd: `2px solid ${color.accent.solid}` }),
      '&[data-drawn]::after': { insetBlock: 0, borderInlineEnd: `2px solid ${color.accent.solid}` },
    },
  }),
);

export const wait = style(
  inComponent({
    ...row,
    alignItems: 'center',
    height: `var(${rowHeight})`,
    boxSizing: 'border-box',
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);
export const waitCell = style(inComponent({ paddingInline: vars.density.cellX }));

export const none = style(
  inComponent({
    display: 'block',
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    padding: `${vars.space[4]} ${vars.density.cellX}`,
    borderBlockEnd: `1px solid ${color.line.hair}`,
    color: color.ink.muted,
    overflowWrap: 'anywhere',
  }),
);
