import type { CallSchemas } from '@assay/contract';
import * as fc from 'fast-check';
import * as z from 'zod';
import type { TestInput } from './test-client.ts';

export interface BadInput {
  /** What is wrong with it. */
  about: string;
  input: TestInput;
}

const strange: readonly unknown[] = [null, [], {}, -1, '', 'x'.repeat(5000), true, { $ne: null }, '\u0000'];

/**
 * Inputs that the schemas of a call refuse, derived from a good one: each field left out or replaced by something
 * strange, and whole bodies of any JSON. An input that the schema happens to accept is not among them.
 */
export function badInputs(schemas: CallSchemas, good: TestInput): BadInput[] {
  return [...badBodies(schemas, good), ...badTexts('query', schemas, good), ...badTexts('params', schemas, good)];
}

function badBodies({ body: schema }: CallSchemas, good: TestInput): BadInput[] {
  if (!schema || good.body instanceof FormData) return [];
  const body = (good.body ?? {}) as Record<string, unknown>;
  const changed = Object.keys(body).flatMap((name) => {
    const { [name]: _, ...without } = body;
    return [
      { about: `body without ${name}`, body: without },
      ...strange.map((value) => ({
        about: `body with ${name} ${JSON.stringify(value).slice(0, 20)}`,
        body: { ...body, [name]: value } as unknown,
      })),
    ];
  });
  const any = fc
    .sample(fc.jsonValue({ maxDepth: 2 }), { numRuns: 12, seed: 7 })
    .map((value) => ({ about: `any JSON: ${JSON.stringify(value).slice(0, 40)}`, body: value as unknown }));
  return [...changed, ...any]
    .filter((bad) => !schema.safeParse(bad.body ?? {}).success)
    .map((bad) => ({ about: bad.about, input: { ...good, body: bad.body } }));
}

/** Values of a query or a path are text; a path segment cannot be empty. */
function badTexts(place: 'query' | 'params', schemas: CallSchemas, good: TestInput): BadInput[] {
  const schema = schemas[place];
  if (!schema) return [];
  const values = (good[place] ?? {}) as Record<string, unknown>;
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : Object.keys(values);
  const texts = [...(place === 'query' ? [''] : []), '-1', 'x'.repeat(300), '*', '1e99'];
  return shape
    .flatMap((name) => texts.map((value) => ({ about: `${place} with ${name} ${value.slice(0, 20)}`, name, value })))
    .map(({ about, name, value }) => ({ about, changed: { ...values, [name]: value } }))
    .filter(({ changed }) => !schema.safeParse(changed).success)
    .map(({ about, changed }) => ({ about, input: { ...good, [place]: changed } }));
}
