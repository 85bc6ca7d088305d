import type { StreamCursor, StreamFrame, StreamState } from '@assay/contract';
import type { MessageStatus } from '@assay/domain';
import type { Kysely, Transaction } from 'kysely';

/** The database as this area uses it: SQL only, tables of its own. */
export type Tables = Kysely<unknown>;
export type Commit = Transaction<unknown>;

/** Whose stream it is. */
export interface StreamRow {
  id: string;
  kind: string;
  tenantId: string;
  ownerId: string;
}

/** Events of one read, ready for the wire. One read serves every reader that asked after the same cursor. */
export interface StreamRead {
  /** Bytes of all events, empty when there is nothing new. */
  wire: Buffer;
  /** The same events, for readers that are no sockets. */
  events: readonly { seq: number; payload: string }[];
  /** A frame of what stands beside the log as it is now; readers get it whenever it is another than they had. */
  beside?: string;
  /** Where the next read goes on. */
  cursor: StreamCursor;
  status: MessageStatus;
  /** True when the terminal event has been read. */
  isEnd: boolean;
  /** True when more was ready than one read carries. */
  hasMore: boolean;
}

/** An append was refused: the stream has ended, was stopped, or a later attempt writes it. */
export class StreamFenced extends Error {
  override readonly name = 'StreamFenced';

  constructor(stream: string, attempt: number) {
    super(`Attempt ${attempt} may not write stream ${stream} any more: it ended, was stopped or has a new writer.`);
  }
}

/** Turns what a stream holds into the frames that follow; runs inside the transaction. */
export type NextFrames = (held: StreamState) => readonly StreamFrame[];
