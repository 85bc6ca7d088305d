import { Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import type { DatabasePool, PoolClient } from './database.types.ts';

/** Kysely on anything of the pool's shape. */
export function kyselyOver(pool: Pick<DatabasePool, 'connect' | 'options'>): Kysely<unknown> {
  // Asked of the pool each time: it may be measured from some moment on.
  const shaped = { end: async () => undefined, options: pool.options, connect: () => pool.connect() };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: shaped as PostgresDialectConfig['pool'] }) });
}

/** A pool of the one connection that a transaction already runs on. */
export function singleConnection(client: PoolClient): Pick<DatabasePool, 'connect' | 'options'> {
  const shared: PoolClient = { query: (text, values) => client.query(text, values), release: () => undefined };
  return { options: {}, connect: async () => shared };
}
