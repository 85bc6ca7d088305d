import { runStatuses } from '@assay/domain';
import * as z from 'zod';
import { id, name, params, toolValue } from './works.pieces.ts';

/** What a run waits for. */
const question = z.object({
  id: z.string(),
  /** `one` and `several` are answered by values of `data.options`, `text` by words; a tool has kinds of its own. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** An answer that suggests itself. */
  proposed: z.unknown().optional(),
});

export const worksRunsSchemas = {
  'works.act': {
    summary: 'Has the tool of a work do something to it: at once, or as a run where that takes its time',
    takesAway: true,
    params: params.extend({ action: name }),
    response: z.object({
      /** Of the work, with what was done. */
      revision: z.int(),
      /** Whether anything was done. */
      changed: z.boolean(),
      /** What would have changed the words of a person waits for one. */
      suggested: z.boolean(),
      /** Id of the change, which the caller takes back as one of their own; absent where nothing was done at once. */
      change: z.string().optional(),
      /** Of the run that does it; absent for what is done at once, and where there is nothing to do. */
      run_id: z.string().optional(),
    }),
  },
  'works.runs': {
    summary: 'What the tool of a work does to it in steps, and did, the newest first',
    params,
    response: z.object({
      runs: z.array(
        z.object({
          id: z.string(),
          action: z.string(),
          status: z.enum(runStatuses),
          /** Steps that were done, of all. */
          done: z.int(),
          total: z.int(),
          /** Steps that changed something, and those whose words wait for a person. */
          changed: z.int(),
          suggested: z.int(),
          /** Who began it; null where the account was deleted. */
          person: z.string().nullable(),
          name: z.string(),
          /** What it asks; null where it waits for no answer. */
          question: question.nullable(),
          begun_at: z.iso.datetime(),
          /** Why it failed, in words. */
          failure: z.string().optional(),
        }),
      ),
    }),
  },
  'works.answerRun': {
    summary: 'Answers what a run waits for, which goes on with it; the first answer counts',
    params: params.extend({ run_id: id }),
    body: z.object({ question_id: id, answer: toolValue }),
    response: z.object({
      /** False where the same had been answered before. */
      answered: z.boolean(),
    }),
  },
  'works.stopRun': {
    summary: 'Stops what a tool does to a work; the steps that were done stay',
    params: params.extend({ run_id: id }),
    response: z.object({
      /** False where it had ended. */
      stopped: z.boolean(),
    }),
  },
} as const;
