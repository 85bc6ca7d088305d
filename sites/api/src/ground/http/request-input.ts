import type { Call, CallSchemas } from '@assay/contract';
import type { z } from 'zod';
import { CallError } from './call-error.ts';
import { dataLimits, faultOf } from './plain-data.ts';

/** Bytes a body may have, by how it travels. */
export const bodyLimits = {
  json: 1_048_576,
  form: 65_536,
  /** JSON that a person has as a file. */
  file: 16_777_216,
} as const;

type Encoding = keyof typeof bodyLimits;

/** How the body of a call that is read whole travels. */
export function encodingOf({ encoding, bringsFile }: Pick<Call, 'encoding' | 'bringsFile'>): Encoding {
  if (encoding === 'form') return 'form';
  return bringsFile ? 'file' : 'json';
}

/**
 * Reads and validates what a request brings to its call; of a body that its handler reads as it arrives, nothing.
 *
 * @throws CallError tooLarge, or badRequest with a message per field
 */
export async function readInput(
  { call, schemas }: { call: Call; schemas: CallSchemas },
  request: Request,
  params: Record<string, unknown>,
): Promise<ReturnType<typeof validate>> {
  const { body: bodySchema, ...rest } = schemas;
  const isRead = bodySchema !== undefined && !call.streamsBody;
  const body = isRead ? await readBody(request, encodingOf(call), call.fromOtherPages) : undefined;
  const query = queryOf(new URL(request.url).searchParams);
  const mostValues = call.bringsFile ? dataLimits.valuesOfFile : dataLimits.values;
  return validate(isRead ? schemas : rest, { params, query, body }, mostValues);
}

/**
 * Reads the body of a request in the encoding of its call. Forms with files are read by their handlers, as they arrive.
 *
 * @param isFromOtherPages whether JSON may come as plain text, which a page of another origin sends without being asked
 * about first: of calls that speak for nobody, and save a widget a round trip so.
 * @throws CallError tooLarge, or badRequest when the body is not of that encoding.
 */
export async function readBody(request: Request, encoding: Encoding, isFromOtherPages = false): Promise<unknown> {
  const limit = bodyLimits[encoding];
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new CallError('tooLarge');
  const text = new TextDecoder().decode(await readBytes(request, limit));
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!jsonType.test(type) && !(isFromOtherPages && plainType.test(type))) {
    throw new CallError('badRequest', { fields: { body: 'JSON, sent as application/json.' } });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CallError('badRequest', { fields: { body: 'JSON, from its beginning to its end.' }, cause });
  }
}

/** A form of another site's page cannot send this type without being asked about first. */
const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const plainType = /^text\/plain\s*(?:;|$)/i;

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw new CallError('tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever breaks off in the middle of a body has not found a fault of ours.
    throw error instanceof CallError ? error : new CallError('badRequest', { cause: error });
  }
  return Buffer.concat(chunks, size);
}

/** A repeated field is a list, a single one its value. */
function single<T>(values: T[]): T | T[] {
  return values.length === 1 ? (values[0] as T) : values;
}

export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, single(search.getAll(name))]));
}

/** Fields that a refusal names; a body of a million wrong values is not answered with a million messages. */
const namedFields = 32;

/**
 * Validates the parts of a request.
 *
 * @param mostValues that one part may hold
 * @throws CallError badRequest with a message per field.
 */
export function validate(
  schemas: CallSchemas,
  input: { params: unknown; query: unknown; body: unknown },
  mostValues: number = dataLimits.values,
): { params: unknown; query: unknown; body: unknown } {
  // A map: a plain object has a `constructor` already, and the refusal of a field of that name would be lost.
  const fields = new Map<string, string>();
  const refuse = (path: readonly PropertyKey[], message: string) => {
    const field = path.map(String).join('.').slice(0, 200) || 'body';
    if (fields.size < namedFields && !fields.has(field)) fields.set(field, message);
  };
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const fault = faultOf(value, mostValues);
    if (fault) {
      refuse(fault.path, fault.message);
      return undefined;
    }
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) refuse(path, message);
    return undefined;
  };
  const parsed = {
    params: check(schemas.params, input.params),
    query: check(schemas.query, input.query),
    body: check(schemas.body, input.body ?? {}),
  };
  if (fields.size > 0) throw new CallError('badRequest', { fields: Object.fromEntries(fields) });
  return parsed;
}
