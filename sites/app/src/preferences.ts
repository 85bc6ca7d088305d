import type { ThemeChoice } from '@assay/design-system';
import { bcp47, type Locale, readStored, writeStored } from '@assay/domain';
import { initialLocale, localeKey } from '@assay/i18n';

/** Local storage key of the chosen theme. */
const themeKey = 'assay.theme';
const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark', 'high-contrast', 'high-contrast-dark'];

const storage = () => localStorage;

export function readTheme(): ThemeChoice {
  const stored = readStored(storage, themeKey);
  return themes.find((theme) => theme === stored) ?? 'auto';
}

const themeListeners = new Set<() => void>();

export function applyTheme(theme: ThemeChoice): void {
  writeStored(storage, themeKey, theme);
  document.documentElement.dataset['theme'] = theme;
  for (const changed of themeListeners) changed();
}

/** Calls back after every choice of a theme; gives how to stop that. */
export function subscribeTheme(changed: () => void): () => void {
  themeListeners.add(changed);
  return () => themeListeners.delete(changed);
}

/** The theme in force: the one on the page, which holds without storage too. */
export function appliedTheme(): ThemeChoice {
  const applied = document.documentElement.dataset['theme'];
  return themes.find((theme) => theme === applied) ?? readTheme();
}

export function readLocale(): Locale {
  return initialLocale(readStored(storage, localeKey), navigator.languages);
}

/** Whether this browser has a choice of its own; without one the account's counts. */
export function hasChosenLocale(): boolean {
  return readStored(storage, localeKey) !== null;
}

export function storeLocale(locale: Locale): void {
  writeStored(storage, localeKey, locale);
}

export function applyLocale(locale: Locale): void {
  document.documentElement.lang = bcp47[locale];
}
