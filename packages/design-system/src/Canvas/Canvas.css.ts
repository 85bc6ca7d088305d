import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, keepsFill, onHover, text } from '../theme/mixins.ts';

/** Inline variable: colour of a node's or an edge's tone, of a person. */
export const tone = '--assay-canvas-tone';

const toneOr = `var(${tone}, ${color.line.strong})`;
const floating = {
  boxSizing: 'border-box',
  border: `1px solid ${color.line.default}`,
  borderRadius: vars.radius.md,
  background: color.surface.raised,
} as const;

export const frame = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    background: color.surface.base,
    color: color.ink.default,
    overflow: 'clip',
  }),
);
export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[2],
    borderBlockEnd: `1px solid ${color.line.hair}`,
  }),
);
/** A tool that is taken up. */
export const pickedTool = style(
  inComponent({ borderColor: color.accent.solid, background: color.accent.subtle, color: color.accent.ink }),
);
export const body = style(inComponent({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' }));
export const surface = style(inComponent({ position: 'absolute', inset: 0 }));
export const lassoing = style(inComponent({ cursor: 'crosshair' }));
export const notice = style(inComponent({ padding: vars.space[2], borderBlockStart: `1px solid ${color.line.hair}` }));
export const none = style(
  inComponent({
    ...text('body'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[6],
    color: color.ink.muted,
    textAlign: 'center',
    pointerEvents: 'none',
    zIndex: 5,
  }),
);
export const noneInside = style(inComponent({ pointerEvents: 'auto' }));

/** What fills a node's box, whoever draws it. */
export const node = style(
  inComponent({
    position: 'relative',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    borderRadius: vars.radius.md,
    selectors: {
      '.react-flow__node:focus-visible > &': { outline: `2px solid ${color.line.focus}`, outlineOffset: 3 },
    },
  }),
);
export const selectedNode = style(
  inComponent({
    boxShadow: `0 0 0 2px ${color.accent.solid}`,
    '@media': { '(forced-colors: active)': { outline: '3px solid Highlight' } },
  }),
);
export const card = style(
  inComponent({
    ...text('dense'),
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    width: '100%',
    height: '100%',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `1px solid ${color.line.strong}`,
    borderInlineStart: `4px solid ${toneOr}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    overflow: 'hidden',
  }),
);
export const cardLabel = style(
  inComponent({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 500,
    color: color.ink.strong,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  }),
);
export const cardDetail = style(
  inComponent({
    ...text('caption'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.ink.muted,
    textAlign: 'start',
  }),
);

const handle = {
  width: 11,
  height: 11,
  boxSizing: 'border-box',
  border: `1px solid ${color.accent.solid}`,
  borderRadius: vars.radius.sm,
  background: color.surface.base,
  zIndex: 1,
} as const;
const middle = 'calc(50% - 5.5px)';
const out = -6;
export const handles = styleVariants({
  start: inComponent({ ...handle, insetInlineStart: out, insetBlockStart: middle }),
  end: inComponent({ ...handle, insetInlineEnd: out, insetBlockStart: middle }),
  top: inComponent({ ...handle, insetBlockStart: out, insetInlineStart: middle }),
  bottom: inComponent({ ...handle, insetBlockEnd: out, insetInlineStart: middle }),
});

/** The drawing of the world below the nodes. */
export const drawing = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: 1,
    height: 1,
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);
export const edgeHit = style(
  inComponent({ fill: 'none', stroke: 'transparent', strokeWidth: 14, pointerEvents: 'stroke', cursor: 'pointer' }),
);
export const edgeLine = style(
  inComponent({
    fill: 'none',
    stroke: toneOr,
    pointerEvents: 'none',
    selectors: { [`${edgeHit}:hover + &`]: onHover({ strokeWidth: 2.5 }) },
  }),
);
export const dashed = style(inComponent({ strokeDasharray: '5 4' }));
export const selectedEdge = style(inComponent({ stroke: color.accent.solid, strokeWidth: 2.5 }));
export const arrow = style(inComponent({ fill: toneOr, pointerEvents: 'none' }));
export const selectedArrow = style(inComponent({ fill: color.accent.solid }));
export const edgeWord = style(
  inComponent({
    ...text('caption'),
    fill: color.ink.default,
    stroke: color.surface.canvas,
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    textAnchor: 'middle',
    pointerEvents: 'none',
  }),
);

/** Nodes and edges from afar. */
export const farNode = style(inComponent({ fill: toneOr, stroke: 'none', ...keepsFill }));
export const farSelected = style(
  inComponent({ fill: color.accent.solid, stroke: color.accent.solid, strokeWidth: 12, ...keepsFill }),
);
export const farEdge = style(
  inComponent({ fill: 'none', stroke: toneOr, strokeWidth: 1, strokeOpacity: 0.6, vectorEffect: 'non-scaling-stroke' }),
);

/** What lies on the screen above the world. */
export const over = style(
  inComponent({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', zIndex: 6 }),
);
export const person = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    boxSizing: 'border-box',
    border: `2px solid var(${tone})`,
    borderRadius: vars.radius.md,
    ...keepsFill,
  }),
);
export const personName = style(
  inComponent({
    ...text('micro'),
    position: 'absolute',
    insetInlineEnd: -2,
    insetBlockStart: '100%',
    maxWidth: 160,
    paddingInline: vars.space[1],
    border: `1px solid var(${tone})`,
    borderInlineStart: `4px solid var(${tone})`,
    borderRadius: vars.radius.sm,
    background: color.surface.raised,
    color: color.ink.default,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const cursor = style(inComponent({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }));
export const cursorArrow = style(
  inComponent({ display: 'block', fill: `var(${tone})`, stroke: color.surface.raised, strokeWidth: 1, ...keepsFill }),
);
export const cursorName = style(inComponent({ insetInlineStart: 12, insetInlineEnd: 'auto', width: 'max-content' }));
export const lassoLine = style(
  inComponent({
    fill: color.accent.subtle,
    fillOpacity: 0.5,
    stroke: color.accent.solid,
    strokeDasharray: '4 3',
    ...keepsFill,
  }),
);
export const editor = style(
  inComponent({
    ...text('dense'),
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    boxSizing: 'border-box',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    border: `2px solid ${color.line.focus}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.strong,
    fontFamily: 'inherit',
    fontWeight: 500,
    outline: 'none',
    resize: 'none',
    pointerEvents: 'auto',
  }),
);

export const corner = style(
  inComponent({
    ...floating,
    position: 'absolute',
    insetInlineStart: vars.space[3],
    insetBlockEnd: vars.space[3],
    padding: 3,
    zIndex: 7,
  }),
);
export const percent = style(
  inComponent({ ...text('caption'), minWidth: 52, fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' }),
);
export const map = style(
  inComponent({
    ...floating,
    position: 'absolute',
    insetInlineEnd: vars.space[3],
    insetBlockEnd: vars.space[3],
    display: 'block',
    zIndex: 7,
    cursor: 'pointer',
    touchAction: 'none',
    '@media': { '(max-width: 479.98px)': { display: 'none' } },
  }),
);
export const mapFrame = style(
  inComponent({
    fill: color.accent.subtle,
    fillOpacity: 0.35,
    stroke: color.accent.solid,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
    ...keepsFill,
  }),
);

export const list = style(
  inComponent({ height: '100%', overflow: 'hidden', padding: vars.space[2], boxSizing: 'border-box' }),
);
export const skeletons = style(
  inComponent({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    padding: vars.space[6],
    height: '100%',
    boxSizing: 'border-box',
  }),
);
