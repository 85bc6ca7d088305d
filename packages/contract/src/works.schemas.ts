import { pictureLimits, pictureTypes, shareRoles, workFormats } from '@assay/domain';
import * as z from 'zod';
import {
  author,
  broughtRecord,
  id,
  kindName,
  message,
  name,
  operation,
  params,
  record,
  steps,
} from './works.pieces.ts';

/** Of the largest picture, as base64. */
const longestPicture = 4 * Math.ceil(pictureLimits.bytes / 3);

/** Longer prose is not kept. */
const placeInProse = z.int().min(0).max(200_000);

const edit = z.union([
  z.strictObject({
    /** Chosen by the sender: sent twice, it is done once. */
    id,
    operations: z.array(operation).min(1).max(500),
    reason: z.string().max(500).optional(),
  }),
  /** Takes back a change of one's own. */
  z.strictObject({
    id,
    undoes: id,
    /** What that came to in prose for its author, where edits behind it stand on it. */
    cameTo: z
      .array(z.strictObject({ id, field: name, steps }))
      .max(100)
      .optional(),
  }),
]);

const change = z.object({
  id: z.string(),
  revision: z.int(),
  author: z.union([z.object({ person: z.string() }), z.object({ run: z.string() })]),
  origin: z.string(),
  at: z.iso.datetime(),
  reason: z.string().optional(),
  undoes: z.string().optional(),
  /** Steps by which the records of the revision before become those of this one. */
  patches: z.array(z.looseObject({ op: z.string() })),
});

export const worksSchemas = {
  'works.begin': {
    summary: 'A work of any kind that begins with a message; it counts as its tool says',
    body: z.object({ kind: kindName, message, incognito: z.boolean().optional() }),
    response: z.object({ work_id: z.string() }),
  },
  'works.open': {
    summary: 'A work with its records as they stand',
    params,
    response: z.object({
      work: z.object({
        id: z.string(),
        kind: z.string(),
        revision: z.int(),
        updated_at: z.iso.datetime(),
        /** What the caller may do with it; its owner also shares and removes it. */
        role: z.enum(shareRoles),
        is_owner: z.boolean(),
        /** It stands in no history, is shared with nobody, and is deleted 24 hours after it was begun. */
        incognito: z.boolean(),
        /** What its tool can be asked to do here, by name: some of it needs a language model. */
        actions: z.array(z.string()),
        /** Whether the caller may read how it was and how it came to be: a link opens it as it is. */
        shows_past: z.boolean(),
      }),
      records: z.array(record),
    }),
  },
  'works.edit': {
    summary: 'Edits of a work, done one after the other; each wholly, or not at all',
    isRepeatable: true,
    takesAway: true,
    params,
    body: z.object({ edits: z.array(edit).min(1).max(200) }),
    response: z.object({
      results: z.array(
        z.union([
          z.object({
            id: z.string(),
            revision: z.int(),
            /** Values of others that it was set over unseen, told where `saw` says what was seen. */
            over: z
              .array(
                z.object({
                  record: z.string(),
                  field: z.string(),
                  /** Null where the field had been emptied. */
                  value: z.unknown(),
                  author,
                  /** In whose name: `person`, `rules`, `import` or `model:` with its name. */
                  origin: z.string(),
                }),
              )
              .optional(),
          }),
          z.object({
            id: z.string(),
            refused: z.object({ reason: z.string(), record: z.string().optional(), field: z.string().optional() }),
          }),
        ]),
      ),
    }),
  },
  'works.changes': {
    summary: 'What was changed in a work after a revision, oldest first',
    params,
    query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
    response: z.object({ changes: z.array(change), revision: z.int(), has_more: z.boolean() }),
  },
  'works.sources': {
    summary: 'The documents that a work cites',
    params,
    response: z.object({
      sources: z.array(
        z.object({
          document: z.string(),
          title: z.string(),
          source_type: z.string(),
          language: z.string(),
          year: z.int().optional(),
        }),
      ),
    }),
  },
  'works.live': {
    summary:
      'Changes of a work as they happen, as frames `change`; and beside them, as frames `beside`, who is here and whether there are new comments or suggestions',
    params,
    body: z.object({
      last_event_id: z.string().max(32).optional(),
      /** By which the page is told apart from others of the same person; without one nobody sees that it is here. */
      page: id.optional(),
    }),
  },
  'works.present': {
    summary: 'Where in a work the caller is, for others who have it open',
    params,
    body: z.object({
      page: id,
      record: id.optional(),
      field: name.optional(),
      /** What is selected in the prose of that field, as ProseMirror counts places. */
      selection: z.object({ anchor: placeInProse, head: placeInProse }).optional(),
    }),
    response: z.object({ shown: z.boolean() }),
  },
  'works.export': {
    summary: 'A work as a document, as its tables, or as all it holds',
    params,
    body: z.object({ format: z.enum(workFormats) }),
  },
  /** Field `file`; beside a drawing `drawn`, what it looks like as PNG, for documents on paper. */
  'works.addFigure': {
    summary: 'Add a picture (PNG, JPEG, SVG) to the prose of a work',
    params,
    body: z.object({ file: z.file(), drawn: z.file().optional() }),
    response: z.object({
      figure_id: id,
      type: z.enum(pictureTypes),
      /** In pixels; of a drawing in its own units. */
      width: z.number(),
      height: z.number(),
    }),
  },
  'works.figure': {
    summary: 'A picture in the prose of a work',
    params: params.extend({ figure_id: id }),
  },
  'works.import': {
    summary: 'A new work of what an export as JSON holds',
    body: z.object({
      kind: kindName,
      /** Version of the kind's schema that the records are of; an older one is brought up to date. */
      schema: z.int().min(0),
      records: z.array(broughtRecord).min(1).max(10_000),
      /** Pictures of its prose: the export holds them. */
      figures: z
        .array(z.object({ id, data: z.base64().max(longestPicture), drawn: z.base64().max(longestPicture).optional() }))
        .max(1_000)
        .optional(),
      incognito: z.boolean().optional(),
    }),
    response: z.object({
      work_id: z.string(),
      /** Quotations that no document of the library holds word for word: they are left out. */
      evidence_left_out: z.int(),
    }),
  },
} as const;
