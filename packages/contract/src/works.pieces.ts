import { longestQuote } from '@assay/domain';
import * as z from 'zod';

export const id = z.string().regex(/^[\w-]{1,64}$/);
export const name = z.string().regex(/^[A-Za-z]\w{0,63}$/);
export const params = z.object({ work_id: id });
const document = z.string().min(1).max(200);

/** Text that the database can hold: no NUL, no half of a surrogate pair. */
export const storable = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\0|\p{Surrogate}/u.test(text));

/** What a work begins with. */
export const message = storable(4_000);

const evidence = z.strictObject({
  field: name.optional(),
  document,
  version: z.int().min(1),
  start: z.int().min(0),
  end: z.int().min(0),
  quote: z.string().max(longestQuote),
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
/** Bounds of what is nested: no part of it lies deeper, and its texts and parts are no more. */
const bounds = { depth: 100, size: 600_000 };

/** Whether JSON is within bounds; read without recursion, since it may be as deep as a request is long. */
function isWithin(value: unknown): boolean {
  const open = [{ value, depth: 0 }];
  let size = 0;
  for (let one = open.pop(); one; one = open.pop()) {
    size += 1 + (typeof one.value === 'string' ? one.value.length : 0);
    if (one.depth > bounds.depth || size > bounds.size) return false;
    if (typeof one.value !== 'object' || one.value === null) continue;
    for (const part of Object.values(one.value)) open.push({ value: part, depth: one.depth + 1 });
  }
  return true;
}

const place = z.int().min(0);
/** A document of prose: blocks, inlines and marks. */
const prose = z.looseObject({ type: z.literal('doc') }).refine(isWithin);
/** A step in prose, as ProseMirror writes it. */
const step = z
  .discriminatedUnion('stepType', [
    z.strictObject({
      stepType: z.literal('replace'),
      from: place,
      to: place,
      slice: z.looseObject({}).optional(),
      structure: z.boolean().optional(),
    }),
    z.strictObject({
      stepType: z.literal('replaceAround'),
      from: place,
      to: place,
      gapFrom: place,
      gapTo: place,
      insert: place,
      slice: z.looseObject({}).optional(),
      structure: z.boolean().optional(),
    }),
    z.strictObject({ stepType: z.enum(['addMark', 'removeMark']), from: place, to: place, mark: z.looseObject({}) }),
    z.strictObject({ stepType: z.literal('attr'), pos: place, attr: name, value: z.unknown() }),
  ])
  .refine(isWithin);
export const steps = z.array(step).max(1_000);
const scalar = z.union([z.string().max(20_000), z.number(), z.boolean()]);
/** What a field can hold; null empties it. */
const value = z.union([scalar, z.array(scalar).max(200), prose, z.null()]);
const parent = id.nullable();
/** JSON that a tool gives its form. */
export const toolValue = z.union([scalar, z.array(z.unknown()), z.looseObject({})]).refine(isWithin);
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
  z.strictObject({
    op: z.literal('set'),
    id,
    field: name,
    value: value.optional(),
    saw: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .describe(
        'What the sender saw there, so that the answer tells where something else stood: 32-bit FNV-1a over the UTF-16 code units of the value as JSON with the keys in order (nothing for an empty field), from 811c9dc5, then that of the same text followed by its length, from 5bd1e995; as hexadecimal.',
      )
      .optional(),
  }),
  /** Steps in a field of prose, made on a revision and the edits before it in this call. */
  z.strictObject({ op: z.literal('write'), id, field: name, on: z.int().min(0), steps }),
  z.strictObject({ op: z.literal('move'), id, parent, after }),
  z.strictObject({ op: z.literal('remove'), id }),
  z.strictObject({ op: z.literal('cite'), id, key, evidence: evidence.nullable().optional() }),
  z.strictObject({ op: z.literal('base'), id, basis: bases }),
]);

export const kindName = z.string().regex(/^[a-z][a-z-]{0,63}$/);

/** A record of a file: who wrote what of it is not taken over. */
export const broughtRecord = z.object({
  id,
  type: name,
  parent,
  order: z.string().min(1).max(200),
  fields: z.record(name, value),
  evidence: z.record(key, evidence).default({}),
  basis: bases.default([]),
});

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
