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

/** What came of a step. */
const step = z.object({
  /** From 0. */
  step: z.int(),
  /** For most the id of a record. */
  name: z.string(),
  outcome: z.enum(['done', 'asked', 'failed']),
  /** What it was given, and by whom; empty where the account was deleted. */
  answer: z.object({ kind: z.string(), answer: z.unknown(), name: z.string() }).optional(),
  /** Id of the change that came of it. */
  change: z.string().optional(),
  /** Operations by what they do. */
  operations: z.record(z.string(), z.int()),
  /** Some of it waits for a person. */
  suggested: z.boolean(),
  /** In whose words: `rules`, `person` or `llm:` with the name of a model; null where it wrote nothing. */
  engine: z.string().nullable(),
  begun_at: z.iso.datetime(),
  /** Milliseconds of work. */
  ms: z.int(),
  /** Passages that were read for it, and tokens of a model. */
  passages: z.int(),
  tokens: z.int(),
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
    query: z.object({
      /** Of this one what came of each step is told as well. */
      run: id.optional(),
    }),
    response: z.object({
      /** Of the run that is asked for, in the order in which they were begun; a step stands there once more where it asked. */
      steps: z.array(step).optional(),
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
          /** It is to rest, and does once the step that it is at is done. */
          held: z.boolean(),
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
  'works.pauseRun': {
    summary: 'Has a run rest after the step that it is at, or go on',
    params: params.extend({ run_id: id }),
    body: z.object({ paused: z.boolean() }),
    response: z.object({
      /** Whether it is to rest now; false where it had ended. */
      paused: z.boolean(),
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
