import type { HistorySource } from '@assay/domain';
import { sql } from 'kysely';
import { forgetSharing } from '../sharing/forget-item.ts';
import type { OldItemKind } from '../sharing/old-items.ts';

/**
 * Works, as retention deletes them: those in the trash too.
 *
 * @param sourceOf where works of a kind stand in the history
 */
export const createOldWorks = (sourceOf: (kind: string) => HistorySource | undefined): OldItemKind => ({
  table: 'work',
  dataType: 'work',
  async takeApart(trx, ids) {
    const { rows: works } = await sql<{ id: string; tenant_id: string; kind: string }>`
      select id, tenant_id, kind from work where id = any(${[...ids]}::text[])
    `.execute(trx);
    for (const { id, tenant_id: tenantId, kind } of works) {
      const source = sourceOf(kind);
      if (source) await forgetSharing(trx, { tenantId, dataType: 'work', source, ids: [id] });
    }
    const { rows: runs } = await sql<{ id: string }>`
      select id from work_run where work_id = any(${[...ids]}::text[])
    `.execute(trx);
    return { runs: runs.map(({ id }) => id) };
  },
});
