import type { ServerResponse } from 'node:http';
import type { StreamCursor, StreamFrame } from '@assay/contract';
import type { Need, ReadingRight, ReadingRights } from './reading-rights.ts';
import type { StreamLog } from './stream-log.ts';
import {
  createStreamReaders,
  type FrameFilter,
  type StreamReader,
  type StreamReaders,
  sharedWire,
} from './stream-readers.ts';

export type { FrameFilter } from './stream-readers.ts';

const beat = sharedWire(Buffer.from('data: {"type":"beat"}\n\n'));

export interface EventStreamOptions {
  after?: StreamCursor | undefined;
  filter?: FrameFilter;
  /** Ends the reply after this frame has been written. @default the terminal frame of the log */
  endsWith?: (frame: StreamFrame) => boolean;
  /** Nobody reads without one; a reader whose right ends is cut. */
  right: ReadingRight;
}

interface EventStreamSettings {
  /** Milliseconds between beats. @default 10_000 */
  beatInterval?: number;
}

/**
 * Serves streams as `text/event-stream` on the raw response. Readers of the same events share one buffer; a reader
 * whose socket is full is not read for until it drains. Beats tell that the line is alive. A reader whose right ends is
 * told so by a last frame `failed` of the code 401 or 403, which a client does not take for a lost line.
 */
export function createEventStreams(
  log: Pick<StreamLog, 'read' | 'watch'>,
  rights: Pick<ReadingRights, 'hold'>,
  { beatInterval = 10_000 }: EventStreamSettings = {},
) {
  const open = new Map<StreamReader, StreamReaders>();
  const streams = new Map<string, StreamReaders>();
  const held = new Map<StreamReader, () => void>();
  let beats: NodeJS.Timeout | undefined;

  function beatAll(): void {
    for (const { response, isFull } of open.keys()) if (!isFull) beat.writeTo(response);
  }

  function cut(reader: StreamReader, { code, refusal }: Need): void {
    const frame: StreamFrame = { type: 'failed', code, message: refusal };
    sharedWire(Buffer.from(`data: ${JSON.stringify(frame)}\n\n`)).writeTo(reader.response);
    open.get(reader)?.end(reader);
  }

  function join(stream: string, reader: StreamReader): void {
    let group = streams.get(stream);
    if (!group) {
      const made = createStreamReaders({
        log,
        stream,
        onLeave(left) {
          open.delete(left);
          held.get(left)?.();
          held.delete(left);
          if (made.isEmpty()) streams.delete(stream);
          if (open.size === 0) clearInterval(beats);
          if (open.size === 0) beats = undefined;
        },
      });
      group = made;
      streams.set(stream, made);
    }
    const joined = group;
    open.set(reader, joined);
    reader.response.once('close', () => joined.leave(reader));
    beats ??= setInterval(beatAll, beatInterval).unref();
    joined.add(reader);
  }

  return {
    /** Takes the response over and follows the stream until its end or until the reader leaves. */
    serve(response: ServerResponse, stream: string, { after, filter, endsWith, right }: EventStreamOptions): void {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      const reader: StreamReader = {
        response,
        cursor: after ?? { attempt: 0, seq: 0 },
        filter,
        endsWith,
        isFull: false,
      };
      held.set(
        reader,
        rights.hold(right, (lost) => cut(reader, lost)),
      );
      join(stream, reader);
    },
    /** Readers connected now. */
    count: () => open.size,
    /** Ends every reply without a terminal event; readers resume at another process or after the restart. */
    close(): void {
      for (const [reader, group] of open) group.end(reader);
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;
