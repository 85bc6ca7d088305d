import type { ServerResponse } from 'node:http';
import type { StreamCursor, StreamFrame } from '@assay/contract';
import { grouped } from './grouped.ts';
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

/** A right to read that can end while it is used: that of a share link, or of a tenant that was granted an item. */
export interface RevocableRight {
  /** Readers with the same key are asked about once. */
  key: string;
  holds(): Promise<boolean>;
  /** Last words to a reader whose right has ended. */
  refusal: string;
}

export interface EventStreamOptions {
  after?: StreamCursor | undefined;
  filter?: FrameFilter;
  /** Ends the reply after this frame has been written. @default the terminal frame of the log */
  endsWith?: (frame: StreamFrame) => boolean;
  /** Absent: the reader's own stream, whose right does not end. */
  right?: RevocableRight | undefined;
}

interface EventStreamSettings {
  /** Milliseconds between beats. @default 10_000 */
  beatInterval?: number;
  /** Milliseconds between looks at revocable rights. @default 1_000 */
  rightInterval?: number;
}

/**
 * Serves streams as `text/event-stream` on the raw response. Readers of the same events share one buffer; a reader
 * whose socket is full is not read for until it drains. Beats tell that the line is alive. A reader whose right ends is
 * told so by a last frame of the code 403.
 */
export function createEventStreams(
  log: StreamLog,
  { beatInterval = 10_000, rightInterval = 1_000 }: EventStreamSettings = {},
) {
  const open = new Map<StreamReader, StreamReaders>();
  const streams = new Map<string, StreamReaders>();
  const rights = new Map<StreamReader, RevocableRight>();
  let beats: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;

  function beatAll(): void {
    for (const { response, isFull } of open.keys()) if (!isFull) beat.writeTo(response);
  }

  async function lookAtRights(): Promise<void> {
    await Promise.all(
      grouped(rights, ([, { key }]) => key).map(async (readers) => {
        const [[, right] = []] = readers;
        // A look that fails says nothing about the right; the next one does.
        if (!right || (await right.holds().catch(() => true))) return;
        const frame: StreamFrame = { type: 'failed', code: 403, message: right.refusal };
        const last = sharedWire(Buffer.from(`data: ${JSON.stringify(frame)}\n\n`));
        for (const [reader] of readers) {
          const group = open.get(reader);
          if (!group) continue;
          last.writeTo(reader.response);
          group.end(reader);
        }
      }),
    );
  }

  function join(stream: string, reader: StreamReader): void {
    let group = streams.get(stream);
    if (!group) {
      const made = createStreamReaders({
        log,
        stream,
        onLeave(left) {
          open.delete(left);
          rights.delete(left);
          if (made.isEmpty()) streams.delete(stream);
          if (open.size === 0) clearInterval(beats);
          if (open.size === 0) beats = undefined;
          if (rights.size === 0) clearInterval(looks);
          if (rights.size === 0) looks = undefined;
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
    serve(response: ServerResponse, stream: string, { after, filter, endsWith, right }: EventStreamOptions = {}): void {
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
      if (right) {
        rights.set(reader, right);
        looks ??= setInterval(lookAtRights, rightInterval).unref();
      }
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
