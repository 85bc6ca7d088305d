import { type AreaSchema, migration } from '../database/migrations.ts';

/** Windows of the rate limits and turns at dumping; the secret of former releases is a key of `keys` since. */
export const operationsSchema: AreaSchema = {
  area: 'operations',
  derived: ['rate_window', 'dump_turn'],
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
    '0002_dump_turns': migration('create table dump_turn (name text primary key, taken_at timestamptz not null)'),
  },
};

export interface OperationsTables {
  /** When a process of the installation last began a dump by schedule. */
  dump_turn: { name: string; taken_at: Date };
  rate_window: { key: string; window_start: number; count: number; ends_at: Date };
}
