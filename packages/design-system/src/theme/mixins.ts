import type { StyleRule } from '@vanilla-extract/css';
import { breakpoint, type TypeSize } from '../tokens/scales.ts';
import { color, vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

/** A style rule that stands inside a layer. */
export type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the component layer. */
export function inComponent(rule: LayerRule): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}

/** Puts a rule into the utility layer. */
export function inUtility(rule: LayerRule): StyleRule {
  return { '@layer': { [layers.utility]: rule } };
}

/** The focus ring: 2 px with a gap of 2 px; whoever clips must leave 4 px for it. */
export const focusRing = { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 } as const;

/** The focus ring of table cells and rows, drawn inside. */
export const focusRingInset = { outline: `2px solid ${color.line.focus}`, outlineOffset: -2 } as const;

/** Size, line, tracking and weight of a step of the type scale. */
export function text(step: TypeSize) {
  const { size, line, tracking, weight } = vars.type[step];
  return { fontSize: size, lineHeight: line, letterSpacing: tracking, fontWeight: weight } as const;
}

/** Hover styles only where a pointer can hover, so that a tap leaves no stuck hover. */
export function onHover(rule: LayerRule): LayerRule {
  return { '@media': { '(hover: hover)': rule } };
}

/** Media query for viewports narrower than a breakpoint. */
export function below(name: keyof typeof breakpoint): string {
  return `(max-width: ${breakpoint[name] - 0.02}px)`;
}

/** Keeps a fill under forced colours, whose plate behind the words would hide them; the variables are system colours there. */
export const keepsFill = { forcedColorAdjust: 'none' } as const;

/** A transition of colours at the speed of a press. */
export const pressTransition = {
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.instant,
  transitionTimingFunction: vars.easing.standard,
} as const;

/** Name of the container that a reading layout's text and outline measure themselves by. */
export const readingContainer = 'assay-reading';

/** Container query: the reading layout has room for notes beside its text, `layout.note` wide, `layout.noteGap` from it. */
export const besideText = `${readingContainer} (min-width: 1088px)`;
