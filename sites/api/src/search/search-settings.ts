import type { Bm25Settings, FeedbackSettings } from '@assay/engines/retrieval';

/** Tuned on the odd queries of the Cranfield collection; see docs/decisions on retrieval. */
export const bm25: Bm25Settings = { k1: 1.5, b: 0.75 };
export const feedback: FeedbackSettings = { documents: 10, terms: 20, original: 0.5 };
/** Share of the embedding in the fused score, 0 to 1. */
export const semanticShare = 0.2;
/** Passages that are fused and grouped. */
export const candidateCount = 200;
