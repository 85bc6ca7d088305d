/** What a story stands in: language, direction, theme and density, as the toolbar or the story itself has chosen. */
export type Globals = Record<string, unknown>;

/** Puts a page into its surroundings. */
export function surroundPage({ language, direction, theme, density }: Globals): void {
  const root = document.documentElement;
  root.lang = String(language);
  root.dir = String(direction);
  root.dataset['theme'] = String(theme);
  root.dataset['density'] = String(density);
}

/** The same for one story among others on a page of the manual. */
export const surroundings = ({ language, direction, theme, density }: Globals) => ({
  lang: String(language),
  dir: String(direction),
  'data-theme': String(theme),
  'data-density': String(density),
});
