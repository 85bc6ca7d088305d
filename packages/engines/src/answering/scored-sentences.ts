import type { RankedSentence } from './ranking/ranked-sentences.ts';
import type { Scored } from './scored.types.ts';

/** Ranked sentences with positive scores, the best one 1: those of the answer, and those beside it. */
export function scoredOf(answer: readonly RankedSentence[], beside: readonly RankedSentence[]): Scored[] {
  const best = answer[0]?.score ?? beside[0]?.score ?? 0;
  const score = (ranked: RankedSentence) => Math.exp(Math.min(0, ranked.score - best));
  return [
    ...answer.map((ranked) => ({ candidate: ranked.candidate, score: score(ranked), isAnswer: true })),
    ...beside.map((ranked) => ({ candidate: ranked.candidate, score: score(ranked) })),
  ];
}
