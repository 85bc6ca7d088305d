export { commonAbbreviations } from '../language/abbreviations/common-abbreviations.ts';
export { findAbbreviations, foldAbbreviation } from '../language/abbreviations/find-abbreviations.ts';
export { findFormulaAbbreviations } from '../language/abbreviations/formula-initials.ts';
export { abbreviationsIn } from '../language/abbreviations/question-abbreviations.ts';
export { type GlossaryLanguage, glossaryLanguage, glossaryLanguages } from '../language/glossary/translate.ts';
export { correct, partsOf } from '../language/spelling/correct.ts';
export { isGeneralEnglish } from '../language/spelling/general-english.ts';
export { wordsToCheck } from '../language/spelling/question-words.ts';
export {
  countWords,
  letterBits,
  neighbourhoodOf,
  type Vocabulary,
  vocabularyOf,
} from '../language/spelling/vocabulary.ts';
export { queryTokens } from '../language/tokens/query-tokens.ts';
export { tokenize, tokenizerVersion } from '../language/tokens/tokenize.ts';
export { wordToken } from '../language/tokens/word-token.ts';
export { type Bm25Settings, inverseDocumentFrequency, saturation } from './bm25.ts';
export type { Embedder, Relatedness } from './embedding/embedder.types.ts';
export { createEndpointEmbedder, type EndpointSettings } from './embedding/endpoint-embedder.ts';
export { textDigest, withKnownVectors, writeKnownVectors } from './embedding/known-vectors.ts';
export { withRecentVectors } from './embedding/recent-vectors.ts';
export { createSentenceEmbedder } from './embedding/sentence-embedder.ts';
export { dotPacked, packVector, signCode } from './embedding/vector-codes.ts';
export {
  expandQuery,
  type FeedbackPassage,
  type FeedbackSettings,
  queryWeights,
  type TermWeights,
} from './feedback.ts';
export { type Judgments, type RankingFigures, rankingFigures } from './metrics.ts';
export { type NeighbourSettings, regularised } from './neighbours.ts';
export { otherLanguageTerms } from './other-languages.ts';
export { localFrequencies, normalised } from './term-statistics.ts';
export { completions, foldPhrase, phraseLength, type TitlePhrase, titlePhrases } from './title-phrases.ts';
export { unpackVector } from './unpack-vector.ts';
