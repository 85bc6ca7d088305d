import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

/** Inline variables of a mark: its colour, and the pattern that stands for it under forced colours. */
export const fill = '--assay-chart-fill';
export const pattern = '--assay-chart-pattern';

export const frame = style(inComponent({ margin: 0, minWidth: 0, display: 'grid', gap: vars.space[2] }));
export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[2],
    justifyContent: 'space-between',
  }),
);
export const titles = style(inComponent({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }));
export const method = style(inComponent({ ...text('caption'), margin: 0, color: color.ink.muted }));
export const actions = style(inComponent({ display: 'flex', gap: vars.space[2] }));

export const legend = style(
  inComponent({
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.ink.default,
  }),
);
export const entry = style(
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const swatch = style(inComponent({ flex: 'none', overflow: 'visible' }));

export const area = style(inComponent({ position: 'relative', minWidth: 0 }));
export const picture = style(
  inComponent({
    ...text('caption'),
    display: 'block',
    // Axes run from left to right in every language; words within them keep their own direction.
    direction: 'ltr',
    overflow: 'visible',
    fontFamily: vars.font.sans,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const shape = style(
  inComponent({
    fill: `var(${fill})`,
    '@media': {
      '(forced-colors: active)': { fill: `var(${pattern})`, stroke: 'CanvasText', strokeWidth: 1 },
    },
  }),
);
/** Under forced colours a broken edge takes the place of the hatching, which is the mark of a series there. */
export const incomplete = style(
  inComponent({
    '@media': { '(forced-colors: active)': { fillOpacity: 0.35, strokeWidth: 2, strokeDasharray: '5 3' } },
  }),
);
export const through = style(inComponent({ fillOpacity: 0.72 }));
export const line = style(
  inComponent({
    fill: 'none',
    stroke: `var(${fill})`,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);
/** Lines of a pattern: of the mark's colour on the sheet, or of the system's. */
export const hatch = style(
  inComponent({ stroke: 'currentColor', '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } }),
);

export const grid = style(
  inComponent({
    stroke: color.line.hair,
    shapeRendering: 'crispEdges',
    // The system knows no hairlines: in full its lines would strike through the words of the points.
    '@media': { '(forced-colors: active)': { strokeOpacity: 0.35 } },
  }),
);
export const base = style(inComponent({ stroke: color.line.strong, shapeRendering: 'crispEdges' }));
export const tick = style(inComponent({ fill: color.ink.muted }));
export const axisTitle = style(inComponent({ fill: color.ink.default, fontWeight: 500 }));
export const pointLabel = style(
  inComponent({
    fill: color.ink.default,
    paintOrder: 'stroke',
    stroke: color.surface.base,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  }),
);

export const mark = style(inComponent({ outline: 'none', cursor: 'default' }));
export const pressable = style(inComponent({ cursor: 'pointer' }));
export const ring = style(
  inComponent({
    fill: 'none',
    stroke: 'none',
    selectors: {
      [`${mark}:focus-visible &`]: { stroke: color.line.focus, strokeWidth: 2 },
      '&[data-shown]': { stroke: color.ink.strong, strokeWidth: 1 },
    },
  }),
);

export const tip = style(
  inComponent({
    ...text('caption'),
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    left: 0,
    maxWidth: 'min(280px, 100%)',
    padding: `6px ${vars.space[2]}`,
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.raised,
    boxShadow: color.shadow.floating,
    color: color.ink.default,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const tipTitle = style(inComponent({ display: 'block', fontWeight: 500, color: color.ink.strong }));
export const tipLine = style(inComponent({ display: 'block' }));

export const none = style(
  inComponent({
    ...text('body'),
    display: 'grid',
    placeItems: 'center',
    border: `1px dashed ${color.line.default}`,
    borderRadius: vars.radius.lg,
    color: color.ink.muted,
  }),
);
