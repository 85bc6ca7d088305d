import { linearOf } from './oklch.ts';
import type { ColorPath, ColorTokens } from './tokens.types.ts';

const grounds = ['base', 'canvas', 'raised', 'sunken', 'hover', 'selected'] as const;
const tones = ['critical', 'caution', 'info', 'positive'] as const;

/** A foreground, its background, and the least WCAG 2 ratio between them in the plain and in the high contrast themes. */
export type ContrastPair = readonly [foreground: ColorPath, background: ColorPath, least: number, more: number];

const onGrounds = (foreground: ColorPath, least: number, more: number): ContrastPair[] =>
  grounds.map((ground) => [foreground, `surface.${ground}`, least, more]);

/**
 * Every pair of colours that our components put on each other. Text keeps 4.5 to 1 and in high contrast 7 to 1 (WCAG 2.2,
 * 1.4.3 and 1.4.6); edges and marks keep 3 to 1 (1.4.11). Disabled text is exempt and keeps 3 to 1 on sheets all the same.
 */
export const requiredContrast: readonly ContrastPair[] = [
  ...onGrounds('ink.strong', 7, 7),
  ...onGrounds('ink.default', 7, 7),
  ...onGrounds('ink.muted', 4.5, 7),
  ['ink.faint', 'surface.base', 3, 4.5],
  ['ink.faint', 'surface.raised', 3, 4.5],
  ['ink.faint', 'surface.sunken', 3, 4.5],
  ['ink.onInverse', 'surface.inverse', 7, 7],
  ['surface.base', 'line.strong', 3, 4.5],
  ['line.strong', 'surface.canvas', 3, 4.5],
  ['line.strong', 'surface.raised', 3, 4.5],
  ...onGrounds('line.focus', 3, 4.5),
  ...onGrounds('accent.ink', 4.5, 7),
  ['accent.ink', 'accent.subtle', 4.5, 7],
  ['accent.onSolid', 'accent.solid', 4.5, 7],
  ['accent.onSolid', 'accent.solidHover', 4.5, 7],
  ['accent.onSolid', 'accent.solidActive', 4.5, 7],
  ['accent.solid', 'surface.base', 3, 4.5],
  ['accent.solid', 'surface.canvas', 3, 4.5],
  ['accent.solid', 'surface.raised', 3, 4.5],
  ['ink.default', 'accent.subtle', 7, 7],
  ['ink.default', 'evidence.mark', 4.5, 7],
  ['ink.strong', 'evidence.mark', 4.5, 7],
  ['accent.ink', 'evidence.mark', 4.5, 4.5],
  ['evidence.markLine', 'surface.base', 3, 4.5],
  ['evidence.unsupported', 'surface.base', 3, 4.5],
  ['evidence.unsupported', 'surface.canvas', 3, 4.5],
  ...tones.flatMap((tone): ContrastPair[] => [
    [`${tone}.ink`, 'surface.base', 4.5, 7],
    [`${tone}.ink`, 'surface.canvas', 4.5, 7],
    [`${tone}.ink`, 'surface.raised', 4.5, 7],
    [`${tone}.ink`, `${tone}.subtle`, 4.5, 7],
    [`${tone}.onSolid`, `${tone}.solid`, 4.5, 7],
    [`${tone}.solid`, 'surface.base', 3, 4.5],
    ['ink.strong', `${tone}.subtle`, 7, 7],
    ['ink.default', `${tone}.subtle`, 7, 7],
  ]),
];

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a theme at a path such as `ink.muted`. */
export function colorAt(theme: ColorTokens, path: ColorPath): string {
  const [group = '', name = ''] = path.split('.');
  return (theme as Record<string, Record<string, string>>)[group]?.[name] ?? '';
}
