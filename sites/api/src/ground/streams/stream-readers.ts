import type { ServerResponse } from 'node:http';
import { formatCursor, type StreamCursor, type StreamFrame } from '@assay/contract';
import { isConnectionLost } from '../database/connection-loss.ts';
import { grouped } from './grouped.ts';
import type { StreamLog } from './stream-log.ts';
import type { StreamRead } from './stream-log.types.ts';

/** Milliseconds between two attempts to read while the database is away. */
const awayInterval = 500;

/** Passes on part of a stream, one module's frames for example; undefined drops an event. */
export type FrameFilter = (frame: StreamFrame) => StreamFrame | undefined;

/** One connected reader. It owns its cursor; what it is sent belongs to all readers of the same events. */
export interface StreamReader {
  response: ServerResponse;
  cursor: StreamCursor;
  filter: FrameFilter | undefined;
  /** Ends the reply after this frame has been written. */
  endsWith: ((frame: StreamFrame) => boolean) | undefined;
  /** Its socket is full: it is not read for until it drains. */
  isFull: boolean;
  /** The last frame that it was sent of what stands beside the log. */
  beside?: string;
}

interface StreamReadersOptions {
  log: Pick<StreamLog, 'read' | 'watch'>;
  stream: string;
  /** Called once for each reader, when its reply has ended or its socket is gone. */
  onLeave: (reader: StreamReader) => void;
}

/**
 * All readers of one stream in this process: one watch and one loop, which reads once for those that stand at the same
 * cursor and hands all of them the same buffer. Register for wake-ups first, then read, deliver, wait: replay and live
 * are this one loop.
 */
export function createStreamReaders({ log, stream, onLeave }: StreamReadersOptions) {
  const readers = new Set<StreamReader>();
  const empty = new AbortController();
  const watch = log.watch(stream, empty.signal);
  let isDue = false;
  let proceed: (() => void) | undefined;

  function wake(): void {
    isDue = true;
    proceed?.();
  }

  async function listen(): Promise<void> {
    while (!empty.signal.aborted) {
      await watch.wait();
      wake();
    }
    watch.end();
  }

  function leave(reader: StreamReader): void {
    if (!readers.delete(reader)) return;
    onLeave(reader);
    if (readers.size === 0) {
      empty.abort();
      wake();
    }
  }

  function end(reader: StreamReader): void {
    leave(reader);
    reader.response.end();
  }

  function write(reader: StreamReader, wire: SharedWire): void {
    if (wire.writeTo(reader.response) || reader.isFull) return;
    reader.isFull = true;
    reader.response.socket?.once('drain', () => {
      reader.isFull = false;
      wake();
    });
  }

  function deliver(reader: StreamReader, read: StreamRead, { wire, beside }: SharedWires): void {
    const { filter, endsWith } = reader;
    reader.cursor = read.cursor;
    const own = filter ? filterRead(read, filter, endsWith) : { wire, isLast: false };
    if (own.wire) write(reader, own.wire);
    if (beside && reader.beside !== read.beside) {
      write(reader, filter ? filteredBeside(read, filter) : beside);
      if (read.beside !== undefined) reader.beside = read.beside;
    }
    if (own.isLast || read.isEnd) end(reader);
  }

  /** Reads for every reader that can take more; true when there was more than one read carries. */
  async function deliverAll(): Promise<boolean> {
    const able = [...readers].filter(({ isFull }) => !isFull);
    const groups = grouped(able, ({ cursor }) => formatCursor(cursor));
    const more = await Promise.all(
      groups.map(async (group) => {
        const read = await log.read(stream, (group[0] as StreamReader).cursor);
        const wires = read ? wiresOf(read) : {};
        for (const reader of group) {
          if (!readers.has(reader)) continue;
          if (read) deliver(reader, read, wires);
          else end(reader);
        }
        return read?.hasMore === true;
      }),
    );
    return more.includes(true);
  }

  /** Readers stay while the database is away, and are read for again at the next wake-up or after a while. */
  function goOnWhenBack(error: unknown): boolean {
    if (!isConnectionLost(error)) throw error;
    setTimeout(wake, awayInterval).unref();
    return false;
  }

  async function follow(): Promise<void> {
    while (readers.size > 0) {
      isDue = false;
      const hasMore = await deliverAll().catch(goOnWhenBack);
      if (hasMore || isDue) continue;
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
      proceed = undefined;
    }
  }

  return {
    add(reader: StreamReader): void {
      readers.add(reader);
      if (readers.size > 1) return wake();
      void listen();
      follow().catch(() => {
        for (const left of readers) {
          leave(left);
          left.response.destroy();
        }
      });
    },
    leave,
    end,
    isEmpty: () => readers.size === 0,
  };
}

export type StreamReaders = ReturnType<typeof createStreamReaders>;

/** Bytes that go to many replies. */
export interface SharedWire {
  /** False when the socket is full; true also when it is gone. */
  writeTo(response: ServerResponse): boolean;
}

/**
 * Frames bytes once as a chunk of the chunked transfer coding and writes that to the sockets under the replies, whose
 * heads are sent: all readers hold one buffer, and none an own frame around it. A reply of HTTP/1.0 takes the bytes bare.
 */
export function sharedWire(bytes: Buffer): SharedWire {
  const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  return {
    writeTo(response) {
      const { socket } = response;
      if (!socket || !response.chunkedEncoding) return response.destroyed || response.write(bytes);
      return !socket.writable || socket.write(chunk);
    },
  };
}

interface SharedWires {
  wire?: SharedWire;
  beside?: SharedWire;
}

function wiresOf({ wire, beside }: StreamRead): SharedWires {
  return {
    ...(wire.length > 0 && { wire: sharedWire(wire) }),
    ...(beside !== undefined && { beside: besideWire(beside) }),
  };
}

const besideWire = (beside: string) => sharedWire(Buffer.from(`data: ${beside}\n\n`));

function filteredBeside({ beside = '{}' }: StreamRead, filter: FrameFilter): SharedWire {
  return besideWire(JSON.stringify(filter(JSON.parse(beside) as StreamFrame)));
}

function filterRead(
  { events, cursor }: StreamRead,
  filter: FrameFilter,
  endsWith: StreamReader['endsWith'],
): { wire: SharedWire | undefined; isLast: boolean } {
  let wire = '';
  let isLast = false;
  for (const { seq, payload } of events) {
    const frame = filter(JSON.parse(payload) as StreamFrame);
    if (!frame) continue;
    wire += `id: ${cursor.attempt}.${seq}\ndata: ${JSON.stringify(frame)}\n\n`;
    if (endsWith?.(frame)) {
      isLast = true;
      break;
    }
  }
  return { wire: wire === '' ? undefined : sharedWire(Buffer.from(wire)), isLast };
}
