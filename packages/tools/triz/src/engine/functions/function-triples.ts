import { bcp47, type Locale } from '@assay/domain';
import { sentenceSpans } from '@assay/engines/language';
import { chineseTriples } from './chinese-triples.ts';
import { englishTriples } from './english-triples.ts';
import type { FunctionTriple } from './function-triples.types.ts';
import { japaneseTriples } from './japanese-triples.ts';

const readers: Readonly<Record<Locale, (sentences: readonly string[]) => FunctionTriple[]>> = {
  cn: chineseTriples,
  en: englishTriples,
  jp: japaneseTriples,
  tw: chineseTriples,
};

/**
 * Functions that a problem speaks of: what acts on what, and how well. By rule; it reads plain clauses and passes the others
 * by, since a wrong function costs more than one that a person has to add.
 */
export function functionTriples(text: string, language: Locale): FunctionTriple[] {
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  const seen = new Set<string>();
  return readers[language](sentences).filter(({ subject, action, object }) => {
    const key = [subject, action, object].join('\n').toLocaleLowerCase(bcp47[language]);
    return !seen.has(key) && seen.add(key);
  });
}
