import { type Call, formatCursor, parseCursor, type StreamCursor, type StreamFrame } from '@assay/contract';
import { networkError, replyError } from './call-error.ts';
import { addressOf, type CallInput, requestBody, requestHeaders, type Transport } from './request.ts';
import { createEventParser } from './sse.ts';

export interface StreamCall {
  name: string;
  call: Call;
  input: CallInput;
  transport: Transport;
}

/**
 * Opens one connection after a cursor and reads it to its end. Resolves when the service closed it.
 *
 * @throws CallError when the service refused it or it broke; the abort reason when it was aborted.
 */
export async function readConnection(
  { call, input, transport }: StreamCall,
  cursor: StreamCursor | undefined,
  signal: AbortSignal,
  receive: (frame: StreamFrame, cursor: StreamCursor | undefined) => void,
): Promise<void> {
  const address = addressOf(call, input, transport);
  const sent = { ...(input.body as object), ...(cursor ? { last_event_id: formatCursor(cursor) } : {}) };
  const { body, type } = requestBody(call, sent);
  const reply = await transport
    .fetch(address, {
      method: call.method,
      ...(body === undefined ? {} : { body }),
      credentials: transport.credentials ?? 'include',
      cache: 'no-store',
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(type ? { 'content-type': type } : {}),
        ...(await requestHeaders(call, address, transport)),
      },
    })
    .catch((cause: unknown) => {
      signal.throwIfAborted();
      throw networkError(cause, transport);
    });
  if (!reply.ok || !reply.body) throw replyError(reply.status, await reply.json().catch(() => undefined), transport);
  const parser = createEventParser(({ id, data }) => {
    const frame = frameOf(data);
    if (frame) receive(frame, parseCursor(id));
  });
  const decoder = new TextDecoder();
  const reader = reply.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.push(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw networkError(cause, transport);
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
