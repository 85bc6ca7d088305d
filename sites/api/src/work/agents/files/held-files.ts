import { sql } from 'kysely';
import type { Database } from '../../../ground/database/database.types.ts';
import type { HeldBytesCount } from '../../../ground/files/storage-quota.ts';

/** Bytes of the files that people of a tenant have given to agents. */
export function countAgentFiles(database: Database): HeldBytesCount {
  const db = database.tables<unknown>();
  return async ({ tenantId, userId }) => {
    const { rows } = await sql<{ tenant: number | string; person: number | string }>`
      select coalesce(sum(size), 0) as tenant, coalesce(sum(size) filter (where owner_id = ${userId}), 0) as person
      from agent_file where tenant_id = ${tenantId}`.execute(db);
    return { tenant: Number(rows[0]?.tenant ?? 0), person: Number(rows[0]?.person ?? 0) };
  };
}
