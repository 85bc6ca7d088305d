import * as fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that the schemas of the contract come down to. */
export interface DataShape {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, DataShape>>;
  required?: readonly string[];
  items?: DataShape;
  anyOf?: readonly DataShape[];
  oneOf?: readonly DataShape[];
  allOf?: readonly DataShape[];
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}

/** The shape that a schema of the contract asks for. */
export function shapeOf(schema: z.ZodType | undefined): DataShape {
  return schema === undefined ? {} : (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as DataShape);
}

/** Texts that mean something to a database, a page, a path, a template, a terminal or a reader's eye. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  'x'.repeat(20_000),
  "'; drop table session; --",
  "' or '1'='1",
  '%\\_',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'a\r\nset-cookie: session=stolen',
  '\u202egnp.exe',
  '\u001b[2J',
  '=cmd|calc',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '9'.repeat(400),
  '2024-02-30T25:61:61Z',
  '\u{1f468}\u{200d}\u{1f469}'.repeat(50),
] as const;

const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324] as const;

const named = (name: string, value: unknown) => Object.fromEntries([[name, value]]);

const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  named('__proto__', { polluted: true }),
  { constructor: { prototype: { polluted: true } } },
  { $ne: null },
  { ...named('then', 1), toString: 1, valueOf: 1 },
  Array.from({ length: 3000 }, (_, index) => index),
  Array.from({ length: 300 }, () => 'x'.repeat(64)),
  nested(20),
  nested(400),
];

/** Arrays within arrays. */
export function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Anything that a body may hold where something else was meant. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Data that is nearly of a shape: members missing, of the wrong type, beyond their bounds, and more than were asked for. */
function near(shape: DataShape, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 6) return hostile;
  return fc.oneof({ weight: 4, arbitrary: fitting(shape, depth) }, { weight: 1, arbitrary: hostile });
}

function fitting(shape: DataShape, depth: number): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => near(choice, depth + 1)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum?.length) return fc.constantFrom(...shape.enum);
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0];
  if (type === 'object' || shape.properties) return nearObject(shape, depth);
  if (type === 'array') return fc.array(near(shape.items ?? {}, depth + 1), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min: -2, max: 60 });
  if (type === 'string') return fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom<unknown>(...hostileTexts));
  return hostile;
}

function nearObject({ properties = {} }: DataShape, depth: number): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, near(shape, depth + 1)])),
    { requiredKeys: [] },
  );
  const more = fc.option(
    fc.tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'role', 'tenant_id', 'is_admin', ''), hostile),
    { freq: 3, nil: undefined },
  );
  return fc
    .tuple(known, more)
    .map(([body, extra]) => Object.fromEntries([...Object.entries(body), ...(extra ? [extra] : [])]));
}

/** A good body with one of its values, at whatever depth, replaced or left out. */
function spoiled(good: unknown): fc.Arbitrary<unknown> {
  const paths = pathsIn(good);
  return fc
    .tuple(fc.constantFrom(...paths), hostile, fc.boolean())
    .map(([path, value, isLeftOut]) => replaced(good, path, value, isLeftOut && path.length > 0));
}

function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown, isLeftOut: boolean): unknown {
  if (key === undefined) return by;
  const entries = Object.entries(value as object).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== key) return [[name, inner]];
    if (rest.length === 0 && isLeftOut) return [];
    return [[name, replaced(inner, rest, by, isLeftOut)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Bodies for a call that mostly are not what it asks for: near its shape, or a good one that was spoiled. */
export function malformedBodies(schema: z.ZodType, good: unknown): fc.Arbitrary<unknown> {
  const shaped = near(shapeOf(schema));
  return good === undefined ? shaped : fc.oneof(shaped, spoiled(good));
}

/** Segments and values of an address as they travel: not every one decodes. */
export const hostileSegments: readonly string[] = [
  '%00',
  'a%00b',
  '%ff%fe',
  '%ed%a0%80',
  '%zz',
  '..%2f..%2fetc%2fpasswd',
  '%27%3B%20drop%20table%20session%3B%20--',
  '__proto__',
  'constructor',
  '%7B%7D',
  '%F0%9F%98%80',
  '-1',
  '1e999',
  'NaN',
  'x'.repeat(3000),
  '%0d%0aset-cookie:%20a=b',
];
