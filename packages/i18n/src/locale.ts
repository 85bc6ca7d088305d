import { fallbackLocale, isLocale, type Locale } from '@assay/domain';

/** Local storage key of the chosen locale. */
export const localeKey = 'assay.locale';

/** Product locale of a BCP 47 tag; undefined when the product does not speak it. */
export function localeOf(tag: string): Locale | undefined {
  const [language, ...rest] = tag.toLowerCase().split('-');
  if (language === 'en') return 'en';
  if (language === 'ja') return 'jp';
  if (language !== 'zh') return undefined;
  if (rest.includes('hans')) return 'cn';
  return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'tw' : 'cn';
}

/** The locale to start with: the stored choice, else the first of the browser's languages we speak, else English. */
export function initialLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const tag of languages) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return fallbackLocale;
}
