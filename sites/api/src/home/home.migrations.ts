import { type AreaSchema, migration } from '../database/migrations.ts';

/** Queries kept under short ids. */
export const homeSchema: AreaSchema = {
  area: 'home',
  migrations: {
    '0001_home': migration(
      `create table short_query (
        id text primary key,
        tenant_id text not null references tenant (id) on delete cascade,
        kind text not null,
        content text not null,
        expires_at timestamptz not null
      )`,
      `create index short_query_expires on short_query (expires_at)`,
    ),
  },
};

export interface HomeTables {
  short_query: { id: string; tenant_id: string; kind: string; content: string; expires_at: Date };
}
