import { askingWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';
import { wordToken } from './word-token.ts';

const asking = new Set(askingWords.map(wordToken));

/** Tokens of a question: those of `tokenize` without the words of asking, unless nothing else is left. */
export function queryTokens(query: string, language?: string): string[] {
  const tokens = tokenize(query, language);
  const subject = tokens.filter((token) => !asking.has(token));
  return subject.length > 0 ? subject : tokens;
}
