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

/** Local storage key of the account's language as this browser last knew it. */
const agreedKey = 'assay.locale.account';

/** Notes what the account's language is, so that a change on another device can be told from a choice made here. */
export function agreeOnLocale(saved: Locale): void {
  writeStored(storage, agreedKey, saved);
}

/**
 * Whether this browser takes up the account's language: when it has no choice of its own, or when the account's has
 * changed elsewhere since. False where it cannot be kept, since every load would then ask for another.
 */
export function followsAccountLocale(saved: Locale): boolean {
  const own = readStored(storage, localeKey);
  const agreed = readStored(storage, agreedKey);
  agreeOnLocale(saved);
  if (own !== null && (agreed === null || agreed === saved)) return false;
  storeLocale(saved);
  return readStored(storage, localeKey) === saved;
}

export function storeLocale(locale: Locale): void {
  writeStored(storage, localeKey, locale);
}

export function applyLocale(locale: Locale): void {
  document.documentElement.lang = bcp47[locale];
}
