import type { BrowserFamily, HomepageType, Locale, SystemFamily } from '@assay/domain';
import type { Generated, JSONColumnType } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { destroysKey, notesEndings } from '../../ground/erasure/erasure.migrations.ts';

/** Accounts, their sessions, the codes sent to phones, and the keys that phone numbers travel under. */
export const identitySchema: AreaSchema = {
  area: 'identity',
  peopled: ['user_account'],
  // Nobody is signed in by a dump, nor by a link or a code of its time; a key that numbers travel under lives two days.
  undumped: ['session', 'pending_sign_in', 'one_time_link', 'verification_code', 'passkey_challenge', 'transport_key'],
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
    // Proved are addresses that a registration confirmed (account and own organisation were made in one transaction, so
    // that their times are equal) or a provider of sign-in verified, and those of demo accounts. Whoever joined by an
    // invitation proved nothing: its link was also shown to the inviter. A link for a new password proves them.
    '0007_proved_addresses': migration(
      `alter table user_account add column email_verified_at timestamptz`,
      `update user_account a set email_verified_at = a.created_at
        where a.email is not null and (
          a.is_demo
          or exists (select from user_identity i where i.user_id = a.id)
          or exists (
            select from tenant_member m join tenant t on t.id = m.tenant_id
            where m.user_id = a.id and m.role = 'owner' and t.created_at = a.created_at
          )
        )`,
      `delete from session where user_id in (
        select id from user_account where email is not null and email_verified_at is null
      )`,
      `delete from pending_sign_in where user_id in (
        select id from user_account where email is not null and email_verified_at is null
      )`,
      // The password is set by whoever opens the link.
      `update one_time_link set details = details - 'passwordHash'`,
      `alter table one_time_link drop constraint one_time_link_purpose_check`,
      `alter table one_time_link add constraint one_time_link_purpose_check
        check (purpose in ('register', 'password', 'join'))`,
    ),
    '0008_known_devices': migration(
      `create table known_device (
        user_id text not null references user_account (id) on delete cascade,
        device_hash text not null,
        first_at timestamptz not null default now(),
        used_at timestamptz not null default now(),
        primary key (user_id, device_hash)
      )`,
      // A stranger who asks for a code to a number takes nothing from its owner: each device has a code of its own.
      `delete from verification_code`,
      `alter table verification_code drop constraint verification_code_pkey`,
      `alter table verification_code add column device text not null default ''`,
      `alter table verification_code add primary key (mobile_number, purpose, device)`,
    ),
    '0009_factor_keys': migration(`alter table second_factor add column key_id integer not null default 1`),
    // The token changes with every proof of the person; the session, and the streams that are read by it, go on.
    '0010_session_tokens': migration(
      `alter table session add column token_hash text`,
      `update session set token_hash = id`,
      `alter table session alter column token_hash set not null, add unique (token_hash)`,
    ),
    '0011_passkeys': migration(
      `create table passkey (
        id text primary key,
        user_id text not null references user_account (id) on delete cascade,
        rp_id text not null,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports jsonb not null default '[]',
        aaguid text not null,
        name text not null default '',
        device_type text not null check (device_type in ('single', 'multi')),
        backed_up boolean not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`,
      `create index passkey_person on passkey (user_id)`,
      `create table passkey_challenge (
        id text primary key,
        purpose text not null check (purpose in ('add', 'prove', 'sign_in')),
        rp_id text not null,
        session_id text references session (id) on delete cascade,
        device text not null default '',
        expires_at timestamptz not null,
        check ((session_id is null) = (purpose = 'sign_in'))
      )`,
      `create index passkey_challenge_session on passkey_challenge (session_id)`,
      `create index passkey_challenge_expires on passkey_challenge (expires_at)`,
      `alter table session add column by_passkey boolean not null default false`,
    ),
    '0011_tenant_limits': migration(
      `alter table session
        add column ended_by text check (ended_by in ('idle', 'age')),
        add column ended_minutes integer`,
    ),
    '0012_listed_passwords': migration(
      `alter table user_account add column has_listed_password boolean not null default false`,
    ),
    '0013_endings': migration(
      destroysKey('user_account', 'person'),
      ...notesEndings({ table: 'user_account', key: 'id', changes: 'password_hash' }),
      ...notesEndings({ table: 'user_identity', key: 'issuer,subject' }),
      ...notesEndings({ table: 'passkey', key: 'id' }),
    ),
    '0014_proof_elsewhere': migration(`alter table pending_sign_in add column proved_at timestamptz`),
    // That a phone was dropped is noted, and no number: a dump that is restored does not bring it back.
    '0015_phones_by_age': migration(
      `alter table user_account add column phone_bound_at timestamptz`,
      `create trigger user_account_noted_phone after update of mobile_number on user_account
        for each row when (old.mobile_number is not null and new.mobile_number is null)
        execute function note_ended_right('id', 'mobile_number')`,
    ),
  },
};

export interface IdentityTables {
  user_account: {
    id: string;
    /** In lower case. */
    email: string | null;
    /** When whoever reads the mail of the address showed that they do; null without an address, or before. */
    email_verified_at: Date | null;
    mobile_number: string | null;
    /** Null where it was before anything was noted, and without a number. */
    phone_bound_at: Date | null;
    password_hash: string | null;
    full_name: Generated<string>;
    company_name: Generated<string>;
    job_role: Generated<string>;
    locale: Locale | null;
    homepage_type: Generated<HomepageType>;
    needs_profiling: Generated<boolean>;
    selected_module: string | null;
    is_demo: Generated<boolean>;
    /** Tenant that this is a service of, not a person; added by the tokens. */
    service_of: Generated<string | null>;
    last_login_at: Date | null;
    previous_login_at: Date | null;
    /** The password was on the list of leaked ones when it was last used to sign in. */
    has_listed_password: Generated<boolean>;
    created_at: Generated<Date>;
  };
  session: {
    id: string;
    /** SHA-256 of the token in the cookie, which changes with every proof of the person. */
    token_hash: string;
    user_id: string;
    tenant_id: string;
    created_at: Generated<Date>;
    renewed_at: Generated<Date>;
    expires_at: Date;
    /** What names the session to its person; it opens nothing. */
    handle: Generated<string>;
    browser: Generated<BrowserFamily>;
    system: Generated<SystemFamily>;
    /** When its person last proved who they are: with the sign-in, or since. */
    proved_at: Generated<Date>;
    /** A passkey opened it, or proved its person since: two factors in one. */
    by_passkey: Generated<boolean>;
    /** The limit of its tenant that it was over when that was changed: it stays ended. */
    ended_by: Generated<'idle' | 'age' | null>;
    /** That limit. */
    ended_minutes: Generated<number | null>;
  };
  passkey: {
    id: string;
    user_id: string;
    /** Name of the product that it was made under; it works under no other. */
    rp_id: string;
    /** In base64url, like its public key in the form of COSE (RFC 9052). */
    credential_id: string;
    public_key: string;
    /** Signatures so far, by its authenticator; zero where that does not count. */
    counter: number;
    /** How a browser reaches it, in words of WebAuthn. */
    transports: JSONColumnType<string[]>;
    /** Model of its authenticator; zeros where that is not told. */
    aaguid: string;
    /** By its person; empty until they name it. */
    name: Generated<string>;
    /** Whether it may be kept for several devices, and whether it is. */
    device_type: 'single' | 'multi';
    backed_up: boolean;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  /** What a passkey is about to sign. */
  passkey_challenge: {
    /** SHA-256 of the challenge. */
    id: string;
    purpose: 'add' | 'prove' | 'sign_in';
    rp_id: string;
    /** Null for whoever signs in, who has a device alone. */
    session_id: string | null;
    device: Generated<string>;
    expires_at: Date;
  };
  second_factor: {
    user_id: string;
    /** Under a key of the installation. */
    secret: string;
    key_id: Generated<number>;
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
    /** When the first proof was given, where that was elsewhere and before. */
    proved_at: Date | null;
  };
  /** Browsers in which an account was signed in to. */
  known_device: {
    user_id: string;
    /** SHA-256 of the token in its cookie. */
    device_hash: string;
    first_at: Generated<Date>;
    used_at: Generated<Date>;
  };
  verification_code: {
    /** Or a mail address, in lower case. */
    mobile_number: string;
    purpose: string;
    /** That asked for it; empty where none signs. */
    device: Generated<string>;
    code_hash: string;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Date;
  };
  one_time_link: {
    /** SHA-256 of the token in the link. */
    id: string;
    purpose: 'register' | 'password' | 'join';
    email: string;
    details: JSONColumnType<Record<string, string>>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  /** Who a person is at an OpenID provider. */
  user_identity: { issuer: string; subject: string; user_id: string; linked_at: Generated<Date> };
  transport_key: { id: string; private_key: string; public_key: string; created_at: Generated<Date> };
}
