import { locales } from '@assay/domain';
import * as z from 'zod';
import { message, storable } from './works.pieces.ts';

const field = z.enum(['count', 'passages']);

export const boardsSchemas = {
  'boards.create': {
    summary: 'A board from a problem: of techniques, of materials or of ideas',
    body: z.object({
      message,
      mind: z.enum(['tech-mind', 'material-mind', 'idea-exploration']).default('tech-mind'),
      incognito: z.boolean().optional(),
    }),
    response: z.object({ board_id: z.string() }),
  },
  'boards.pushDirection': {
    summary: 'Grows one branch of a board in a direction; everything else of it stays as it is',
    body: z.object({
      /** The board. */
      job_id: z.string().max(64),
      /** The card that is pushed: an idea, a branch, or `work` for the problem, which gets a new branch. */
      node_id: z.string().max(64),
      /** What the new ideas are to go after, in words. */
      direction: storable(200),
    }),
    response: z.object({
      job_id: z.string(),
      /** Ids of the new cards. */
      node_ids: z.array(z.string()),
      /** Id of the change, which the caller takes back as one of their own. */
      change: z.string().optional(),
      /** Of the board, with them. */
      revision: z.int(),
    }),
  },
  'boards.solutionData': {
    summary: 'What the library has on solutions to one question',
    body: z.object({
      /** Solutions in words; the data come in their order. */
      solution: z.array(storable(500)).min(1).max(20),
      /** What is asked of each. */
      fields: z.array(field).min(1).max(2),
      /** The question that they answer. */
      finally_query: storable(4_000),
      key_words: z.array(storable(100)).max(20).default([]),
      /** Language of the documents; absent for all. */
      doc_lang: z.enum(locales).optional(),
    }),
    response: z.object({
      data: z.array(
        z.object({
          solution: z.string(),
          /** Documents that speak of it, at most 30. */
          count: z.int().optional(),
          passages: z
            .array(
              z.object({
                document: z.string(),
                version: z.int(),
                start: z.int(),
                end: z.int(),
                text: z.string(),
                language: z.string(),
              }),
            )
            .optional(),
        }),
      ),
    }),
  },
} as const;
