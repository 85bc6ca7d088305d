import type { ActivityType, PackageName } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** What people did that earns days of trial, and the awards they received. */
export const activitySchema: AreaSchema = {
  area: 'activity',
  migrations: {
    '0001_activity': migration(
      `create table activity_invite (
        code text primary key,
        user_id text not null unique references user_account (id) on delete cascade
      )`,
      `create table activity_arrival (
        user_id text primary key references user_account (id) on delete cascade,
        invited_by text not null references user_account (id) on delete cascade,
        at timestamptz not null default now()
      )`,
      `create index activity_arrival_inviter on activity_arrival (invited_by)`,
      `create table activity_feedback (
        user_id text primary key references user_account (id) on delete cascade,
        tenant_id text not null references tenant (id) on delete cascade,
        score integer not null check (score between 1 and 10),
        content text not null,
        at timestamptz not null default now()
      )`,
      `create table activity_award (
        user_id text not null references user_account (id) on delete cascade,
        active_type text not null,
        tenant_id text not null,
        package text not null,
        days integer not null,
        received_at timestamptz not null default now(),
        primary key (user_id, active_type)
      )`,
    ),
  },
};

export interface ActivityTables {
  /** The part of an address that says who invited. */
  activity_invite: { code: string; user_id: string };
  /** A new account and whose address it came by. */
  activity_arrival: { user_id: string; invited_by: string; at: Generated<Date> };
  activity_feedback: { user_id: string; tenant_id: string; score: number; content: string; at: Generated<Date> };
  activity_award: {
    user_id: string;
    active_type: ActivityType;
    tenant_id: string;
    package: PackageName;
    days: number;
    received_at: Generated<Date>;
  };
}
