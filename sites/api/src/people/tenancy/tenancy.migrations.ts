import type { PackageName } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { destroysKey, notesEndings } from '../../ground/erasure/erasure.migrations.ts';
import type { Role } from '../../ground/scope/tenant-scope.ts';

/** Tenants, the people in them with their roles, and the packages that those people, or all of a tenant, hold. */
export const tenancySchema: AreaSchema = {
  area: 'tenancy',
  undumped: ['bootstrap_token'],
  migrations: {
    '0001_tenancy': migration(
      `create table tenant (
        id text primary key,
        name text not null,
        is_demo boolean not null default false,
        created_at timestamptz not null default now()
      )`,
      `create table tenant_member (
        tenant_id text not null references tenant (id) on delete cascade,
        user_id text not null,
        role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
        joined_at timestamptz not null default now(),
        primary key (tenant_id, user_id)
      )`,
      `create index tenant_member_user on tenant_member (user_id)`,
      `create table package_grant (
        tenant_id text not null,
        user_id text not null,
        package text not null,
        ends_at timestamptz,
        granted_at timestamptz not null default now(),
        primary key (tenant_id, user_id, package),
        foreign key (tenant_id, user_id) references tenant_member (tenant_id, user_id) on delete cascade
      )`,
    ),
    '0002_time_zone_and_seen_ends': migration(
      `alter table tenant add column time_zone text`,
      `alter table package_grant add column end_seen_at timestamptz`,
    ),
    '0003_packages_of_tenants': migration(
      `create table tenant_package (
        tenant_id text not null references tenant (id) on delete cascade,
        package text not null,
        ends_at timestamptz,
        granted_at timestamptz not null default now(),
        primary key (tenant_id, package)
      )`,
      `create index tenant_created on tenant (created_at, id)`,
      `create index tenant_name on tenant (lower(name) text_pattern_ops)`,
    ),
    '0004_second_factor': migration(`alter table tenant add column demands_factor boolean not null default false`),
    // One row once a tenant has been made the operating one; it outlives that tenant, so that no other inherits it.
    '0005_operating_tenant': migration(
      `create table operating_tenant (
        only_one boolean primary key default true check (only_one),
        tenant_id text references tenant (id) on delete set null,
        since timestamptz not null default now()
      )`,
      `create table bootstrap_token (
        token_hash text primary key,
        expires_at timestamptz not null
      )`,
    ),
    '0006_session_limits': migration(
      `alter table tenant
        add column session_idle_minutes integer check (session_idle_minutes > 0),
        add column session_age_hours integer check (session_age_hours > 0)`,
    ),
    '0007_endings': migration(
      destroysKey('tenant', 'tenant'),
      ...notesEndings({
        table: 'tenant_member',
        key: 'tenant_id,user_id',
        changes: 'role',
        // Visitors of sites come and go.
        unless: "old.tenant_id like '@site:%'",
      }),
    ),
    '0008_sessions_ended': migration(`alter table tenant_member add column sessions_ended_at timestamptz`),
    // Marks are keyed hashes of what a person proved to be; they outlive the account.
    '0009_given_once': migration(
      `create table given_once (
        mark text not null,
        what text not null,
        primary key (mark, what)
      )`,
    ),
  },
};

export interface TenancyTables {
  tenant: {
    id: string;
    name: string;
    is_demo: Generated<boolean>;
    created_at: Generated<Date>;
    /** IANA name; null for the installation's. */
    time_zone: string | null;
    /** Whether its people need a second factor. */
    demands_factor: Generated<boolean>;
    /** Minutes without use after which sessions that act in it end; null for what holds everywhere. */
    session_idle_minutes: Generated<number | null>;
    /** Hours after the sign-in after which they end however much they are used; null for what holds everywhere. */
    session_age_hours: Generated<number | null>;
    /** Days after their making after which tokens that act in it end; null for what holds everywhere. */
    longest_token_days: Generated<number | null>;
  };
  tenant_member: {
    tenant_id: string;
    user_id: string;
    role: Role;
    joined_at: Generated<Date>;
    /** When an administrator ended the person's sessions here: older ones do not come to act in the tenant any more. */
    sessions_ended_at: Generated<Date | null>;
  };
  package_grant: {
    tenant_id: string;
    user_id: string;
    package: PackageName;
    ends_at: Date | null;
    granted_at: Generated<Date>;
    /** When the holder was told that it had ended. */
    end_seen_at: Date | null;
  };
  /** The tenant that runs the installation, where `SALES_TENANT` names none. */
  operating_tenant: { only_one: Generated<boolean>; tenant_id: string | null; since: Generated<Date> };
  /** Printed at a start; makes the tenant of whoever brings it the operating one. */
  bootstrap_token: {
    /** SHA-256. */
    token_hash: string;
    expires_at: Date;
  };
  /** What everybody of a tenant holds. */
  tenant_package: { tenant_id: string; package: PackageName; ends_at: Date | null; granted_at: Generated<Date> };
}
