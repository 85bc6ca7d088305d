import type { ModelPort } from '../model/model.types.ts';
import { ModelUnavailable } from '../model/model-fault.ts';
import { acceptedRewriting } from './accepted-rewriting.ts';
import { understandQuestion } from './understand-question.ts';
import type { Understand } from './understanding.types.ts';

/** Understands questions with a language model; what it makes of them is taken only as far as the rules let it. */
export function understandBy(model: ModelPort): Understand {
  return async (question, thread, language, signal) => {
    try {
      const row = await model.row(understandQuestion({ question, thread }), { signal, retries: 0 });
      return row === undefined ? undefined : acceptedRewriting(row, { question, thread, language });
    } catch (error) {
      if (error instanceof ModelUnavailable) return undefined;
      throw error;
    }
  };
}
