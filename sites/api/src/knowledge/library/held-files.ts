import { sql } from 'kysely';
import type { HeldBytesCount } from '../../ground/files/storage-room.ts';

/** Bytes that the library keeps for a tenant: originals of its documents, and uploads that wait for their import. */
export const countLibraryFiles: HeldBytesCount = ({ tenantId, userId }) => sql`
  select sum(bytes) as tenant, sum(bytes) filter (where person = ${userId}) as person
  from (
    select o.bytes, r.requested_by as person
    from document_original o join document d on d.key = o.document_key
      left join import_run r on r.id = d.import_run_id
    where d.tenant_id = ${tenantId}
    union all
    select upload_bytes, requested_by from import_run
    where tenant_id = ${tenantId} and is_upload and state in ('waiting', 'running', 'stopped')
  ) kept`;
