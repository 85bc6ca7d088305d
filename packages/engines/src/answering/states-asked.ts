import type { AnswerRequest, NearReason } from '@assay/domain';
import type { Candidate } from '../citing/passages.ts';
import { askedConditions } from '../language/named-conditions.ts';
import { askedOfQuestion } from './asked-of-question.ts';
import { collectValues } from './values.ts';

/**
 * Whether a sentence states the figure that a question asks for; one of the answer may call the thing by other words, any
 * other must name it.
 */
export function statesAsked(
  candidate: Candidate,
  { question, language }: Pick<AnswerRequest, 'question' | 'language'>,
  isAnswer: boolean,
): boolean {
  const asked = askedOfQuestion(question, language);
  return collectValues([{ candidate, score: 1, isAnswer }], language, asked).some(({ isAsked }) => isAsked);
}

/** The asked condition that a sentence states the asked figure against, and the one that it states; undefined where it does not. */
export function statedElsewhere(
  candidate: Candidate,
  { question, language }: Pick<AnswerRequest, 'question' | 'language'>,
): NearReason | undefined {
  const asked = askedOfQuestion(question, language);
  const values = collectValues([{ candidate, score: 1, isAnswer: true }], language, asked);
  const [first] = values.flatMap(({ notAt, conditions }) => (notAt === undefined ? [] : [{ notAt, conditions }]));
  if (first === undefined || values.some(({ isAsked }) => isAsked)) return undefined;
  const dimension = askedConditions(first.notAt)[0]?.unit.dimension;
  const [stated] = first.conditions
    .flatMap((printed) => askedConditions(printed).map((found) => ({ found, printed })))
    .filter(({ found }) => found.unit.dimension === dimension)
    .map(({ found, printed }) => printed.slice(found.start, found.end));
  return { kind: 'condition', asked: first.notAt, ...(stated === undefined ? {} : { stated }) };
}
