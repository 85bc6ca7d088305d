import { formatCursor, type StreamCursor } from '@assay/contract';
import type { StreamLog } from './stream-log.ts';
import type { StreamRead } from './stream-log.types.ts';

/**
 * Reads a stream from a cursor to its terminal event: register for wake-ups first, then read, deliver, wait.
 * Replay and live are this one loop. `deliver` returns when its reader can take more.
 *
 * @returns false when there is no such stream; true at the terminal event or when the signal is aborted.
 */
export async function followStream(
  log: StreamLog,
  stream: string,
  after: StreamCursor | undefined,
  signal: AbortSignal,
  deliver: (read: StreamRead) => Promise<void> | void,
): Promise<boolean> {
  const watch = log.watch(stream, signal);
  let cursor = after;
  try {
    while (!signal.aborted) {
      const read = await log.read(stream, cursor);
      if (!read) return false;
      cursor = read.cursor;
      if (read.events.length > 0) await deliver(read);
      if (read.isEnd) return true;
      if (!read.hasMore) await watch.wait();
    }
    return true;
  } finally {
    watch.end();
  }
}

/** A read as a reply of a call, for readers that cannot hold a connection. */
export const polledReply = ({ events, cursor, status, isEnd }: StreamRead) => ({
  events: events.map(({ seq, payload }) => ({ id: formatCursor({ attempt: cursor.attempt, seq }), data: payload })),
  last_event_id: formatCursor(cursor),
  status,
  is_end: isEnd,
});

/**
 * The same read with a timeout, for readers that cannot hold a connection: waits until there is something new, or the
 * signal is aborted.
 */
export async function pollStream(
  log: StreamLog,
  stream: string,
  after: StreamCursor | undefined,
  milliseconds: number,
  signal: AbortSignal,
): Promise<StreamRead | undefined> {
  const found = new AbortController();
  const stop = () => found.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const timer = setTimeout(() => found.abort(), milliseconds);
  let last: StreamRead | undefined;
  await followStream(log, stream, after, found.signal, (read) => {
    last = read;
    found.abort();
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  return last ?? log.read(stream, after);
}
