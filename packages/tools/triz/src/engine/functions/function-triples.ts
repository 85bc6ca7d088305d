import { bcp47, type Locale } from '@assay/domain';
import { englishWords, japaneseWords, sentenceSpans } from '@assay/engines/language';
import type { FunctionTriple } from './function-triples.types.ts';

type Reader = (sentences: readonly string[]) => Promise<FunctionTriple[]>;

const inChinese: Reader = async (sentences) => {
  const { chineseTriples } = await import('./chinese/chinese-triples.ts');
  return chineseTriples(sentences);
};

const inEnglish: Reader = async (sentences) => {
  const [{ englishTriples }, { plainEnglish }] = await Promise.all([
    import('./english/english-triples.ts'),
    import('./english/plain-english.ts'),
  ]);
  return englishTriples(await Promise.all(sentences.map(plainEnglish).map(englishWords)));
};

const inJapanese: Reader = async (sentences) => {
  const { japaneseTriples } = await import('./japanese/japanese-triples.ts');
  return japaneseTriples(await Promise.all(sentences.map(japaneseWords)));
};

/** Each with its lexicon, which is loaded where a text of its language is first read. */
const readers: Readonly<Record<Locale, Reader>> = { cn: inChinese, en: inEnglish, jp: inJapanese, tw: inChinese };

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
