import { askingWords } from './stop-words.ts';
import { tokenize } from './tokenize.ts';
import { wordToken } from './word-token.ts';

const asking = new Set(askingWords.map(wordToken));

/** Whether a token is a word of asking for literature. */
export function isAskingToken(token: string): boolean {
  return asking.has(token);
}

/** Tokens of a question: those of `tokenize` without the words of asking, unless nothing else is left. */
export function queryTokens(query: string, language?: string): string[] {
  const tokens = tokenize(query, language);
  const subject = tokens.filter((token) => !isAskingToken(token));
  return subject.length > 0 ? subject : tokens;
}
