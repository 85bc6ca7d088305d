import type { BrowserFamily, HomepageType, Locale, SystemFamily } from '@assay/domain';
import type { Generated, JSONColumnType } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** Accounts, their sessions, the codes sent to phones, and the keys that phone numbers travel under. */
export const identitySchema: AreaSchema = {
  area: 'identity',
  peopled: ['user_account'],
  migrations: {
    '0001_identity': migration(
      `create table user_account (
        id text primary key,
        email text unique,
        mobile_number text unique,
        password_hash text,
        full_name text not null default '',
        company_name text not null default '',
        job_role text not null default '',
        locale text,
        homepage_type text not null default 'RD',
        needs_profiling boolean not null default true,
        selected_module text,
        is_demo boolean not null default false,
        last_login_at timestamptz,
        previous_login_at timestamptz,
        created_at timestamptz not null default now()
      )`,
      `alter table tenant_member
        add foreign key (user_id) references user_account (id) on delete cascade`,
      `create table session (
        id text primary key,
        user_id text not null references user_account (id) on delete cascade,
        tenant_id text not null references tenant (id) on delete cascade,
        created_at timestamptz not null default now(),
        renewed_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`,
      `create index session_expires on session (expires_at)`,
      `create table verification_code (
        mobile_number text not null,
        purpose text not null,
        code_hash text not null,
        attempts integer not null default 0,
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (mobile_number, purpose)
      )`,
      `create table transport_key (
        id text primary key,
        private_key text not null,
        public_key text not null,
        created_at timestamptz not null default now()
      )`,
    ),
    '0002_links': migration(
      `create table one_time_link (
        id text primary key,
        purpose text not null check (purpose in ('register', 'password')),
        email text not null,
        details jsonb not null default '{}',
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`,
      `create index one_time_link_email on one_time_link (email, purpose)`,
    ),
    '0003_identities': migration(
      `create table user_identity (
        issuer text not null,
        subject text not null,
        user_id text not null references user_account (id) on delete cascade,
        linked_at timestamptz not null default now(),
        primary key (issuer, subject)
      )`,
      `create index user_identity_user on user_identity (user_id)`,
    ),
    '0004_session_devices': migration(
      `alter table session
        add column handle text not null unique default gen_random_uuid()::text,
        add column browser text not null default 'other',
        add column system text not null default 'other'`,
      `create index session_person on session (user_id)`,
    ),
    '0005_proof': migration(
      `alter table session add column proved_at timestamptz`,
      `update session set proved_at = created_at`,
      `alter table session alter column proved_at set default now(), alter column proved_at set not null`,
    ),
    '0006_second_factor': migration(
      `create table second_factor (
        user_id text primary key references user_account (id) on delete cascade,
        secret text not null,
        last_step bigint not null default 0,
        confirmed_at timestamptz
      )`,
      `create table recovery_code (
        user_id text not null references user_account (id) on delete cascade,
        code_hash text not null,
        primary key (user_id, code_hash)
      )`,
      `create table pending_sign_in (
        id text primary key,
        user_id text not null references user_account (id) on delete cascade,
        tenant_id text references tenant (id) on delete cascade,
        attempts integer not null default 0,
        expires_at timestamptz not null
      )`,
      `create index pending_sign_in_person on pending_sign_in (user_id)`,
    ),
  },
};

export interface IdentityTables {
  user_account: {
    id: string;
    /** In lower case. */
    email: string | null;
    mobile_number: string | null;
    password_hash: string | null;
    full_name: Generated<string>;
    company_name: Generated<string>;
    job_role: Generated<string>;
    locale: Locale | null;
    homepage_type: Generated<HomepageType>;
    needs_profiling: Generated<boolean>;
    selected_module: string | null;
    is_demo: Generated<boolean>;
    last_login_at: Date | null;
    previous_login_at: Date | null;
    created_at: Generated<Date>;
  };
  session: {
    /** SHA-256 of the token in the cookie. */
    id: string;
    user_id: string;
    tenant_id: string;
    created_at: Generated<Date>;
    renewed_at: Generated<Date>;
    expires_at: Date;
    /** What names the session to its person; it opens nothing. */
    handle: Generated<string>;
    browser: Generated<BrowserFamily>;
    system: Generated<SystemFamily>;
    /** When its person last proved who they are: with the sign-in, or by a code since. */
    proved_at: Generated<Date>;
  };
  second_factor: {
    user_id: string;
    /** Under a key of the installation. */
    secret: string;
    /** Step of the last code taken, so that none is taken twice. */
    last_step: Generated<number>;
    /** Null until a code of the secret was given. */
    confirmed_at: Date | null;
  };
  recovery_code: { user_id: string; code_hash: string };
  /** A sign-in whose first proof was right and whose code is awaited. */
  pending_sign_in: {
    /** SHA-256 of the token in the cookie. */
    id: string;
    user_id: string;
    tenant_id: string | null;
    attempts: Generated<number>;
    expires_at: Date;
  };
  verification_code: {
    mobile_number: string;
    purpose: string;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Date;
  };
  one_time_link: {
    /** SHA-256 of the token in the link. */
    id: string;
    purpose: 'register' | 'password';
    email: string;
    details: JSONColumnType<Record<string, string>>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  /** Who a person is at an OpenID provider. */
  user_identity: { issuer: string; subject: string; user_id: string; linked_at: Generated<Date> };
  transport_key: { id: string; private_key: string; public_key: string; created_at: Generated<Date> };
}
