import { apiVersion, type Call, headers } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { createFetch } from 'ofetch';
import { isCallError, networkError, replyError } from './call-error.ts';
import type { DeviceSource } from './device.ts';
import { createMend } from './mend.ts';
import { addressOf, bodyOf, type CallInput } from './request.ts';
import { sign } from './signature.ts';

/** How requests reach the service and who makes them. */
export interface TransportOptions {
  /** Base of all paths, `/api` or `http://host:port/api`; no slash at the end. */
  baseUrl: string;
  /** Fills `{service}` in paths. */
  service: string;
  locale: Locale | (() => Locale);
  device: DeviceSource;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** Token of a person or a service, for programs: it goes in place of cookies and of the device's signature. */
  token?: string;
  /** Whether cookies go along. @default 'include' */
  credentials?: 'include' | 'omit';
  /** Share or guest token of a reader without an account. */
  shareToken?: () => string | undefined;
  /** Further headers of every request, for example a bearer token outside a browser; asked for with each. */
  headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Renews the session without the person; true when it is renewed. Absent: an expired session is reported at once. */
  refresh?: () => Promise<boolean>;
  /** Asks the person to prove anew who they are; true when they did. Absent: a call that demands it is refused at once. */
  prove?: () => Promise<boolean>;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** What becomes of the reply's body. @default 'json' */
  as?: 'json' | 'blob' | 'stream';
  /** In place of the transport's own, for this request. */
  fetch?: typeof fetch;
}

export interface Reply {
  status: number;
  /** The body as it was asked for. */
  data: unknown;
}

/** The one way to the service: addresses, headers of section 7, encodings, renewals and errors. */
export interface Transport {
  readonly locale: () => Locale;
  /** Tells apart what reads the same stream as another tab and what does not. */
  readonly reader: readonly (string | undefined)[];
  address(call: Call, input: CallInput): string;
  /**
   * Sends a request, and once more after what its refusal asks for: a new key of the device, a renewed session, or a
   * proof of the person.
   *
   * @throws CallError when it was refused or got no reply; the reason of `signal` when that aborted it.
   */
  send(call: Call, input: CallInput, options?: SendOptions): Promise<Reply>;
}

export function createTransport(options: TransportOptions): Transport {
  const locale = () => (typeof options.locale === 'function' ? options.locale() : options.locale);
  const native: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  /** What lets a refused request succeed, by refusal: each is done once for all requests that met it. */
  const mends = {
    session: createMend(async () => (await options.refresh?.()) ?? false),
    key: createMend(() => options.device.renew()),
    proof: createMend(async () => (await options.prove?.()) ?? false),
  };

  async function mend(error: unknown, since: number): Promise<boolean> {
    if (isCallError(error, 'unauthenticated') || isCallError(error, 'factorDemanded')) return mends.session(since);
    if (isCallError(error, 'proofDemanded') || isCallError(error, 'passkeyDemanded')) return mends.proof(since);
    return isCallError(error, 'badSignature') && mends.key(since);
  }

  async function headersOf(call: Call, address: string): Promise<Record<string, string>> {
    const share = options.shareToken?.();
    return {
      ...(await options.headers?.()),
      [headers.language]: locale().toUpperCase(),
      [headers.apiVersion]: apiVersion,
      [headers.trace]: newTrace(),
      ...(options.token === undefined
        ? call.unsigned
          ? {}
          : await signatureOf(call, address)
        : { authorization: `Bearer ${options.token}` }),
      ...(share === undefined ? {} : { [headers.share]: share }),
    };
  }

  async function signatureOf(call: Call, address: string): Promise<Record<string, string>> {
    const device = await options.device.get();
    const { pathname, search } = new URL(address, 'http://same.origin');
    return {
      [headers.device]: device.id,
      [headers.signature]: await sign(device, call.method, pathname + search, Date.now()),
    };
  }

  return {
    locale,
    reader: [options.baseUrl, options.shareToken?.()],
    address: (call, input) => addressOf(call, input, options),
    async send(call, input, { signal, as = 'json', fetch = native } = {}) {
      const address = addressOf(call, input, options);
      const body = bodyOf(call, input.body);
      let since = 0;
      const { status, _data: data } = await createFetch({ fetch }).raw<unknown>(address, {
        method: call.method,
        credentials: options.token === undefined ? (options.credentials ?? 'include') : 'omit',
        responseType: as as 'json',
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
        ...(as === 'stream' ? { cache: 'no-store', headers: { accept: 'text/event-stream' } } : {}),
        retry: 1,
        retryStatusCodes: [401],
        async onRequest({ options: request }) {
          since = performance.now();
          const own = await headersOf(call, address);
          for (const [name, value] of Object.entries(own)) request.headers.set(name, value);
        },
        onRequestError({ error }) {
          signal?.throwIfAborted();
          throw networkError(error, locale());
        },
        async onResponseError({ options: { retry }, response }) {
          const error = replyError(response.status, await failureIn(response._data), locale());
          if (retry !== 1 || !(await mend(error, since))) throw error;
        },
      });
      return { status, data };
    },
  };
}

/** A trace that begins with this request. @see https://www.w3.org/TR/trace-context/#traceparent-header */
function newTrace(): string {
  const digits = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${digits(16)}-${digits(8)}-01`;
}

/** A refusal is JSON, also of a call that answers with a file or a stream. */
async function failureIn(data: unknown): Promise<unknown> {
  return data instanceof Blob || data instanceof ReadableStream
    ? new Response(data).json().catch(() => undefined)
    : data;
}
