import type { Bm25Settings, FeedbackSettings, NeighbourSettings } from '@assay/engines/retrieval';

/** Tuned on the odd queries of the Cranfield collection by cross-validation; see the decision record on retrieval. */
export const bm25: Bm25Settings = { k1: 1.5, b: 0.75 };
export const feedback: FeedbackSettings = { documents: 5, terms: 50, original: 0.5 };
export const neighbours: NeighbourSettings = { share: 0.4, depth: 100, nearest: 10 };
/** Share of the embedding when the passages for feedback are chosen. */
export const semanticShareOfFeedback = 0.1;
/** Share of the embedding in the fused score. */
export const semanticShare = 0.2;
/** Passages of the first pass that feedback looks at. */
export const feedbackDepth = 100;
/** Passages that are fused and grouped. */
export const candidateCount = 200;
/** Most passages that a request may ask for. */
export const greatestLimit = 500;
