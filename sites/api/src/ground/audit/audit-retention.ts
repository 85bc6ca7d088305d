import { sql } from 'kysely';
import type { Settings } from '../configuration/settings.ts';
import type { Database } from '../database/database.types.ts';
import type { AuditTables } from './audit.tables.ts';
import { sinkId } from './sink-id.ts';

/**
 * Deletes entries that are older than they are kept, from the beginning of the chain only, and keeps the place and hash
 * of the last one. What the sink was not told yet stays. Gives the number of entries.
 */
export async function forgetOldEntries(
  database: Database,
  { ASSAY_AUDIT_DAYS, AUDIT_SINK }: Pick<Settings, 'ASSAY_AUDIT_DAYS' | 'AUDIT_SINK'>,
): Promise<number> {
  const db = database.tables<AuditTables>();
  return db.transaction().execute(async (trx) => {
    const chain = await trx.selectFrom('audit_chain').selectAll().forUpdate().executeTakeFirstOrThrow();
    const { rows } = await sql<{ first: number | null }>`
      select min(position) as first from audit_event
      where at >= now() - make_interval(days => ${ASSAY_AUDIT_DAYS})`.execute(trx);
    const oldest = (rows[0]?.first ?? chain.position + 1) - 1;
    const told = chain.sent_to === sinkId(AUDIT_SINK ?? '') ? chain.sent_position : 0;
    const upTo = AUDIT_SINK === undefined ? oldest : Math.min(oldest, told);
    const last = await trx
      .selectFrom('audit_event')
      .select(['position', 'hash'])
      .where('position', '<=', upTo)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) return 0;
    await trx.updateTable('audit_chain').set({ base_position: last.position, base_hash: last.hash }).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('audit_event')
      .where('position', '<=', last.position)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
