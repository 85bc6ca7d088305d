import { stopWords, wideStopWords } from '../language/tokens/stop-words.ts';
import { wordSegmenter } from '../language/tokens/wide-script.ts';

/** A title from one of its words on, as suggestions find it. */
export interface TitlePhrase {
  /** Lower case, at most `phraseLength` characters: what a prefix is compared with. */
  phrase: string;
  /** As written. */
  text: string;
  /** 0 for the whole title. */
  word: number;
}

export const phraseLength = 48;
const mostWords = 12;
const longestText = 120;

/** Folds what is typed and what is stored alike: NFKC, single blanks, lower case. */
export function foldPhrase(text: string): string {
  return text.normalize('NFKC').replaceAll('\0', '').replace(/\s+/g, ' ').trimStart().toLowerCase();
}

/** Phrases of a title: from its beginning, and from each of its words that is worth beginning with. */
export function titlePhrases(title: string, language?: string): TitlePhrase[] {
  const clean = title.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const phrases: TitlePhrase[] = [];
  for (const { segment, index, isWordLike } of wordSegmenter(clean, language).segment(clean)) {
    if (!isWordLike || phrases.length >= mostWords) continue;
    const isStop = stopWords.has(segment.toLowerCase()) || wideStopWords.has(segment);
    if (isStop && index > 0) continue;
    const text = clean.slice(index, index + longestText);
    phrases.push({ phrase: text.slice(0, phraseLength).toLowerCase(), text, word: phrases.length });
  }
  return phrases;
}

/** Words of a phrase behind the one that is being typed. */
const wordsAhead = 3;
const wide = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Completions of a folded prefix from the phrases that begin with it: whole titles first, then phrases by how many
 * titles share them, the shorter of equals first.
 */
export function completions(phrases: readonly Pick<TitlePhrase, 'text' | 'word'>[], prefix: string): string[] {
  const found = new Map<string, { text: string; uses: number; isTitle: boolean }>();
  for (const { text, word } of phrases) {
    const completed = word === 0 ? text : phraseOf(text, prefix.length);
    const key = completed.toLowerCase();
    const known = found.get(key);
    if (known === undefined) found.set(key, { text: completed, uses: 1, isTitle: word === 0 });
    else known.uses += 1;
  }
  return [...found.values()]
    .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.uses - a.uses || a.text.length - b.text.length)
    .map(({ text }) => text);
}

/** The typed part, the rest of its word and a few words on, never across punctuation. */
function phraseOf(text: string, length: number): string {
  const rest = text.slice(length);
  if (wide.test(text)) return text.slice(0, length) + (/^[^，。、：；（）,;:()]*/.exec(rest)?.[0] ?? '');
  const ahead = /^[^\s,;:.()]*(?:\s[^\s,;:.()]+)*/.exec(rest)?.[0] ?? '';
  const words = ahead.trimEnd().split(' ').slice(0, wordsAhead);
  while (words.length > 1 && stopWords.has((words.at(-1) as string).toLowerCase())) words.pop();
  return text.slice(0, length) + words.join(' ');
}
