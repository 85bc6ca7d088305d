import type { Generated } from 'kysely';
import { type AreaSchema, migration } from '../../ground/database/migrations.ts';

/** For how many days tenants keep what their people leave behind. A tenant without a row keeps it for ever. */
export const retentionSchema: AreaSchema = {
  area: 'retention',
  owners: { tenant_retention: 'tenant' },
  migrations: {
    '0001_retention': migration(
      `create table tenant_retention (
        tenant_id text primary key references tenant (id) on delete cascade,
        /** Null: for ever. */
        questions integer check (questions > 0),
        chats integer check (chats > 0),
        searches integer check (searches > 0),
        /** Null where everything is kept for ever. */
        next_run_at timestamptz,
        /** What the run under way has deleted. */
        questions_gone integer not null default 0,
        chats_gone integer not null default 0,
        files_gone integer not null default 0,
        searches_gone integer not null default 0
      )`,
      `create index tenant_retention_due on tenant_retention (next_run_at)`,
    ),
    '0002_works': migration(
      `alter table tenant_retention add column works integer check (works > 0),
        add column works_gone integer not null default 0`,
    ),
  },
};

export interface RetentionTables {
  tenant_retention: {
    tenant_id: string;
    questions: number | null;
    chats: number | null;
    works: number | null;
    searches: number | null;
    next_run_at: Date | null;
    questions_gone: Generated<number>;
    chats_gone: Generated<number>;
    files_gone: Generated<number>;
    works_gone: Generated<number>;
    searches_gone: Generated<number>;
  };
}
