const names: Readonly<Record<string, string>> = {
  en: 'English',
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese (Taiwan)',
  ja: 'Japanese',
};

/** A language as a prompt calls it, by its BCP 47 tag; undefined for one that the product does not speak. */
export const languageName = (tag: string): string | undefined => names[tag];
