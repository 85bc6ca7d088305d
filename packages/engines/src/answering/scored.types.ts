import type { Candidate } from '../citing/passages.ts';

/** A sentence with how well it answers, the best one 1. */
export interface Scored {
  candidate: Candidate;
  score: number;
  /** Whether the answer quotes it; the others stand beside it. */
  isAnswer?: boolean;
}
