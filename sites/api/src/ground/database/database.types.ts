import type { Kysely } from 'kysely';

/** The part of a `pg` result that the service uses. */
export interface QueryReply<R = Record<string, unknown>> {
  command: string;
  rowCount: number;
  rows: R[];
}

/** A connection of the pool: its own transaction, its own order of statements. */
export interface PoolClient {
  /** Without values the text may hold several statements; the reply is that of the last one. */
  query<R = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryReply<R>>;
  release(destroy?: boolean): void;
}

/**
 * The shape of `pg.Pool` that both engines give. Values arrive alike from both: `bigint` as number, `date` as
 * `YYYY-MM-DD`, `timestamptz` as Date, `json` parsed, `bytea` as Uint8Array. A JSON value is sent as text.
 */
export interface DatabasePool {
  connect(): Promise<PoolClient>;
  query<R = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryReply<R>>;
  /** Calls the handler for each NOTIFY on the channel, from this process or another; gives the way to stop. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Connections that only health and sessions take, so that they answer when all others are taken. */
  urgent: Pick<DatabasePool, 'connect' | 'query' | 'options'>;
  end(): Promise<void>;
  options: object;
}

/** `embedded` is PGlite in a worker of this process; `postgres` a server by DATABASE_URL. */
export type DatabaseEngine = 'embedded' | 'postgres';

export interface Database {
  engine: DatabaseEngine;
  pool: DatabasePool;
  /** Kysely over the tables that the calling area declares. */
  tables<T>(): Kysely<T>;
  /** The same over the connections that are kept for what is urgent. */
  urgentTables<T>(): Kysely<T>;
  /** Whether the extension is installed in this database; stock PostgreSQL may have none. */
  has(extension: DatabaseExtension): boolean;
  /** Ends the connections and frees the data directory. */
  close(): Promise<void>;
}

export const databaseExtensions = ['vector', 'pg_textsearch'] as const;
export type DatabaseExtension = (typeof databaseExtensions)[number];
