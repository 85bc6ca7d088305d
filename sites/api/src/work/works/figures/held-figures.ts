import { sql } from 'kysely';
import type { HeldBytesCount } from '../../../ground/files/storage-room.ts';

/** Bytes of the pictures in works of a tenant, and of those in the works of one person. */
export const countWorkFigures: HeldBytesCount = ({ tenantId, userId }) => sql`
  select sum(size) as tenant, sum(size) filter (where owner_id = ${userId}) as person
  from work_figure join work on work.id = work_figure.work_id where tenant_id = ${tenantId}`;
