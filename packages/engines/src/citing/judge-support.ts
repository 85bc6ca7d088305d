import * as z from 'zod';
import { instructions } from '../model/instructions.ts';
import type { ModelPrompt } from '../model/model.types.ts';

const row = z.object({
  verdict: z
    .enum(['entailed', 'partly', 'not_stated', 'contradicted'])
    .describe(
      'entailed: whoever accepts the quotations must accept all of the claim. partly: only some of it, or only more weakly. not_stated: they leave it open. contradicted: they say otherwise.',
    ),
});

export type JudgedRow = z.infer<typeof row>;

/** How far quotations carry a claim. */
export function judgeSupport(asked: {
  claim: string;
  quotes: readonly string[];
  about: readonly string[];
}): ModelPrompt<JudgedRow> {
  return {
    ...instructions('judge-support@1'),
    material: JSON.stringify({ claim: asked.claim, quotations: asked.quotes, from: asked.about }),
    row,
  };
}
