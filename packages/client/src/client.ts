import type { AssayCalls, Call, StreamCursor, StreamFrame } from '@assay/contract';
import * as operationsCalls from '@assay/contract/calls/operations';
import { type Argument, type CallOptions, callOnce, type ReplyOf, type TypedCall } from './call-client.ts';
import { type Device, fixedDevice, registeredDevice } from './device.ts';
import { openStream, type StreamHandle, type StreamHandlers, type StreamOptions } from './open-stream.ts';
import type { CallInput } from './request.ts';
import { readConnection } from './stream-connection.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** A call that answers with frames instead of JSON. */
export type StreamCall = TypedCall & { replies: 'stream' };

export interface ClientOptions extends Omit<TransportOptions, 'device'> {
  /** Absent: the client registers a device of its own and keeps it in the browser's storage. */
  device?: Device;
  /** How streams behave, asked for at each opening: the installation's settings may arrive later than the client. */
  stream?: Partial<StreamOptions> | (() => Partial<StreamOptions>);
}

export interface UploadOptions extends CallOptions {
  /** Told how many bytes of the body have been sent, and of how many; in browsers only. */
  onUpload?: (sent: number, total: number) => void;
}

/** Reads one connection to its end, from after the cursor. @throws CallError when it was refused or broke */
export type FrameConnection = (
  cursor: StreamCursor | undefined,
  signal: AbortSignal,
  receive: (frame: StreamFrame) => void,
) => Promise<void>;

export interface Client {
  /**
   * Makes a call and gives the `data` of its envelope; a call that answers with a file gives a `Blob`.
   *
   * @throws CallError with the code, status and message of the reply; code 0 when there was none.
   */
  call<C extends TypedCall>(call: C, ...argument: Argument<C, UploadOptions>): Promise<ReplyOf<C>>;
  /** Follows a stream until its terminal frame, across lost connections; never stops what writes it. */
  openStream<C extends StreamCall>(
    call: C,
    request: AssayCalls[C['name']]['request'],
    handlers: StreamHandlers,
  ): StreamHandle;
  /** One JSON or stream reply of a streaming call that was asked for JSON: an `http` module of a question. */
  fetchOnce<C extends StreamCall>(
    call: C,
    request: AssayCalls[C['name']]['request'],
    options?: CallOptions,
  ): Promise<unknown>;
  /** One connection of a stream at a time, for those that follow it by rules of their own. */
  connection<C extends StreamCall>(call: C, request: AssayCalls[C['name']]['request']): FrameConnection;
  /** Address of a call, for links and downloads. */
  address<C extends TypedCall>(call: C, request: AssayCalls[C['name']]['request']): string;
}

/** The browser's side of the contract; runs in Node as well. */
export function createClient(options: ClientOptions): Client {
  const device = options.device ? fixedDevice(options.device) : registeredDevice(register);
  const transport = createTransport({ ...options, device });

  async function register(id: string) {
    const { registerDevice } = operationsCalls;
    const reply = await callOnce(transport, registerDevice, { body: { device: id } }, {});
    return reply as AssayCalls['operations.registerDevice']['response'];
  }
  async function call(of: Call, input: CallInput = {}, { onUpload, ...rest }: UploadOptions = {}): Promise<unknown> {
    return callOnce(transport, of, input, onUpload ? { ...rest, fetch: await uploadFetch(onUpload) } : rest);
  }

  return {
    call: call as Client['call'],
    openStream: (of, request, handlers) =>
      openStream(
        {
          key: JSON.stringify([...transport.reader, of.name, request]),
          locale: transport.locale,
          connect: (cursor, signal, receive) => readConnection(transport, of, request, { cursor, signal, receive }),
        },
        handlers,
        typeof options.stream === 'function' ? options.stream() : options.stream,
      ),
    connection: (of, request) => (cursor, signal, receive) =>
      readConnection(transport, of, request, { cursor, signal, receive }),
    fetchOnce: call,
    address: (of, request) => transport.address(of, request),
  };
}

async function uploadFetch(onUpload: (sent: number, total: number) => void): Promise<typeof fetch> {
  const { createUploadFetch } = await import('./upload-fetch.ts');
  return createUploadFetch(onUpload);
}
