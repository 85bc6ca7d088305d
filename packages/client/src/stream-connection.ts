import { type Call, formatCursor, parseCursor, type StreamCursor, type StreamFrame } from '@assay/contract';
import { networkError } from './call-error.ts';
import type { CallInput } from './request.ts';
import { createEventParser } from './sse.ts';
import type { Transport } from './transport.ts';

export interface ConnectionReader {
  /** What is held: the service begins after it. */
  cursor: StreamCursor | undefined;
  signal: AbortSignal;
  receive: (frame: StreamFrame, cursor: StreamCursor | undefined) => void;
}

/**
 * Opens one connection and reads it to its end. Resolves when the service closed it.
 *
 * @throws CallError when the service refused it or it broke; the abort reason when it was aborted.
 */
export async function readConnection(
  transport: Transport,
  call: Call,
  input: CallInput,
  { cursor, signal, receive }: ConnectionReader,
): Promise<void> {
  const body = { ...(input.body as object), ...(cursor ? { last_event_id: formatCursor(cursor) } : {}) };
  const { data: stream } = await transport.send(call, { ...input, body }, { signal, as: 'stream' });
  if (!(stream instanceof ReadableStream)) return;
  const parser = createEventParser(({ id, data }) => {
    const frame = frameOf(data);
    if (frame) receive(frame, parseCursor(id));
  });
  const decoder = new TextDecoder();
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.push(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw networkError(cause, transport.locale());
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A frame, or undefined for data that is none: a later service may send types this reader does not know. */
function frameOf(data: string): StreamFrame | undefined {
  try {
    const frame: unknown = JSON.parse(data);
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as StreamFrame) : undefined;
  } catch {
    return undefined;
  }
}
