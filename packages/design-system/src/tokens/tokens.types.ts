/** The colours of one theme: the single type that themes fill and the contract of CSS variables is derived from. */
export type ColorTokens = {
  /** Grounds: page, sheets, wells, pointer and selection states. */
  surface: Record<'canvas' | 'base' | 'raised' | 'sunken' | 'hover' | 'selected' | 'inverse', string>;
  /** Text, from titles to disabled. */
  ink: Record<'strong' | 'default' | 'muted' | 'faint' | 'onInverse', string>;
  /** Dividers, enclosures, control edges and the focus ring. */
  line: Record<'hair' | 'default' | 'strong' | 'focus', string>;
  /** The one accent: what a person can act on, or what a source supports. */
  accent: Record<'solid' | 'solidHover' | 'solidActive' | 'onSolid' | 'subtle' | 'line' | 'ink', string>;
  /** Failure and destruction. */
  critical: Record<'subtle' | 'line' | 'solid' | 'onSolid' | 'ink', string>;
  /** A limit, a risk, something unclear. */
  caution: Record<'subtle' | 'line' | 'solid' | 'onSolid' | 'ink', string>;
  /** News that asks for nothing. */
  info: Record<'subtle' | 'line' | 'solid' | 'onSolid' | 'ink', string>;
  /** Done, met, valid. */
  positive: Record<'subtle' | 'line' | 'solid' | 'onSolid' | 'ink', string>;
  /** A cited passage and a sentence without support. */
  evidence: Record<'mark' | 'markLine' | 'unsupported', string>;
  /** Eight data categories, assigned in this order. */
  category: Record<'verdigris' | 'copper' | 'cobalt' | 'ochre' | 'plum' | 'lake' | 'rose' | 'moss', string>;
  /** Sequential ramp of seven steps, low to high. */
  sequence: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
  /** Diverging ramp of seven steps, 4 is neutral. */
  diverge: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
  /** Shadows of what floats; the page itself casts none. */
  shadow: Record<'sticky' | 'floating' | 'dialog', string>;
  /** What lies between a dialog and the page. */
  overlay: Record<'scrim', string>;
  /** The brand mark: touchstone, reference streak, sample streak. */
  mark: Record<'stone' | 'reference' | 'sample', string>;
};

/** Where a colour stands in a theme, such as `ink.muted`. */
export type ColorPath = {
  [Group in keyof ColorTokens]: `${Group}.${Extract<keyof ColorTokens[Group], string>}`;
}[keyof ColorTokens];

/** Name of a theme in code. */
export type ThemeName = 'light' | 'dark' | 'highContrast' | 'highContrastDark';

/** What stands in `data-theme`: a theme, or `auto` to follow the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark' | 'high-contrast' | 'high-contrast-dark';

/** The same roles in daylight, in the dark, and in both with high contrast. */
export type Themes = Record<ThemeName, ColorTokens>;
