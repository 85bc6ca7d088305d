import { z } from 'zod';

const id = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().regex(/^[A-Za-z]\w{0,63}$/);
const params = z.object({ work_id: id });
const document = z.string().min(1).max(200);

const evidence = z.strictObject({
  field: name.optional(),
  document,
  version: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string().max(4_000),
});
const basis = z.strictObject({
  field: name.optional(),
  from: z.union([
    z.strictObject({ record: id, field: name }),
    z.strictObject({ document, version: z.int().min(1), start: z.int().min(0), end: z.int().min(0) }),
  ]),
  hash: z.string().max(64),
});
const bases = z.array(basis).max(100);
const key = id;
const scalar = z.union([z.string().max(20_000), z.number(), z.boolean()]);
/** What a field can hold; null empties it. */
const value = z.union([scalar, z.array(scalar).max(200), z.null()]);
const parent = id.nullable();
/** Right behind a sibling, first where it is null, last where nothing is said. */
const after = id.nullable().optional();

const operation = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('add'),
    id,
    type: name,
    parent,
    after,
    fields: z.record(name, value).optional(),
    evidence: z.record(key, evidence).optional(),
    basis: bases.optional(),
  }),
  z.strictObject({ op: z.literal('set'), id, field: name, value: value.optional() }),
  z.strictObject({ op: z.literal('move'), id, parent, after }),
  z.strictObject({ op: z.literal('remove'), id }),
  z.strictObject({ op: z.literal('cite'), id, key, evidence: evidence.nullable().optional() }),
  z.strictObject({ op: z.literal('base'), id, basis: bases }),
]);

const edit = z.union([
  z.strictObject({
    /** Chosen by the sender: sent twice, it is done once. */
    id,
    operations: z.array(operation).min(1).max(500),
    reason: z.string().max(500).optional(),
  }),
  /** Takes back a change of one's own. */
  z.strictObject({ id, undoes: id }),
]);

const record = z.object({
  id: z.string(),
  type: z.string(),
  parent: z.string().nullable(),
  /** Siblings stand in the order of these strings. */
  order: z.string(),
  fields: z.record(z.string(), z.unknown()),
  origin: z.string(),
  origins: z.record(z.string(), z.string()),
  evidence: z.record(z.string(), evidence),
  basis: bases.readonly(),
});

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
  'works.open': {
    summary: 'A work with its records as they stand',
    params,
    response: z.object({
      work: z.object({ id: z.string(), kind: z.string(), revision: z.int(), updated_at: z.iso.datetime() }),
      records: z.array(record),
    }),
  },
  'works.edit': {
    summary: 'Edits of a work, done one after the other; each wholly, or not at all',
    isRepeatable: true,
    takesAway: true,
    params,
    body: z.object({ edits: z.array(edit).min(1).max(50) }),
    response: z.object({
      results: z.array(
        z.union([
          z.object({ id: z.string(), revision: z.int() }),
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
  'works.act': {
    summary: 'Has the tool of a work do something to it by its rules',
    takesAway: true,
    params: params.extend({ action: name }),
    response: z.object({
      /** Of the work, with what was done. */
      revision: z.int(),
      /** Whether anything had to be done. */
      changed: z.boolean(),
    }),
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
    summary: 'Changes of a work as they happen, as frames `change`',
    params,
    body: z.object({ last_event_id: z.string().max(32).optional() }),
  },
} as const;
