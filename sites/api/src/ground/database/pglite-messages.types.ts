import type { QueryReply } from './database.types.ts';

/** What a worker is told first: the directory of the engine's files, null for one in memory. */
export interface EngineOpening {
  kind: 'open';
  directory: string | null;
}

/** What the pool asks of the worker. `session` orders the statements of one connection. */
export type WorkerRequest =
  | { id: number; kind: 'query'; session: number; text: string; values: readonly unknown[] }
  | { id: number; kind: 'release'; session: number }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'unlisten'; channel: string }
  | { id: number; kind: 'ping' }
  | { id: number; kind: 'close' };

/** An error of the database, with the SQLSTATE a caller decides by. */
export interface SerializedError {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'broken'; message: string }
  /** `busyFor` tells for how many ms the engine has been at one statement; 0 when it has none. */
  | { kind: 'pong'; busyFor: number }
  | { kind: 'notice'; channel: string; payload: string }
  | { kind: 'done'; id: number; reply: QueryReply | null }
  | { kind: 'failed'; id: number; error: SerializedError };
