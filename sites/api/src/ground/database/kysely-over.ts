import { Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import type { DatabasePool, PoolClient } from './database.types.ts';

/** Kysely on anything of the pool's shape. */
export function kyselyOver(pool: Pick<DatabasePool, 'connect' | 'end' | 'options'>): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as PostgresDialectConfig['pool'] }) });
}

/** A pool of the one connection that a transaction already runs on. */
export function singleConnection(client: PoolClient): Pick<DatabasePool, 'connect' | 'end' | 'options'> {
  const shared: PoolClient = { query: (text, values) => client.query(text, values), release: () => undefined };
  return { options: {}, connect: async () => shared, end: async () => undefined };
}
