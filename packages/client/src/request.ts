import type { Call } from '@assay/contract';

/** What a caller sends, as every call's request type has it. */
export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Address of a call with its path segments and query filled in. */
export function addressOf(
  call: Call,
  input: CallInput,
  { baseUrl, service }: { baseUrl: string; service: string },
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'service' ? service : input.params?.[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${call.path} needs a value for {${name}}.`);
    return encodeURIComponent(textOf(call, name, value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, textOf(call, name, item));
  }
  const search = query.toString();
  return `${baseUrl}${path}${search === '' ? '' : `?${search}`}`;
}

/** A value as an address carries it: text, a number or a flag. */
function textOf(call: Call, name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`The address of ${call.path} cannot carry what is given as ${name}: ${JSON.stringify(value)}.`);
}

/** Body in the encoding of the call; JSON is written by what sends it. */
export function bodyOf(call: Call, body: unknown): Record<string, unknown> | FormData | URLSearchParams | undefined {
  if (body === undefined) return undefined;
  if (call.encoding === 'multipart') return formOf(body);
  const fields = body as Record<string, unknown>;
  if (call.encoding !== 'form') return fields;
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
}

function formOf(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined) form.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return form;
}
