import type { AnswerRequest } from '@assay/domain';
import { askedOfQuestion } from './asked-of-question.ts';
import type { Candidate } from './passages.ts';
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

/** Whether a sentence states the asked figure of the asked thing, but under another condition than asked. */
export function statesElsewhere(
  candidate: Candidate,
  { question, language }: Pick<AnswerRequest, 'question' | 'language'>,
): boolean {
  const asked = askedOfQuestion(question, language);
  return collectValues([{ candidate, score: 1 }], language, asked).some(({ notAt }) => notAt !== undefined);
}
