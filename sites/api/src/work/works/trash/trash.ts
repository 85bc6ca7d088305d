import type { HistorySource } from '@assay/domain';
import { type Kysely, sql } from 'kysely';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import { incognitoHours } from '../../runs/sweep-runs.ts';
import { forgetSharing } from '../../sharing/forget-item.ts';
import type { WorksTables } from '../works.migrations.ts';

/** Days that a work stays in the trash. */
export const trashDays = 30;
/** Works that are deleted in one statement. */
const portion = 100;

/**
 * Works that their owners have put aside.
 *
 * @param sourceOf where works of a kind stand in the history
 */
export function createTrash(db: Kysely<WorksTables>, sourceOf: (kind: string) => HistorySource | undefined) {
  const own = ({ tenantId, userId }: MemberScope) => sql`tenant_id = ${tenantId} and owner_id = ${userId}`;

  /** Deletes works with all that hangs on them; gives how many. */
  async function destroy(which: ReturnType<typeof sql>): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; tenant_id: string; kind: string }>`
        with due as materialized (
          select id from work where ${which} order by removed_at limit ${portion} for update skip locked
        )
        delete from work where id in (select id from due) returning id, tenant_id, kind
      `.execute(trx);
      for (const { id, tenant_id: tenantId, kind } of rows) {
        const source = sourceOf(kind);
        await forgetSharing(trx, { tenantId, dataType: 'work', ids: [id], ...(source && { source }) });
      }
      return rows.length;
    });
  }

  return {
    /** Puts a work of the caller into the trash; false where there is none. */
    async remove(scope: MemberScope, work: string): Promise<boolean> {
      const { rows } = await sql`
        update work set removed_at = now() where id = ${work} and ${own(scope)} and removed_at is null returning id
      `.execute(db);
      return rows.length > 0;
    },
    async putBack(scope: MemberScope, work: string): Promise<boolean> {
      const { rows } = await sql`
        update work set removed_at = null, updated_at = now()
        where id = ${work} and ${own(scope)} and removed_at is not null returning id
      `.execute(db);
      return rows.length > 0;
    },
    async list(scope: MemberScope) {
      const { rows } = await sql<{ id: string; kind: string; title: string; removed_at: Date; ends_at: Date }>`
        select id, kind, title, removed_at, removed_at + make_interval(days => ${trashDays}) as ends_at
        from work where ${own(scope)} and removed_at is not null and not is_incognito order by removed_at desc limit 500
      `.execute(db);
      return rows.map(({ id, kind, title, removed_at, ends_at }) => ({
        work_id: id,
        kind,
        title,
        removed_at: removed_at.toISOString(),
        ends_at: ends_at.toISOString(),
      }));
    },
    /** Deletes a work of the caller's trash for good. */
    async destroy(scope: MemberScope, work: string): Promise<boolean> {
      return (await destroy(sql`id = ${work} and ${own(scope)} and removed_at is not null`)) > 0;
    },
    /** Deletes what has been in the trash for its days, and what was to leave no trace. */
    async empty(): Promise<void> {
      while (
        (await destroy(sql`is_incognito and created_at < now() - make_interval(hours => ${incognitoHours})`)) ===
        portion
      );
      while ((await destroy(sql`removed_at < now() - make_interval(days => ${trashDays})`)) === portion);
    },
  };
}

export type Trash = ReturnType<typeof createTrash>;
