import * as z from 'zod';
import type { WritingTask } from '../citing/write.ts';
import { instructions } from '../model/instructions.ts';
import { languageName } from '../model/language-names.ts';
import { type AskedParts, askedLines } from './asked-lines.ts';

const row = z.object({
  text: z.string().describe('One complete sentence of the answer, as plain text.'),
  isNewParagraph: z.boolean().describe('Whether it begins the answer to another part.'),
});

export type WrittenRow = z.infer<typeof row>;

/** An answer, sentence by sentence, over sentences that were chosen before. `language` is the BCP 47 tag of the reader's. */
export function writeSentences(
  asked: AskedParts,
  { language, atMost }: { language: string; atMost: number },
): WritingTask<WrittenRow> {
  return {
    ...instructions('write-sentences@2', {
      language: languageName(language) ?? 'the language of the question',
      atMost,
    }),
    asked: askedLines(asked),
    schema: row,
    statement: ({ text }) => text,
  };
}
