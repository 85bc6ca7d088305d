import { sql } from 'kysely';
import { type AreaSchema, migration } from '../database/migrations.ts';
import { chainFormerEntries } from './chain-former-entries.ts';

/** What was done in each tenant, by whom and from where, each entry bound to the former by its hash. */
export const auditSchema: AreaSchema = {
  area: 'audit',
  owners: {
    audit_event: 'tenant',
  },
  // As the trigger below has it.
  forgets: {
    audit_event: [
      { of: 'tenant', column: 'tenant_id', leaves: { tenant_salt: null, detail: '' } },
      { of: 'person', column: 'user_id', leaves: { actor_salt: null, address: null, browser: null, system: null } },
      { of: 'person', column: 'subject_id', leaves: { subject_salt: null } },
    ],
  },
  migrations: {
    '0001_audit': migration(
      `create table audit_event (
        id bigint generated always as identity primary key,
        tenant_id text,
        user_id text,
        subject_id text,
        action text not null,
        detail text not null,
        at timestamptz not null default now()
      )`,
      `create index audit_event_tenant on audit_event (tenant_id, id desc)`,
      `create index audit_event_at on audit_event (at)`,
      `create index audit_event_user on audit_event (user_id) where user_id is not null`,
      `create index audit_event_subject on audit_event (subject_id) where subject_id is not null`,
    ),
    '0002_chain': {
      async up(db) {
        await sql`create table audit_chain (
          id integer primary key default 1 check (id = 1),
          position bigint not null default 0,
          hash text not null default '',
          base_position bigint not null default 0,
          base_hash text not null default '',
          sent_position bigint not null default 0,
          sent_to text not null default ''
        )`.execute(db);
        await sql`insert into audit_chain default values`.execute(db);
        for (const column of [
          'position bigint',
          'hash text',
          'address text',
          'browser text',
          'system text',
          ...['tenant', 'actor', 'subject'].flatMap((part) => [`${part}_salt text`, `${part}_seal text`]),
        ])
          await sql.raw(`alter table audit_event add column ${column}`).execute(db);
        await chainFormerEntries(db);
        for (const column of ['position', 'hash', 'tenant_seal', 'actor_seal', 'subject_seal'])
          await sql.raw(`alter table audit_event alter column ${column} set not null`).execute(db);
        await sql`create unique index audit_event_position on audit_event (position)`.execute(db);
        for (const statement of keepsEntries) await sql.raw(statement).execute(db);
      },
    },
  },
};

/**
 * Entries are only added. With an account or an organisation goes what names it, and the salt without which its seal
 * tells nothing; what is older than it is kept goes from the beginning, once the chain's base has moved beyond it.
 */
const keepsEntries = [
  `create function audit_event_keep() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.position > (select base_position from audit_chain) then
        raise exception 'Entries of the audit log are deleted from the beginning only, by its retention.';
      end if;
      return old;
    end if;
    if (new.position, new.hash, new.action, new.at, new.tenant_seal, new.actor_seal, new.subject_seal)
        is distinct from
       (old.position, old.hash, old.action, old.at, old.tenant_seal, old.actor_seal, old.subject_seal)
      or (new.tenant_id is not null and new.tenant_id is distinct from old.tenant_id)
      or (new.user_id is not null and new.user_id is distinct from old.user_id)
      or (new.subject_id is not null and new.subject_id is distinct from old.subject_id) then
      raise exception 'Entries of the audit log are never changed.';
    end if;
    if new.tenant_id is null and old.tenant_id is not null then
      new.tenant_salt := null; new.detail := '';
    end if;
    if new.user_id is null and old.user_id is not null then
      new.actor_salt := null; new.address := null; new.browser := null; new.system := null;
    end if;
    if new.subject_id is null and old.subject_id is not null then
      new.subject_salt := null;
    end if;
    return new;
  end $$`,
  `create trigger audit_event_keep before update or delete on audit_event for each row execute function audit_event_keep()`,
];
