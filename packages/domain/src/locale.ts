/** The product's languages; `en` is the fallback. */
export const locales = ['cn', 'en', 'jp', 'tw'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'en';

/** BCP 47 tag of each product locale, for `lang`, `Intl` and fonts. */
export const bcp47: Record<Locale, string> = { cn: 'zh-Hans', en: 'en', jp: 'ja', tw: 'zh-Hant' };

/** Names of the languages in themselves: whoever chose a wrong one must find the way back. */
export const localeNames: Record<Locale, string> = { cn: '简体中文', en: 'English', jp: '日本語', tw: '繁體中文' };

/** Narrows any text to a product locale. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** What stands between the items of a row of conditions or names. */
export const commas = { cn: '，', en: ', ', jp: '、', tw: '，' } as const satisfies Record<Locale, string>;
