import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditTables } from './audit.tables.ts';
import { type ChainLink, chained, type EntryContent } from './audit-chain.ts';

/**
 * Adds entries to the end of the chain, in one transaction. Processes take turns at its end for as long as that takes,
 * so entries that come together are given together.
 */
export async function appendEntries(db: Kysely<AuditTables>, contents: readonly EntryContent[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // People and tenants that are gone by now, as after the deletion of an account, leave no id behind.
    const people = await living(trx, 'user_account', [
      ...contents.map(({ user_id }) => user_id),
      ...contents.map(({ subject_id }) => subject_id),
    ]);
    const tenants = await living(
      trx,
      'tenant',
      contents.map(({ tenant_id }) => tenant_id),
    );
    const nowhere = { address: null, browser: null, system: null };
    const among = (ids: ReadonlySet<string>, id: string | null) => (id !== null && ids.has(id) ? id : null);
    let end: ChainLink = await trx
      .selectFrom('audit_chain')
      .select(['position', 'hash'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows = contents.map((content) => {
      const entry = chained(
        {
          ...content,
          ...(content.user_id !== null && !people.has(content.user_id) ? nowhere : {}),
          tenant_id: among(tenants, content.tenant_id),
          user_id: among(people, content.user_id),
          subject_id: among(people, content.subject_id),
        },
        end,
      );
      end = entry;
      return entry;
    });
    await trx.insertInto('audit_event').values(rows).execute();
    await trx.updateTable('audit_chain').set({ position: end.position, hash: end.hash }).execute();
  });
}

/** Which of the ids exist; they go on existing until the transaction ends. */
async function living(
  trx: Transaction<AuditTables>,
  table: 'user_account' | 'tenant',
  ids: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))].sort();
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${asked}::text[]) order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
