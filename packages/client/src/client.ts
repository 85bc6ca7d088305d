import { type AssayCalls, type Call, calls } from '@assay/contract';
import { createFetch } from 'ofetch';
import { isCallError, networkError, replyError } from './call-error.ts';
import { type Device, fixedDevice, registeredDevice } from './device.ts';
import { openCallStream, type StreamHandle, type StreamHandlers, type StreamOptions } from './open-stream.ts';
import { addressOf, type CallInput, requestBody, requestHeaders, type Transport } from './request.ts';

export type CallName = keyof AssayCalls;

/** Calls that answer with frames instead of JSON. */
export type StreamName = {
  [N in keyof typeof calls]: (typeof calls)[N] extends { replies: 'stream' } ? N : never;
}[keyof typeof calls] &
  CallName;

export interface ClientOptions extends Omit<Transport, 'fetch' | 'device'> {
  /** Absent: the client registers a device of its own and keeps it in the browser's storage. */
  device?: Device;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** Renews the session without the person; true when it is renewed. Absent: an expired session is reported at once. */
  refresh?: () => Promise<boolean>;
  /** How streams behave, asked for at each opening: the installation's settings may arrive later than the client. */
  stream?: Partial<StreamOptions> | (() => Partial<StreamOptions>);
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Told how many bytes of the body have been sent, and of how many; in browsers only. */
  onUpload?: (sent: number, total: number) => void;
}

/** Request argument, optional where a call takes nothing that is required. */
type Argument<T> = Partial<T> extends T ? [request?: T, options?: CallOptions] : [request: T, options?: CallOptions];

/** What a call gives: the `data` of its envelope, or the file it answers with. */
export type ReplyOf<N extends CallName> = (typeof calls)[N] extends { replies: 'file' }
  ? Blob
  : AssayCalls[N]['response'];

export interface Client {
  /**
   * Makes a call and gives the `data` of its envelope; a call that answers with a file gives a `Blob`.
   *
   * @throws CallError with the code, status and message of the reply; code 0 when there was none.
   */
  call<N extends CallName>(name: N, ...argument: Argument<AssayCalls[N]['request']>): Promise<ReplyOf<N>>;
  /** Follows a stream until its terminal frame, across lost connections; never stops what writes it. */
  openStream<N extends StreamName>(name: N, request: AssayCalls[N]['request'], handlers: StreamHandlers): StreamHandle;
  /** One JSON or stream reply of a streaming call that was asked for JSON: an `http` module of a question. */
  fetchOnce<N extends StreamName>(name: N, request: AssayCalls[N]['request'], options?: CallOptions): Promise<unknown>;
  /** Address of a call, for links and downloads. */
  address<N extends CallName>(name: N, request: AssayCalls[N]['request']): string;
}

/** The browser's side of the contract; runs in Node as well. */
export function createClient(options: ClientOptions): Client {
  const native = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const ofetch = createFetch({ fetch: native });
  const device = options.device
    ? fixedDevice(options.device)
    : registeredDevice(async (id) => {
        const reply = await send(calls['operations.registerDevice'], { body: { device: id } });
        return reply as AssayCalls['operations.registerDevice']['response'];
      });
  const transport: Transport = { ...options, device, fetch: native };
  /** What lets a refused request succeed, by refusal: each is done once for all requests that met it. */
  const mends = {
    unauthenticated: createMend(async () => (await options.refresh?.()) ?? false),
    badSignature: createMend(() => device.renew()),
  };

  /** True when a refused request may be sent again; `since` is when it was sent. */
  async function mend(error: unknown, since: number): Promise<boolean> {
    if (isCallError(error, 'unauthenticated') || isCallError(error, 'factorDemanded'))
      return mends.unauthenticated(since);
    return isCallError(error, 'badSignature') && mends.badSignature(since);
  }

  async function send(call: Call, input: CallInput, { signal, onUpload }: CallOptions = {}): Promise<unknown> {
    const address = addressOf(call, input, transport);
    const { body, type } = requestBody(call, input.body);
    const transfer = onUpload ? createFetch({ fetch: await uploadFetch(onUpload) }) : ofetch;
    const reply = await transfer
      .raw(address, {
        method: call.method,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
        credentials: transport.credentials ?? 'include',
        ignoreResponseError: true,
        retry: 0,
        headers: { ...(type ? { 'content-type': type } : {}), ...(await requestHeaders(call, address, transport)) },
        // With a parser of its own ofetch reads every reply as text, also one that was asked for as a file.
        ...(call.replies === 'file' ? { responseType: 'blob' } : { responseType: 'json', parseResponse: parseJson }),
      })
      .catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw networkError(cause, transport);
      });
    if (!reply.ok) throw replyError(reply.status, await failureBody(reply._data), transport);
    if (call.replies === 'file') return reply._data;
    if (!isEnvelope(reply._data)) throw replyError(reply.status, reply._data, transport);
    return reply._data.data;
  }

  /** Sends once more after what a refusal asks for: a new key of the device, or a renewed session. */
  async function sendRenewing(name: CallName, input: CallInput, options: CallOptions): Promise<unknown> {
    const call: Call = calls[name];
    const since = performance.now();
    try {
      return await send(call, input, options);
    } catch (error) {
      if (!(await mend(error, since))) throw error;
      return send(call, input, options);
    }
  }

  return {
    call: (async (name: CallName, request: CallInput = {}, options: CallOptions = {}) =>
      sendRenewing(name, request, options)) as Client['call'],
    openStream: (name, request, handlers) =>
      openCallStream(
        { name, call: calls[name], input: request, transport, mend },
        handlers,
        typeof options.stream === 'function' ? options.stream() : options.stream,
      ),
    fetchOnce: (name, request, options = {}) => sendRenewing(name, request, options),
    address: (name, request) => addressOf(calls[name], request, transport),
  };
}

/** Runs one piece of work at a time, and none for a request that was sent before the last success. */
function createMend(work: () => Promise<boolean>): (since: number) => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let succeededAt = Number.NEGATIVE_INFINITY;
  return async (since) => {
    if (succeededAt > since) return true;
    running ??= work().finally(() => {
      running = undefined;
    });
    const isMended = await running;
    if (isMended) succeededAt = performance.now();
    return isMended;
  };
}

async function uploadFetch(onUpload: (sent: number, total: number) => void): Promise<typeof fetch> {
  const { createUploadFetch } = await import('./upload-fetch.ts');
  return createUploadFetch(onUpload);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A file call reports its failure as JSON too. */
async function failureBody(data: unknown): Promise<unknown> {
  return data instanceof Blob ? parseJson(await data.text()) : data;
}

function isEnvelope(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body;
}
