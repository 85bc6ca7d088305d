import { sql } from 'kysely';
import type { HeldBytesCount } from '../../../ground/files/storage-room.ts';

/** Bytes of the files that people of a tenant have given to agents. */
export const countAgentFiles: HeldBytesCount = ({ tenantId, userId }) => sql`
  select sum(size) as tenant, sum(size) filter (where owner_id = ${userId}) as person
  from agent_file where tenant_id = ${tenantId}`;
