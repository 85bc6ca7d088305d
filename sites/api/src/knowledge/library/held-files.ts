import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { HeldBytesCount } from '../../ground/files/storage-quota.ts';

/** Bytes that the library keeps for a tenant: originals of its documents, and uploads that wait for their import. */
export function countLibraryFiles(database: Database): HeldBytesCount {
  const db = database.tables<unknown>();
  return async ({ tenantId, userId }) => {
    const { rows } = await sql<{ tenant: number | string; person: number | string }>`
      select coalesce(sum(bytes), 0) as tenant, coalesce(sum(bytes) filter (where person = ${userId}), 0) as person
      from (
        select o.bytes, r.requested_by as person
        from document_original o join document d on d.key = o.document_key
          left join import_run r on r.id = d.import_run_id
        where d.tenant_id = ${tenantId}
        union all
        select upload_bytes, requested_by from import_run
        where tenant_id = ${tenantId} and is_upload and state in ('waiting', 'running', 'stopped')
      ) kept`.execute(db);
    return { tenant: Number(rows[0]?.tenant ?? 0), person: Number(rows[0]?.person ?? 0) };
  };
}
