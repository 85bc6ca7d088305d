import type { Origin } from '@assay/works';
import type { Generated } from 'kysely';
import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { keepingWords } from '../history/history-words.ts';
import { workFound } from './work-found.ts';

export interface WorkRow {
  id: string;
  tenant_id: string;
  owner_id: string;
  kind: string;
  /** Version of the kind's schema that its records have. */
  schema: number;
  /** Of its root record; here for lists. */
  title: string;
  revision: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface WorkRecordRow {
  work_id: string;
  id: string;
  type: string;
  /** Empty for records of the work itself. */
  parent: string;
  place: string;
  /** JSON of what else a record holds. */
  body: string;
  /** Records that its fields refer to. */
  refs: readonly string[];
}

export interface WorkChangeRow {
  work_id: string;
  revision: number;
  id: string;
  /** Null for what a run did, and where the account was deleted. */
  user_id: string | null;
  run: string | null;
  origin: Origin;
  reason: string | null;
  undoes: string | null;
  /** JSON, as it travels. */
  patches: string;
  inverse: string;
  at: Generated<Date>;
}

export interface WorksTables {
  work: WorkRow;
  work_record: WorkRecordRow;
  work_change: WorkChangeRow;
}

/** Works, their records as they stand, and every change that led there. */
const migrations: Record<string, AreaMigration> = {
  '0001_works': migration(
    `create table work (
      id text primary key,
      tenant_id text not null,
      owner_id text not null,
      kind text not null,
      schema integer not null,
      title text not null,
      revision integer not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    `create index work_owner on work (tenant_id, owner_id, updated_at desc)`,
    `create table work_record (
      work_id text not null references work (id) on delete cascade,
      id text not null,
      type text not null,
      parent text not null,
      place text collate "C" not null,
      body text not null,
      refs text[] not null,
      primary key (work_id, id)
    )`,
    `create index work_record_place on work_record (work_id, parent, place)`,
    `create index work_record_refs on work_record using gin (refs)`,
    `create table work_change (
      work_id text not null references work (id) on delete cascade,
      revision integer not null,
      id text not null,
      user_id text,
      run text,
      origin text not null,
      reason text,
      undoes text,
      patches text not null,
      inverse text not null,
      at timestamptz not null default now(),
      primary key (work_id, revision)
    )`,
    `create unique index work_change_id on work_change (work_id, id)`,
  ),
  '0002_words': migration(...keepingWords(workFound)),
};

export const worksSchema: AreaSchema = {
  area: 'works',
  migrations,
  owners: {
    work: 'tenant',
    work_record: { column: 'work_id', of: 'work', key: 'id' },
    work_change: { column: 'work_id', of: 'work', key: 'id' },
  },
  forgets: { work_change: [{ of: 'person', column: 'user_id', leaves: { user_id: null } }] },
  peopled: ['work'],
};
