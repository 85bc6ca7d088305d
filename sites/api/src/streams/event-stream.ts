import type { ServerResponse } from 'node:http';
import type { StreamCursor, StreamFrame } from '@assay/contract';
import { followStream } from './follow-stream.ts';
import type { StreamLog } from './stream-log.ts';
import type { StreamRead } from './stream-log.types.ts';

const beat = Buffer.from('data: {"type":"beat"}\n\n');

/** Passes on part of a stream, one module's frames for example; undefined drops an event. */
export type FrameFilter = (frame: StreamFrame) => StreamFrame | undefined;

export interface EventStreamOptions {
  after?: StreamCursor | undefined;
  filter?: FrameFilter;
  /** Ends the reply after this frame has been written. @default the terminal frame of the log */
  endsWith?: (frame: StreamFrame) => boolean;
}

/**
 * Serves streams as `text/event-stream` on the raw response. Readers of the same events share one buffer; a reader
 * whose socket is full is not read for until it drains. Every `beatInterval` ms a beat tells that the line is alive.
 */
export function createEventStreams(log: StreamLog, { beatInterval = 10_000 }: { beatInterval?: number } = {}) {
  const open = new Map<ServerResponse, AbortController>();
  let beats: NodeJS.Timeout | undefined;

  function beatAll(): void {
    for (const response of open.keys()) if (!response.writableNeedDrain) response.write(beat);
  }

  async function follow(
    response: ServerResponse,
    stream: string,
    { after, filter, endsWith }: EventStreamOptions,
    left: AbortController,
  ): Promise<void> {
    try {
      await followStream(log, stream, after, left.signal, async (read) => {
        const { wire, isLast } = filter ? filterRead(read, filter, endsWith) : { wire: read.wire, isLast: false };
        if (wire.length > 0 && !response.write(wire)) await drained(response, left.signal);
        if (isLast) left.abort();
      });
    } finally {
      open.delete(response);
      response.end();
      if (open.size === 0) {
        clearInterval(beats);
        beats = undefined;
      }
    }
  }

  return {
    /** Takes the response over and follows the stream until its end or until the reader leaves. */
    serve(response: ServerResponse, stream: string, options: EventStreamOptions = {}): void {
      const left = new AbortController();
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      response.once('close', () => left.abort());
      open.set(response, left);
      beats ??= setInterval(beatAll, beatInterval).unref();
      follow(response, stream, options, left).catch(() => response.destroy());
    },
    /** Readers connected now. */
    count: () => open.size,
    /** Ends every reply without a terminal event; readers resume at another process or after the restart. */
    close(): void {
      for (const left of open.values()) left.abort();
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Resolves when the socket can take more, or never will. */
function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    response.once('drain', done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

function filterRead(
  { events, cursor }: StreamRead,
  filter: FrameFilter,
  endsWith: EventStreamOptions['endsWith'],
): { wire: Buffer; isLast: boolean } {
  let wire = '';
  for (const { seq, payload } of events) {
    const frame = filter(JSON.parse(payload) as StreamFrame);
    if (!frame) continue;
    wire += `id: ${cursor.attempt}.${seq}\ndata: ${JSON.stringify(frame)}\n\n`;
    if (endsWith?.(frame)) return { wire: Buffer.from(wire), isLast: true };
  }
  return { wire: Buffer.from(wire), isLast: false };
}
