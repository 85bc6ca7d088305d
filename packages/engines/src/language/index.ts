export { onDemand } from './on-demand.ts';
export { sentenceSpans } from './sentences.ts';
export { queryTokens } from './tokens/query-tokens.ts';
export { tokenize } from './tokens/tokenize.ts';
export { type EnglishWord, englishWords } from './word-classes/english-words.ts';
export { type JapaneseWord, japaneseWords } from './word-classes/japanese-words.ts';
