import { bcp47, type Locale } from '@assay/domain';
import { englishWords, japaneseWords, sentenceSpans } from '@assay/engines/language';
import { chineseTriples } from './chinese/chinese-triples.ts';
import { englishTriples } from './english/english-triples.ts';
import { plainEnglish } from './english/plain-english.ts';
import type { FunctionTriple } from './function-triples.types.ts';
import { japaneseTriples } from './japanese/japanese-triples.ts';

type Reader = (sentences: readonly string[]) => FunctionTriple[] | Promise<FunctionTriple[]>;

const readers: Readonly<Record<Locale, Reader>> = {
  cn: chineseTriples,
  en: async (sentences) => englishTriples(await Promise.all(sentences.map(plainEnglish).map(englishWords))),
  jp: async (sentences) => japaneseTriples(await Promise.all(sentences.map(japaneseWords))),
  tw: chineseTriples,
};

/**
 * Functions that a problem speaks of: what acts on what, and how well. By rule; it reads plain clauses and passes the others
 * by, since a wrong function costs more than one that a person has to add.
 */
export async function functionTriples(text: string, language: Locale): Promise<FunctionTriple[]> {
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  const said = new Map<string, FunctionTriple>();
  for (const triple of await readers[language](sentences)) {
    const { subject, action, object, judgement } = triple;
    const key = [subject, action, object].join('\n').toLocaleLowerCase(bcp47[language]);
    // What is first told and then complained of is one function.
    if (!said.has(key) || judgement !== 'useful') said.set(key, triple);
  }
  return [...said.values()];
}
