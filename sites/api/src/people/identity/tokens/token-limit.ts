import { tokenDays } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { TenancyTables } from '../../tenancy/tenancy.migrations.ts';
import type { TokenTables } from './tokens.migrations.ts';

type Tables = TenancyTables & TokenTables;

/** Days that tokens which act in a tenant may live at most. */
export async function longestTokenDays(db: Kysely<Tables>, tenantId: string): Promise<number> {
  return (await tokenLimitOf(db, tenantId)) ?? tokenDays.longest;
}

/** What a tenant has set; null for what holds everywhere. */
export async function tokenLimitOf(db: Kysely<Tables>, tenantId: string): Promise<number | null> {
  const { days } = await db
    .selectFrom('tenant')
    .select('longest_token_days as days')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return days;
}

/**
 * Sets for how long tokens that act in a tenant may live. Those that are there end by it too, counted from when they were
 * made, and stay shortened when the limit is lifted. Gives how many ended at once, how many end earlier, and whether the
 * limit is another one than before.
 */
export async function saveTokenLimit(
  db: Kysely<Tables>,
  tenantId: string,
  days: number | null,
): Promise<{ ended: number; shortened: number; isChanged: boolean }> {
  return db.transaction().execute(async (trx) => {
    // Whoever makes a token at this moment has read the former limit, and holds the row until theirs is there.
    await trx.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
    const isChanged = (await tokenLimitOf(trx, tenantId)) !== days;
    await trx.updateTable('tenant').set({ longest_token_days: days }).where('id', '=', tenantId).execute();
    if (days === null) return { ended: 0, shortened: 0, isChanged };
    const { rows } = await sql<{ isOver: boolean }>`
      update access_token set expires_at = greatest(created_at + make_interval(days => ${days}), now())
      where tenant_id = ${tenantId} and revoked_at is null and expires_at > now()
        and expires_at > created_at + make_interval(days => ${days})
      returning expires_at <= now() as "isOver"
    `.execute(trx);
    const ended = rows.filter(({ isOver }) => isOver).length;
    return { ended, shortened: rows.length - ended, isChanged };
  });
}
