import type { LinkRole, ShareDataType, ShareRole } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { notesEndings } from '../../ground/erasure/erasure.migrations.ts';

/** Links to items for readers without an account, and items opened to a whole tenant or to some of its people. */
export const sharingSchema: AreaSchema = {
  area: 'sharing',
  owners: {
    share_link: 'tenant',
    tenant_grant: 'tenant',
    person_grant: 'tenant',
  },
  migrations: {
    '0001_sharing': migration(
      `create table share_link (
        id text primary key,
        token_hash text not null unique,
        tenant_id text not null references tenant (id) on delete cascade,
        created_by text not null references user_account (id) on delete cascade,
        data_type text not null,
        data_id text not null,
        opened integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        revoked_at timestamptz
      )`,
      `create index share_link_item on share_link (tenant_id, data_type, data_id)`,
      `create table tenant_grant (
        tenant_id text not null references tenant (id) on delete cascade,
        data_type text not null,
        data_id text not null,
        granted_by text not null references user_account (id) on delete cascade,
        granted_at timestamptz not null default now(),
        primary key (tenant_id, data_type, data_id)
      )`,
    ),
    // Whoever ends something by which streams are read, by whatever call, statement or cascade: their readers hear it.
    '0002_ended_rights': migration(
      `create function note_right_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('assay_rights', '');
        return null;
      end $$`,
      `create trigger session_ended after delete or update of tenant_id on session
        for each statement execute function note_right_ended()`,
      `create trigger member_ended after delete on tenant_member
        for each statement execute function note_right_ended()`,
      `create trigger share_link_ended after delete or update of revoked_at on share_link
        for each statement execute function note_right_ended()`,
      `create trigger tenant_grant_ended after delete on tenant_grant
        for each statement execute function note_right_ended()`,
    ),
    '0003_endings': migration(
      ...notesEndings({ table: 'share_link', key: 'id', changes: 'revoked_at' }),
      ...notesEndings({ table: 'tenant_grant', key: 'tenant_id,data_type,data_id' }),
    ),
    '0004_roles': migration(
      `alter table share_link add column role text not null default 'read' check (role in ('read', 'comment'))`,
      `alter table tenant_grant add column role text not null default 'read' check (role in ('read', 'comment', 'edit'))`,
      // Until now everybody to whom a work was opened could edit it.
      `update tenant_grant set role = 'edit' where data_type = 'work'`,
      `create table person_grant (
        tenant_id text not null,
        data_type text not null,
        data_id text not null,
        user_id text not null,
        role text not null check (role in ('read', 'comment', 'edit')),
        granted_by text not null references user_account (id) on delete cascade,
        granted_at timestamptz not null default now(),
        primary key (tenant_id, data_type, data_id, user_id),
        foreign key (tenant_id, user_id) references tenant_member (tenant_id, user_id) on delete cascade
      )`,
      `create index person_grant_user on person_grant (tenant_id, user_id)`,
      `create trigger person_grant_ended after delete on person_grant
        for each statement execute function note_right_ended()`,
      ...notesEndings({ table: 'person_grant', key: 'tenant_id,data_type,data_id,user_id', changes: 'role' }),
      ...notesEndings({ table: 'tenant_grant', key: 'tenant_id,data_type,data_id', changes: 'role' }).slice(1),
    ),
    // A link stands by the seat of whoever made it.
    '0005_makers_of_links': migration(
      `delete from share_link l where not exists (
        select from tenant_member m where m.tenant_id = l.tenant_id and m.user_id = l.created_by
      )`,
      `alter table share_link add constraint share_link_maker
        foreign key (tenant_id, created_by) references tenant_member (tenant_id, user_id) on delete cascade`,
      `create index share_link_by on share_link (tenant_id, created_by)`,
    ),
  },
};

export interface SharingTables {
  share_link: {
    id: string;
    token_hash: string;
    tenant_id: string;
    created_by: string;
    data_type: ShareDataType;
    data_id: string;
    opened: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Date | null;
    revoked_at: Date | null;
    role: Generated<LinkRole>;
  };
  tenant_grant: {
    tenant_id: string;
    data_type: ShareDataType;
    data_id: string;
    granted_by: string;
    granted_at: Generated<Date>;
    role: Generated<ShareRole>;
  };
  person_grant: {
    tenant_id: string;
    data_type: ShareDataType;
    data_id: string;
    user_id: string;
    role: ShareRole;
    granted_by: string;
    granted_at: Generated<Date>;
  };
}
