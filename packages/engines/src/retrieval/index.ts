export { type GlossaryLanguage, glossaryLanguage, glossaryLanguages } from '../language/glossary/translate.ts';
export { queryTokens } from '../language/tokens/query-tokens.ts';
export { tokenize, tokenizerVersion } from '../language/tokens/tokenize.ts';
export { type Bm25Settings, inverseDocumentFrequency, saturation } from './bm25.ts';
export type { Embedder, Relatedness } from './embedding/embedder.types.ts';
export { createEndpointEmbedder, type EndpointSettings } from './embedding/endpoint-embedder.ts';
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
