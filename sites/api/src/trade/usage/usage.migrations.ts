import type { CountedFeature } from '@assay/domain';
import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** How often people used what is counted, and each use by itself, so that one can be given back. */
export const usageSchema: AreaSchema = {
  area: 'usage',
  owners: {
    usage_count: 'tenant',
    usage_event: 'tenant',
  },
  migrations: {
    '0001_usage': migration(
      `create table usage_count (
        tenant_id text not null,
        user_id text not null,
        feature text not null,
        day_start date not null,
        day_used integer not null,
        month_start date not null,
        month_used integer not null,
        year_start date not null,
        year_used integer not null,
        primary key (tenant_id, user_id, feature)
      )`,
      `create table usage_event (
        id text primary key,
        tenant_id text not null,
        user_id text not null,
        feature text not null,
        day date not null,
        used_at timestamptz not null default now()
      )`,
      `create index usage_event_user on usage_event (tenant_id, user_id, used_at)`,
    ),
  },
};

export interface UsageTables {
  /** Dates are days of the tenant's calendar, `YYYY-MM-DD`. */
  usage_count: {
    tenant_id: string;
    user_id: string;
    feature: CountedFeature;
    day_start: string;
    day_used: number;
    month_start: string;
    month_used: number;
    year_start: string;
    year_used: number;
  };
  usage_event: {
    /** What made the use, such as a question. */
    id: string;
    tenant_id: string;
    user_id: string;
    feature: CountedFeature;
    day: string;
    used_at: Generated<Date>;
  };
}
