import type { Kysely } from 'kysely';
import type { AuditTables } from './audit.tables.ts';
import type { ChainedEntry } from './audit-chain.ts';

const rowsAtOnce = 500;

/** Entries after a position, in the order of the chain. */
export async function entriesAfter(
  db: Kysely<AuditTables>,
  position: number,
  limit = rowsAtOnce,
): Promise<ChainedEntry[]> {
  const rows = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ id: _, ...entry }) => entry);
}

/** The whole chain, read in portions. */
export async function* wholeChain(db: Kysely<AuditTables>): AsyncGenerator<ChainedEntry> {
  let position = 0;
  for (;;) {
    const rows = await entriesAfter(db, position);
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    position = rows.at(-1)?.position ?? position;
  }
}
