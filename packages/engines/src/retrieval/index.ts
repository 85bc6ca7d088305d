export { type Bm25Settings, inverseDocumentFrequency, saturation } from './bm25.ts';
export {
  expandQuery,
  type FeedbackPassage,
  type FeedbackSettings,
  queryWeights,
  type TermWeights,
} from './feedback.ts';
export { type Judgments, type RankingFigures, rankingFigures } from './metrics.ts';
export { tokenize, tokenizerVersion } from './tokens/tokenize.ts';
