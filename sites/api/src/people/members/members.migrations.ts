import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { notesEndings } from '../../ground/erasure/erasure.migrations.ts';
import type { Role } from '../../ground/scope/tenant-scope.ts';

/** Invitations into tenants. */
export const membersSchema: AreaSchema = {
  area: 'members',
  migrations: {
    '0001_members': migration(
      `create table invitation (
        id text primary key,
        token_hash text not null unique,
        tenant_id text not null references tenant (id) on delete cascade,
        email text,
        role text not null check (role in ('admin', 'member', 'viewer')),
        invited_by text not null references user_account (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`,
      `create index invitation_tenant on invitation (tenant_id)`,
    ),
    '0002_endings': migration(...notesEndings({ table: 'invitation', key: 'id' })),
  },
};

export interface MembersTables {
  invitation: {
    id: string;
    token_hash: string;
    tenant_id: string;
    /** In lower case; null for a link that anybody may use once. */
    email: string | null;
    role: Exclude<Role, 'owner'>;
    invited_by: string;
    created_at: Generated<Date>;
    expires_at: Date;
  };
}
