import { apiVersion, type Call, headers } from '@assay/contract';
import type { Locale } from '@assay/domain';
import type { DeviceSource } from './device.ts';
import { sign } from './signature.ts';

/** How requests reach the service and who makes them. */
export interface Transport {
  /** Base of all paths, `/api` or `http://host:port/api`; no slash at the end. */
  baseUrl: string;
  /** Fills `{service}` in paths. */
  service: string;
  locale: Locale | (() => Locale);
  device: DeviceSource;
  fetch: typeof fetch;
  /** Whether cookies go along. @default 'include' */
  credentials?: 'include' | 'omit';
  /** Share or guest token of a reader without an account. */
  shareToken?: () => string | undefined;
  /** Further headers of every request, for example a bearer token outside a browser; asked for with each. */
  headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** What a caller sends, as every call's request type has it. */
export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Address of a call with its path segments and query filled in. */
export function addressOf(call: Call, input: CallInput, transport: Pick<Transport, 'baseUrl' | 'service'>): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'service' ? transport.service : input.params?.[name];
    if (value === undefined || value === '') throw new TypeError(`The path ${call.path} needs a value for {${name}}.`);
    return encodeURIComponent(textOf(call, name, value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, textOf(call, name, item));
  }
  const search = query.toString();
  return `${transport.baseUrl}${path}${search === '' ? '' : `?${search}`}`;
}

/** A value as an address carries it: text, a number or a flag. */
function textOf(call: Call, name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`The address of ${call.path} cannot carry what is given as ${name}: ${JSON.stringify(value)}.`);
}

/** Headers of section 7: language, version, and unless the call goes without, device and signature. */
export async function requestHeaders(
  call: Call,
  address: string,
  transport: Transport,
): Promise<Record<string, string>> {
  const { locale } = transport;
  const share = transport.shareToken?.();
  return {
    ...(await transport.headers?.()),
    [headers.language]: (typeof locale === 'function' ? locale() : locale).toUpperCase(),
    [headers.apiVersion]: apiVersion,
    ...(call.unsigned ? {} : await signatureHeaders(call, address, transport)),
    ...(share === undefined ? {} : { [headers.share]: share }),
  };
}

async function signatureHeaders(call: Call, address: string, transport: Transport): Promise<Record<string, string>> {
  const device = await transport.device.get();
  const { pathname, search } = new URL(address, 'http://same.origin');
  return {
    [headers.device]: device.id,
    [headers.signature]: await sign(device, call.method, pathname + search, Date.now()),
  };
}

/** Body in the encoding of the call, with its content type where `fetch` does not set it itself. */
export function requestBody(call: Call, body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (call.encoding === 'multipart') return { body: formOf(body) };
  if (call.encoding === 'form') {
    const pairs = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined);
    return { body: new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])) };
  }
  return { body: JSON.stringify(body), type: 'application/json' };
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
