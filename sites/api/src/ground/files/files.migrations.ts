import { type AreaSchema, migration } from '../database/migrations.ts';

/** Room that uploads on their way have taken of the storage of a person and a tenant, each until its lease ends. */
export const filesSchema: AreaSchema = {
  area: 'files',
  derived: ['storage_claim'],
  owners: { storage_claim: 'tenant' },
  migrations: {
    '0001_claims': migration(
      `create table storage_claim (
        id text primary key,
        tenant_id text not null,
        owner_id text not null,
        bytes bigint not null,
        lease_until timestamptz not null
      )`,
      'create index storage_claim_tenant on storage_claim (tenant_id)',
    ),
  },
};

export interface FilesTables {
  storage_claim: { id: string; tenant_id: string; owner_id: string; bytes: number; lease_until: Date };
}
