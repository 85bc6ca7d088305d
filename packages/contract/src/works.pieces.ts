import { z } from 'zod';

export const id = z.string().regex(/^[\w-]{1,64}$/);
export const name = z.string().regex(/^[A-Za-z]\w{0,63}$/);
export const params = z.object({ work_id: id });
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

export const operation = z.discriminatedUnion('op', [
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

export const record = z.object({
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

/** Nobody's where the account was deleted; `name` is what they go by. */
export const author = z.object({ person: z.string().nullable(), name: z.string() });
