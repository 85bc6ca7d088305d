import * as z from 'zod';
import { shownName } from './shown-name.ts';
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
  /** People of whom its text speaks as `@name`. */
  mentions: z.array(author),
  /** Whether the caller is one of them, and has not seen it yet. */
  calls_you: z.boolean(),
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

/** A comment that mentions the caller. */
const mention = z.object({
  work_id: z.string(),
  comment_id: z.string(),
  /** Where works of its kind stand in the history. */
  source: z.string(),
  title: z.string(),
  author,
  text: z.string(),
  at: z.iso.datetime(),
});

/** A run of the caller that waits for an answer. */
const waiting = z.object({
  work_id: z.string(),
  run_id: z.string(),
  question_id: z.string(),
  /** Where works of its kind stand in the history. */
  source: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
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
      /** People whom it calls: of the organisation of the work, and able to read it. */
      mentions: z.array(id).max(8).optional(),
      /** What a guest goes by. */
      guest_name: shownName(80).optional(),
    }),
    response: z.object({ comment }),
  },
  'works.readers': {
    summary: 'People of the organisation who may read a work, by name or address, to mention in a comment',
    params,
    query: z.object({ q: z.string().trim().max(100).default('') }),
    response: z.object({
      people: z.array(z.object({ user_id: z.string(), full_name: z.string(), email: z.string().nullable() })),
    }),
  },
  'works.mentions': {
    summary:
      'Comments that mention the caller and were not seen yet, and runs of theirs that ask something, newest first',
    response: z.object({ mentions: z.array(mention), questions: z.array(waiting) }),
  },
  'works.seeMentions': {
    summary: 'Notes that the caller has seen the comments of a work that mention them',
    params,
    response: z.object({ seen: z.number().int() }),
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
