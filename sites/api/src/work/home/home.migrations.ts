import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** Queries kept under short ids, and the searches that each person has kept. */
export const homeSchema: AreaSchema = {
  area: 'home',
  owners: {
    short_query: 'tenant',
    search_kept: 'tenant',
  },
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
    '0002_searches': migration(
      `create table search_kept (
        tenant_id text not null references tenant (id) on delete cascade,
        user_id text not null references user_account (id) on delete cascade,
        qid text not null,
        playbook text not null,
        q_s text not null,
        searched_at timestamptz not null default now(),
        primary key (tenant_id, user_id, qid)
      )`,
      `create index search_kept_newest on search_kept (tenant_id, user_id, searched_at desc)`,
      `create index search_kept_searched on search_kept (searched_at)`,
    ),
  },
};

export interface HomeTables {
  short_query: { id: string; tenant_id: string; kind: string; content: string; expires_at: Date };
  search_kept: {
    tenant_id: string;
    user_id: string;
    qid: string;
    playbook: string;
    q_s: string;
    searched_at: Generated<Date>;
  };
}
