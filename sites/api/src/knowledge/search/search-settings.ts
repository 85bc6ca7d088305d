import type { Bm25Settings, FeedbackSettings, NeighbourSettings } from '@assay/engines/retrieval';

/** Tuned on the odd queries of the Cranfield collection by cross-validation; see the decision record on retrieval. */
export const bm25: Bm25Settings = { k1: 1.5, b: 0.75 };
export const feedback: FeedbackSettings = { documents: 5, terms: 50, original: 0.6 };
export const neighbours: NeighbourSettings = { share: 0.45, depth: 100, nearest: 10 };
/** Share of the embedding when the passages for feedback are chosen. */
export const semanticShareOfFeedback = 0.3;
/** Share of the embedding in the fused score. */
export const semanticShare = 0.35;
/** Passages of the first pass that feedback looks at. */
export const feedbackDepth = 30;
/** Best passages of the second pass that are fused and smoothed; those below keep the order of their words. */
export const candidateCount = 100;
/** Passages nearest in meaning that are ranked beside those. */
export const nearestCount = 50;
/** Passages of other languages that may come beside those of the query's, as a share of them. */
export const otherLanguagesShare = 1 / 3;
/** Most passages that a request may ask for. */
export const greatestLimit = 500;
