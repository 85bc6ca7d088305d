import { z } from 'zod';
import { author, id, name, operation, params } from './works.pieces.ts';

const comment = z.object({
  id: z.string(),
  /** The comment that it answers; null for one that begins a thread. */
  thread: z.string().nullable(),
  /** What it is about; null for the work as a whole. */
  record: z.string().nullable(),
  field: z.string().nullable(),
  author,
  text: z.string(),
  at: z.iso.datetime(),
  /** Of the comment that begins a thread. */
  resolved_at: z.iso.datetime().nullable(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
});

const suggestion = z.object({
  id: z.string(),
  author,
  origin: z.string(),
  reason: z.string().nullable(),
  operations: z.array(z.looseObject({ op: z.string() })),
  at: z.iso.datetime(),
  state: z.enum(['open', 'accepted', 'refused']),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable(),
});

export const worksTalkSchemas = {
  'works.comments': {
    summary: 'Comments on a work, oldest first',
    params,
    response: z.object({ comments: z.array(comment) }),
  },
  'works.comment': {
    summary: 'A comment on a work, on one of its records or a field of one, or an answer to another comment',
    params,
    body: z.object({
      /** Chosen by the sender: sent twice, it is written once. */
      id,
      text: z.string().trim().min(1).max(4_000),
      record: id.optional(),
      field: name.optional(),
      thread: id.optional(),
      /** What a guest goes by. */
      guest_name: z.string().trim().min(1).max(80).optional(),
    }),
    response: z.object({ comment }),
  },
  'works.resolveComment': {
    summary: 'Closes a thread of comments, or opens it again',
    params: params.extend({ comment_id: id }),
    body: z.object({ resolved: z.boolean() }),
    response: z.object({ resolved: z.boolean() }),
  },
  'works.removeComment': {
    summary: "Deletes a comment of one's own, with the answers to it; the owner of a work deletes any",
    params: params.extend({ comment_id: id }),
    response: z.object({ removed: z.boolean() }),
  },
  'works.suggestions': {
    summary: 'Changes that wait for a person, and what became of the last ones',
    params,
    response: z.object({ suggestions: z.array(suggestion) }),
  },
  'works.suggest': {
    summary: 'Suggests a change, which somebody who may edit accepts or refuses',
    params,
    body: z.object({
      id,
      operations: z.array(operation).min(1).max(500),
      reason: z.string().trim().max(500).optional(),
    }),
    response: z.object({ suggestion }),
  },
  'works.decide': {
    summary: "Accepts or refuses a suggestion; one's own can be withdrawn by refusing it",
    params: params.extend({ suggestion_id: id }),
    body: z.object({ accepted: z.boolean() }),
    response: z.object({
      state: suggestion.shape.state,
      /** Why it cannot be done any more; it stays open then. */
      refused: z.object({ reason: z.string(), record: z.string().optional(), field: z.string().optional() }).optional(),
    }),
  },
} as const;
