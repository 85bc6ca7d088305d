import { bcp47, type Locale } from '@assay/domain';
import type { MessageValues } from '../translator.ts';

/** Texts of an area in one locale by their dotted keys, as the build packs them; 0 for a form that the locale has not. */
export type PackedWords = Readonly<Record<string, string | 0>>;

/** An area whose words stand in the file itself: a language is read when it is spoken. */
export interface PackedCatalogue {
  area: string;
  load: Readonly<Record<Locale, () => PackedWords>>;
}

type Words = (key: string, values?: MessageValues) => string;

/**
 * What the files for other people's pages have in place of the translator: nothing is fetched and nothing can be missing,
 * since the build has packed every message in every language. It says what the translator says; a test holds that.
 */
export function createTranslator({ locale }: { locale: Locale }) {
  const plural = new Intl.PluralRules(bcp47[locale]);
  const areas = new Map<string, Words>();
  return {
    locale,
    async load(...catalogues: readonly PackedCatalogue[]): Promise<void> {
      for (const { area, load } of catalogues) {
        if (areas.has(area)) continue;
        const words = load[locale]();
        areas.set(area, (key, values) => {
          const count = values?.['count'];
          const text =
            (typeof count === 'number' && (words[`${key}_${plural.select(count)}`] || words[`${key}_other`])) ||
            words[key] ||
            '';
          return values
            ? text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
            : text;
        });
      }
    },
    has: (area: string) => areas.has(area),
    words: (area: string) => areas.get(area),
    subscribe: () => () => undefined,
  };
}
