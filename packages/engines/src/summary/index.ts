export { type KeySentence, keySentences } from './key-sentences.ts';
export { type Ranked, rankPassages } from './rank-passages.ts';
