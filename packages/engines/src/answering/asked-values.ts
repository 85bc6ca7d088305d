import type { Candidate } from '../citing/passages.ts';
import { askedQuantities } from './asked-quantities.ts';
import { askedAmount } from './asked-units.ts';
import { spellsTime } from './spelled-numbers.ts';
import { isCondition } from './values.ts';

/** What a question wants to have stated: values of one of some dimensions. */
export interface AskedValue {
  dimensions: ReadonlySet<string>;
  /** Asked as a condition: `at which temperature`. Else a value that is itself the condition of another states nothing. */
  isCondition: boolean;
}

const english =
  /\b(at |under |above |below |in )?(?:which|what)\s+(?:(?:is|are|was|were)\s+(?:the|an?)?\s*)?([^?]*?)(?=\s(?:of|in|for|do|does|did|is|are|was|were|can|at|to|when|must|should|may|has|have|will|gives?|between|with|after|during|from|on)\s|[?]|$)/gi;

/** What a question asks of its subject: `at what current density`, `which particle size`. */
export function askedPhrases(question: string): string[] {
  return [...question.matchAll(english)].flatMap(([, , phrase = '']) => (phrase === '' ? [] : [phrase]));
}

/** Dimensions whose values a question asks for; none where it does not say so. */
export function askedValues(question: string): AskedValue[] {
  const amount = askedAmount(question);
  const named = askedQuantities(question).map(({ kinds, isCondition: asCondition, isAdjective }) => ({
    dimensions: new Set(kinds.flatMap(({ dimensions }) => [...dimensions])),
    isCondition: asCondition || isAdjective,
  }));
  return [
    ...named.filter(({ dimensions }) => dimensions.size > 0),
    ...(amount === undefined ? [] : [{ dimensions: amount, isCondition: true }]),
  ];
}

/** Share of the asked values that a sentence states, 0 to 1. */
export function statedShare(asked: readonly AskedValue[], { text, row, quantities }: Candidate): number {
  if (asked.length === 0) return 1;
  const stated = asked.filter(
    ({ dimensions, isCondition: asCondition }) =>
      (dimensions.has('s') && spellsTime(text)) ||
      quantities.some(
        (quantity) =>
          dimensions.has(quantity.unit.dimension) &&
          (asCondition || row !== undefined || isCondition(text, quantity) === undefined),
      ),
  );
  return stated.length / asked.length;
}
