import { bcp47, type Locale } from '@assay/domain';
import { instructionsBeside, languageName } from '@assay/engines/writing';
import type { WritingTask } from '@assay/works';
import * as z from 'zod';
import { principles } from '../tables/index.ts';

const sentencesAtMost = 6;

const row = z.object({ text: z.string().describe('One complete sentence of the concept, as plain text.') });

/** A concept for a problem by one principle, sentence by sentence. */
export function conceptTask(problem: string, principle: number, locale: Locale): WritingTask<z.infer<typeof row>> {
  const rule = principles[principle - 1];
  return {
    ...instructionsBeside(import.meta.url, 'write-concept@1', {
      language: languageName(bcp47[locale]) ?? 'English',
      atMost: sentencesAtMost,
    }),
    asked: [
      JSON.stringify({ problem }),
      JSON.stringify({ principle: rule?.name[locale] ?? '', means: rule?.hint[locale] ?? '' }),
    ],
    schema: row,
    statement: ({ text }) => text,
  };
}
