import { createHmac, randomUUID } from 'node:crypto';
import {
  type AssayCalls,
  apiVersion,
  type Call,
  type CallName,
  calls,
  type Failure,
  headers,
  signedText,
} from '@assay/contract';
import type { Locale } from '@assay/domain';

export interface TestInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

export interface TestReply<T> {
  status: number;
  /** The envelope's `data`; undefined when the call failed. */
  data: T;
  failure: Failure | undefined;
  headers: Headers;
}

/** A caller over real HTTP: one device, one cookie jar. */
export interface TestClient {
  /** Makes a call of the contract with all headers of section 7. */
  call<N extends CallName>(
    name: N,
    input?: Partial<AssayCalls[N]['request']>,
    overrides?: Readonly<Record<string, string>>,
  ): Promise<TestReply<AssayCalls[N]['response']>>;
  /** The same with any input, for calls that must be refused. */
  send(name: CallName, input: TestInput, overrides?: Readonly<Record<string, string>>): Promise<TestReply<unknown>>;
  /** The raw reply, for streams and files. */
  open(name: CallName, input: TestInput, init?: RequestInit): Promise<Response>;
  /** A request to any path of the service with this caller's cookies and no further headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Address of the service; another one after it was started anew elsewhere. */
  address: string;
  locale: Locale;
  /** Sent as the share token when set. */
  share: string | undefined;
}

/** Registers a device and gives a caller that signs with it. */
export async function createTestClient(address: string, base = '/api'): Promise<TestClient> {
  const device = randomUUID();
  const cookies = new Map<string, string>();
  let key = '';

  async function request(url: string, init: RequestInit): Promise<Response> {
    const sent = new Headers(init.headers);
    if (cookies.size > 0) sent.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(url, { redirect: 'manual', ...init, headers: sent });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  }

  const client: TestClient = {
    address,
    locale: 'en',
    share: undefined,
    fetch: (path, init = {}) => request(`${client.address}${path}`, init),
    open(name, input, init = {}) {
      const call: Call = calls[name];
      const path = pathOf(call, input, base);
      const time = Date.now();
      const mac = createHmac('sha256', key)
        .update(signedText(call.method, path, time, device))
        .digest('hex');
      const sent = new Headers({
        [headers.language]: client.locale.toUpperCase(),
        [headers.apiVersion]: apiVersion,
        [headers.device]: device,
        [headers.signature]: `${time}.${mac}`,
        ...(client.share === undefined ? {} : { [headers.share]: client.share }),
      });
      const body = bodyOf(call, input.body);
      if (typeof body === 'string') sent.set('content-type', 'application/json');
      for (const [header, value] of new Headers(init.headers)) sent.set(header, value);
      return request(`${client.address}${path}`, {
        ...init,
        method: call.method,
        headers: sent,
        ...(body ? { body } : {}),
      });
    },
    async send(name, input, overrides = {}) {
      const reply = await client.open(name, input, { headers: overrides });
      const envelope = (await reply.json().catch(() => undefined)) as { data?: unknown } | Failure | undefined;
      const failure = envelope && 'status' in envelope && !envelope.status ? envelope : undefined;
      const data = envelope && 'data' in envelope ? envelope.data : undefined;
      return { status: reply.status, data, failure, headers: reply.headers };
    },
    call: ((name: CallName, input: TestInput = {}, overrides = {}) =>
      client.send(name, input, overrides)) as TestClient['call'],
  };
  const { data } = await client.call('operations.registerDevice', { body: { device } });
  key = data.key;
  return client;
}

/** Path and query of a call below the address of the service. */
export function pathOf(call: Call, { params, query }: TestInput, base: string): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'service' ? 'assay' : encodeURIComponent(params?.[name] ?? `{${name}}`),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) search.append(name, written(item));
  }
  const text = search.toString();
  return `${base}${path}${text === '' ? '' : `?${text}`}`;
}

/** A value of a form or a query. Objects have no form of their own there, and some refuse to become a text. */
function written(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** A body as its call sends it. */
export function bodyOf(call: Call, body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return body;
  if (call.encoding !== 'form') return JSON.stringify(body);
  return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, written(value)]));
}
