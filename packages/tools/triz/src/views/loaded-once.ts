import type { Locale } from '@assay/domain';

/** Loads once for each language; what could not be loaded is tried anew. */
export function loadedOnce<Texts>(load: (locale: Locale) => Promise<Texts>): (locale: Locale) => Promise<Texts> {
  const loading = new Map<Locale, Promise<Texts>>();
  return (locale) => {
    let texts = loading.get(locale);
    if (!texts) {
      texts = load(locale);
      loading.set(locale, texts);
      void texts.catch(() => loading.delete(locale));
    }
    return texts;
  };
}
