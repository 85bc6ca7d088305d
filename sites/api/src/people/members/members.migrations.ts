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
    // An invitation stands by the seat of whoever gave it, and by their right to invite.
    '0003_inviters': migration(
      `delete from invitation i where not exists (
        select from tenant_member m
        where m.tenant_id = i.tenant_id and m.user_id = i.invited_by and m.role in ('owner', 'admin')
      )`,
      `alter table invitation add constraint invitation_inviter
        foreign key (tenant_id, invited_by) references tenant_member (tenant_id, user_id) on delete cascade`,
      `create index invitation_by on invitation (tenant_id, invited_by)`,
    ),
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
