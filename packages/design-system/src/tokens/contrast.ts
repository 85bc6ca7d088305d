import type { ColorTokens } from './tokens.types.ts';

/** Pairs of colours that must keep a WCAG 2 contrast in every theme: foreground, background, least ratio. */
export const requiredContrast = [
  ['ink.strong', 'surface.base', 7],
  ['ink.default', 'surface.base', 7],
  ['ink.default', 'surface.canvas', 7],
  ['ink.muted', 'surface.base', 4.5],
  ['ink.muted', 'surface.canvas', 4.5],
  ['ink.muted', 'surface.sunken', 4.5],
  ['ink.faint', 'surface.base', 3],
  ['line.strong', 'surface.base', 3],
  ['line.focus', 'surface.base', 3],
  ['line.focus', 'surface.canvas', 3],
  ['accent.ink', 'surface.base', 4.5],
  ['accent.ink', 'accent.subtle', 4.5],
  ['accent.onSolid', 'accent.solid', 4.5],
  ['accent.solid', 'surface.base', 3],
  ['ink.default', 'evidence.mark', 4.5],
  ['evidence.unsupported', 'surface.base', 3],
  ['critical.ink', 'surface.base', 4.5],
  ['critical.ink', 'critical.subtle', 4.5],
  ['critical.onSolid', 'critical.solid', 4.5],
  ['caution.ink', 'surface.base', 4.5],
  ['caution.ink', 'caution.subtle', 4.5],
  ['caution.onSolid', 'caution.solid', 4.5],
  ['info.ink', 'surface.base', 4.5],
  ['info.ink', 'info.subtle', 4.5],
  ['info.onSolid', 'info.solid', 4.5],
  ['positive.ink', 'surface.base', 4.5],
  ['positive.ink', 'positive.subtle', 4.5],
  ['positive.onSolid', 'positive.solid', 4.5],
] as const;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a theme at a dotted path such as `ink.muted`; undefined when the theme has none there. */
export function colorAt(theme: ColorTokens, path: string): string | undefined {
  const [group = '', name = ''] = path.split('.');
  return (theme as Record<string, Record<string, string>>)[group]?.[name];
}
