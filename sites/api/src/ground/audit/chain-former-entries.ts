import { type Kysely, sql } from 'kysely';
import type { AuditTables } from './audit.tables.ts';
import { type ChainLink, chained } from './audit-chain.ts';

const rowsAtOnce = 500;

/** Gives entries of before the chain their places in it, in the order in which they were written. */
export async function chainFormerEntries(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<AuditTables>;
  let end: ChainLink = { position: 0, hash: '' };
  let after = 0;
  for (;;) {
    const rows = await tables
      .selectFrom('audit_event')
      .select(['id', 'tenant_id', 'user_id', 'subject_id', 'action', 'detail', 'address', 'browser', 'system'])
      // Entries of the chain have whole milliseconds, which both engines and JSON give back alike.
      .select(sql<Date>`date_trunc('milliseconds', at)`.as('at'))
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, ...content } of rows) {
      const entry = chained(content, end);
      await tables.updateTable('audit_event').set(entry).where('id', '=', id).execute();
      end = entry;
      after = id;
    }
    if (rows.length < rowsAtOnce) break;
  }
  await tables.updateTable('audit_chain').set({ position: end.position, hash: end.hash }).execute();
}
