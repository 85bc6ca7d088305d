import * as z from 'zod';
import { instructions } from '../model/instructions.ts';
import type { ModelPrompt } from '../model/model.types.ts';

const row = z.object({
  question: z.string().describe('The question, complete without the earlier ones, in its own language.'),
  parts: z.array(z.string()).describe('The single questions in it, each complete; one where it asks for one thing.'),
  readAs: z
    .array(z.object({ written: z.string(), read: z.string() }))
    .describe('Misspelt words as written, and as they are meant. Empty where all is spelt well.'),
  englishTerms: z
    .string()
    .nullable()
    .describe('What an English text on the matter would say, as search terms; null for an English question.'),
  keep: z.array(z.string()).describe('Designations, values and conditions of the question, copied unchanged.'),
});

export type UnderstoodRow = z.infer<typeof row>;

/** How a question is to be looked up: standalone, in parts, spelt well. */
export function understandQuestion(asked: { question: string; thread: readonly string[] }): ModelPrompt<UnderstoodRow> {
  return {
    ...instructions('understand-question@1'),
    material: JSON.stringify({ earlier: asked.thread, question: asked.question }),
    row,
  };
}
