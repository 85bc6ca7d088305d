import type { Locale } from '@assay/domain';
import { loadStandardTexts, type StandardTexts } from '../tables/index.ts';

const loading = new Map<Locale, Promise<StandardTexts>>();

/** Words of the standards in a language, loaded once; for `use`, which wants the same promise each time. */
export function standardTexts(locale: Locale): Promise<StandardTexts> {
  let texts = loading.get(locale);
  if (!texts) {
    texts = loadStandardTexts(locale);
    loading.set(locale, texts);
    // What could not be loaded is tried anew.
    texts.catch(() => loading.delete(locale));
  }
  return texts;
}
