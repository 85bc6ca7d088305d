import type { Call } from '@assay/contract';
import { networkError, replyError } from './call-error.ts';
import type { CallName, CallOptions, Client } from './client.ts';
import type { DeviceSource } from './device.ts';
import { addressOf, type CallInput, requestBody, requestHeaders, type Transport } from './request.ts';

export interface CallClientOptions extends Omit<Transport, 'fetch' | 'device'> {
  /** The calls it can make; a bundle holds no others. */
  calls: Readonly<Partial<Record<CallName, Call>>>;
  device: DeviceSource;
}

/**
 * Makes JSON calls of a few areas over plain `fetch`, never with cookies: what a widget on another page needs instead of
 * the whole client. A key or token that ran out is renewed once.
 */
export function createCallClient({ calls, ...rest }: CallClientOptions): Pick<Client, 'call'> {
  const transport: Transport = { ...rest, fetch: (input, init) => globalThis.fetch(input, init) };

  async function send(call: Call, input: CallInput, signal: AbortSignal | undefined): Promise<Response> {
    const address = addressOf(call, input, transport);
    const { body, type } = requestBody(call, input.body);
    const headers = { ...(type ? { 'content-type': type } : {}), ...(await requestHeaders(call, address, transport)) };
    return transport
      .fetch(address, {
        method: call.method,
        credentials: 'omit',
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      })
      .catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw networkError(cause, transport);
      });
  }

  async function call(name: CallName, input: CallInput = {}, { signal }: CallOptions = {}): Promise<unknown> {
    const descriptor = calls[name];
    if (!descriptor) throw new TypeError(`This client cannot make the call ${name}.`);
    let reply = await send(descriptor, input, signal);
    if (reply.status === 401 && (await transport.device.renew())) reply = await send(descriptor, input, signal);
    const body: unknown = await reply.json().catch(() => undefined);
    if (reply.ok && typeof body === 'object' && body !== null && 'data' in body) return body.data;
    throw replyError(reply.status, body, transport);
  }

  return { call: call as Client['call'] };
}
