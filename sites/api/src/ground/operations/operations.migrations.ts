import { type AreaSchema, migration } from '../database/migrations.ts';

/** Secrets of the installation and the windows of its rate limits. */
export const operationsSchema: AreaSchema = {
  area: 'operations',
  derived: ['rate_window'],
  migrations: {
    '0001_operations': migration(
      `create table installation_secret (
        name text primary key,
        value text not null,
        created_at timestamptz not null default now()
      )`,
      `create unlogged table rate_window (
        key text not null,
        window_start bigint not null,
        count integer not null,
        ends_at timestamptz not null,
        primary key (key, window_start)
      )`,
      `create index rate_window_ends on rate_window (ends_at)`,
    ),
  },
};

export interface OperationsTables {
  installation_secret: { name: string; value: string };
  rate_window: { key: string; window_start: number; count: number; ends_at: Date };
}
