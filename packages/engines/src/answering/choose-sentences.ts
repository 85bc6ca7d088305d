import * as z from 'zod';
import type { NumberedPassage } from '../citing/sources.ts';
import { instructions } from '../model/instructions.ts';
import type { ModelPrompt } from '../model/model.types.ts';
import { type AskedParts, askedLines } from './asked-lines.ts';

const row = z.object({
  part: z.number().int().describe('Number of the part of the question.'),
  grade: z
    .enum(['answered', 'partly', 'nearest', 'none'])
    .describe(
      'answered: the sentences answer the part. partly: they answer some of it. nearest: none answers it, some come near. none: nothing comes near.',
    ),
  ids: z.array(z.number().int()).describe('Ids of the sentences that answer the part, the most direct one first.'),
  gap: z
    .string()
    .nullable()
    .describe('What of the part no sentence answers, in the words of the question; null where nothing is missing.'),
  near: z
    .array(
      z.object({
        id: z.number().int(),
        kind: z
          .enum(['condition', 'designation', 'property', 'subject'])
          .describe(
            'Why it does not answer: it states the thing under another condition, of another designation, it does not state the asked property, or it is only on the subject.',
          ),
        asked: z.string().nullable().describe('The condition, designation or property as the question writes it.'),
        stated: z.string().nullable().describe('What the sentence says instead, copied from it unchanged.'),
      }),
    )
    .describe('Sentences that come near, for the grade nearest only; at most three.'),
});

export type ChosenRow = z.infer<typeof row>;

/** Which of the numbered sentences answer each part of a question. */
export function chooseSentences(asked: AskedParts, passages: readonly NumberedPassage[]): ModelPrompt<ChosenRow> {
  return {
    ...instructions('choose-sentences@1'),
    material: [...askedLines(asked), 'Passages:', ...passages.map((each) => JSON.stringify(each))].join('\n'),
    row,
  };
}
