/** Space in px by step; a step is 4 px, `half` is for optical work. */
export const space = {
  0: 0,
  half: 2,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
  20: 80,
} as const;

/** Name of a step of the space scale. */
export type Space = keyof typeof space;

/** Heights in px of what a person operates and reads in rows. */
export const size = {
  control: { compact: 28, default: 36, large: 44 },
  row: { compact: 28, default: 36, roomy: 44 },
  icon: { sm: 14, md: 16, lg: 20 },
  targetMinimum: 24,
} as const;

/** Corner radii in px: tags and cells, controls, sheets and dialogs. */
export const radius = { sm: 2, md: 4, lg: 6 } as const;

/** One step of the type scale: px, weight and tracking, and what CJK scripts add to the line in px. */
export type TypeStep = { size: number; line: number; weight: 400 | 500 | 600; tracking: string; cjkLine: number };

/** The type scale. CJK text is never under 12 px and never tracked. */
export const typeScale = {
  micro: { size: 11, line: 16, weight: 500, tracking: '0.02em', cjkLine: 2 },
  caption: { size: 12, line: 16, weight: 400, tracking: '0', cjkLine: 2 },
  dense: { size: 13, line: 20, weight: 400, tracking: '0', cjkLine: 2 },
  body: { size: 14, line: 20, weight: 400, tracking: '0', cjkLine: 4 },
  prose: { size: 16, line: 26, weight: 400, tracking: '0', cjkLine: 2 },
  lead: { size: 18, line: 26, weight: 500, tracking: '0', cjkLine: 2 },
  title3: { size: 20, line: 28, weight: 600, tracking: '-0.005em', cjkLine: 2 },
  title2: { size: 24, line: 32, weight: 500, tracking: '-0.01em', cjkLine: 4 },
  title1: { size: 30, line: 38, weight: 500, tracking: '-0.015em', cjkLine: 4 },
  display: { size: 38, line: 46, weight: 400, tracking: '-0.02em', cjkLine: 4 },
} as const satisfies Record<string, TypeStep>;

/** Name of a step of the type scale. */
export type TypeSize = keyof typeof typeScale;

/** Smallest size in px at which CJK text is set. */
export const cjkMinimumSize = 12;

const plex = '"IBM Plex Sans Variable", "IBM Plex Sans"';
/** Signs that the Plex subsets lack, such as ≈ and the superscript minus of cm⁻²; see `fonts/science.css`. */
const science = '"Assay Science Sans", "Assay Science Math"';

/** Font stacks by script; only the active script's fonts are loaded, see `loadFonts`. */
export const fontStack = {
  latin: `${plex}, ${science}, system-ui, sans-serif`,
  'zh-Hans': `${plex}, ${science}, "Noto Sans SC Variable", "Noto Sans SC", system-ui, sans-serif`,
  'zh-Hant': `${plex}, ${science}, "Noto Sans TC Variable", "Noto Sans TC", system-ui, sans-serif`,
  ja: `${plex}, ${science}, "Noto Sans JP Variable", "Noto Sans JP", system-ui, sans-serif`,
  mono: `"IBM Plex Mono", ${science}, "IBM Plex Sans Variable", ui-monospace, "SFMono-Regular", monospace`,
} as const;

/** Durations in ms: hover and press; menus and tags; content and bars; drawers and dialogs. */
export const duration = { instant: 80, quick: 140, settle: 220, travel: 320 } as const;

/** Easing curves. */
export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
} as const;

/** Widths and heights in px of the frame. */
export const layout = {
  header: 56,
  railCollapsed: 64,
  railExpanded: 240,
  prose: 880,
  answer: 760,
  /** Text with notes beside it, a note, and what parts them. */
  noted: 640,
  note: 232,
  noteGap: 28,
  outline: 280,
  outlineNarrow: 208,
  evidenceDrawer: 420,
  dialog: 480,
  gutter: 24,
  marginDesktop: 32,
  marginMobile: 16,
} as const;

/** Least viewport widths in px. */
export const breakpoint = { sm: 480, md: 768, lg: 1080, xl: 1360 } as const;

/** Stacking of what leaves the flow. */
export const zIndex = { sticky: 10, drawer: 30, scrim: 40, dialog: 50, toast: 60, tooltip: 70 } as const;

/** Table density: px. */
export const density = {
  default: { row: 36, cellX: 12, type: 'dense' },
  compact: { row: 28, cellX: 8, type: 'caption' },
} as const;
