import type { Guide } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** What was shown and pressed, and who asked not to be counted. */
export const trackingSchema: AreaSchema = {
  area: 'tracking',
  migrations: {
    '0001_tracking': migration(
      `create table tracking_event (
        id bigint generated always as identity primary key,
        tenant_id text,
        user_id text,
        event text not null,
        label text not null,
        module_type text,
        properties jsonb not null,
        at timestamptz not null default now()
      )`,
      `create index tracking_event_label on tracking_event (label, at)`,
      `create index tracking_event_user on tracking_event (user_id) where user_id is not null`,
      `create table tracking_refusal (
        user_id text primary key references user_account (id) on delete cascade,
        at timestamptz not null default now()
      )`,
    ),
    '0002_guides': migration(
      `create table guide_seen (
        user_id text not null references user_account (id) on delete cascade,
        guide text not null,
        seen_at timestamptz not null default now(),
        primary key (user_id, guide)
      )`,
      `create index tracking_event_at on tracking_event (at)`,
    ),
  },
};

export interface TrackingTables {
  tracking_event: {
    id: Generated<number>;
    /** Null for a visitor without an account. */
    tenant_id: string | null;
    user_id: string | null;
    event: string;
    label: string;
    module_type: string | null;
    properties: unknown;
    at: Generated<Date>;
  };
  guide_seen: { user_id: string; guide: Guide; seen_at: Generated<Date> };
  tracking_refusal: { user_id: string; at: Generated<Date> };
}
