import type { CallSchemas } from '@assay/contract';
import { uploadLimits } from '@assay/domain';
import type { z } from 'zod';
import { CallError } from './call-error.ts';

/** Bytes a body may have, by how it travels. */
export const bodyLimits = { json: 1_048_576, form: 65_536, multipart: uploadLimits.bytes } as const;

type Encoding = keyof typeof bodyLimits;

/**
 * Reads the body of a request in the encoding of its call.
 *
 * @throws CallError tooLarge, or badRequest when the body is not of that encoding.
 */
export async function readBody(request: Request, encoding: Encoding): Promise<unknown> {
  const limit = bodyLimits[encoding];
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new CallError('tooLarge');
  if (encoding === 'multipart') return readForm(request, limit);
  const text = new TextDecoder().decode(await readBytes(request, limit));
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CallError('badRequest', { cause });
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new CallError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function readForm(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  const type = request.headers.get('content-type') ?? '';
  try {
    const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...new Set(form.keys())].map((name) => [name, single(form.getAll(name))]));
  } catch (cause) {
    throw new CallError('badRequest', { cause });
  }
}

/** A repeated field is a list, a single one its value. */
function single<T>(values: T[]): T | T[] {
  return values.length === 1 ? (values[0] as T) : values;
}

export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, single(search.getAll(name))]));
}

/**
 * Validates the parts of a request.
 *
 * @throws CallError badRequest with a message per field.
 */
export function validate(
  schemas: CallSchemas,
  input: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } {
  const fields: Record<string, string> = {};
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  };
  const parsed = {
    params: check(schemas.params, input.params),
    query: check(schemas.query, input.query),
    body: check(schemas.body, input.body ?? {}),
  };
  if (Object.keys(fields).length > 0) throw new CallError('badRequest', { fields });
  return parsed;
}
