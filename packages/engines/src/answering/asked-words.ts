import type { AnswerRequest } from '@assay/domain';
import { tokenize } from '../language/tokens/tokenize.ts';
import type { RankedSentence } from './ranking/ranked-sentences.ts';
import type { Scored } from './scored.types.ts';

/** Terms of a question, by which the table of values puts first what was asked. */
export function askedWords({ question, deepInput = '', language }: AnswerRequest): ReadonlySet<string> {
  return new Set(tokenize(`${question} ${deepInput}`, language));
}

/** Ranked sentences with positive scores, the best one 1. */
export function scoredOf(ranked: readonly RankedSentence[]): Scored[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.map(({ candidate, score }) => ({ candidate, score: Math.exp(Math.min(0, score - best)) }));
}
