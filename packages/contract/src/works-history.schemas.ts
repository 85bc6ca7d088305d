import * as z from 'zod';
import { shownName } from './shown-name.ts';
import { author, id, name, params, record } from './works.pieces.ts';

const revision = z.coerce.number().int().min(1).max(2_147_483_647);

const version = z.object({
  revision: z.int(),
  name: z.string(),
  author,
  at: z.iso.datetime(),
});

export const worksHistorySchemas = {
  'works.history': {
    summary: 'Who changed a work when, newest first; what one person did in one sitting is one entry',
    params,
    query: z.object({ before: revision.optional() }),
    response: z.object({
      entries: z.array(
        z.object({
          author,
          origin: z.string(),
          reason: z.string().nullable(),
          /** First and last revision of the sitting. */
          from: z.int(),
          to: z.int(),
          started_at: z.iso.datetime(),
          at: z.iso.datetime(),
        }),
      ),
      has_more: z.boolean(),
    }),
  },
  'works.provenance': {
    summary: 'Who wrote what stands in a record, or in one field of it, newest first',
    params: params.extend({ record: id }),
    query: z.object({ field: name.optional() }),
    response: z.object({
      changes: z.array(
        z.object({
          author,
          /** In whose name: `person`, `rules`, `import` or `model:` with its name. */
          origin: z.string(),
          /** What the tool was asked for, or why somebody suggested it. */
          reason: z.string().nullable(),
          revision: z.int(),
          at: z.iso.datetime(),
          /** What it wrote in the field that was asked for; null where it emptied it, absent where it wrote in steps. */
          value: z.unknown().optional(),
        }),
      ),
    }),
  },
  'works.state': {
    summary: 'The records of a work as they stood after a revision',
    params: params.extend({ revision }),
    response: z.object({ revision: z.int(), records: z.array(record) }),
  },
  'works.versions': {
    summary: 'Versions of a work that were given a name, newest first',
    params,
    response: z.object({ versions: z.array(version) }),
  },
  'works.keepVersion': {
    summary: 'Gives a name to a work as it stands',
    params,
    body: z.object({ name: shownName(120) }),
    response: z.object({ version }),
  },
  'works.removeVersion': {
    summary: 'Takes the name of a version away; the history keeps what led there',
    params: params.extend({ revision }),
    response: z.object({ removed: z.boolean() }),
  },
  'works.restore': {
    summary: 'Makes a work what it was after a revision, as one change that can be undone',
    params,
    body: z.object({ id, revision }),
    response: z.object({ revision: z.int(), changed: z.boolean() }),
  },
} as const;
