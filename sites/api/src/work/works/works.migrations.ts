import type { Locale, PictureType } from '@assay/domain';
import type { Origin } from '@assay/works';
import type { Generated } from 'kysely';
import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { type FoundWords, keepingWords, wordRules } from '../history/history-words.ts';
import type { RunFailure } from './acting/run-failure.ts';
import { unlessIncognito, workFound } from './work-found.ts';

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
  /** Counts what is said about it and suggested, so that readers know that there is news. */
  talk: Generated<number>;
  /** When it was put into the trash; null where it is not there. */
  removed_at: Generated<Date | null>;
  /** Its owner was promised that it leaves no trace (V3). */
  is_incognito: Generated<boolean>;
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

export interface WorkCommentRow {
  work_id: string;
  id: string;
  /** The comment that it answers. */
  thread: string | null;
  record: string | null;
  field: string | null;
  /** Null for a guest, and where the account was deleted. */
  user_id: string | null;
  guest_name: string | null;
  text: string;
  at: Generated<Date>;
  resolved_at: Date | null;
}

/** Somebody of whom a comment speaks. */
export interface WorkMentionRow {
  work_id: string;
  comment_id: string;
  user_id: string;
  seen_at: Date | null;
}

export interface WorkSuggestionRow {
  work_id: string;
  id: string;
  user_id: string | null;
  origin: Origin;
  reason: string | null;
  /** JSON, as it travels. */
  operations: string;
  at: Generated<Date>;
  state: Generated<'open' | 'accepted' | 'refused'>;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface WorkVersionRow {
  work_id: string;
  revision: number;
  name: string;
  user_id: string | null;
  at: Generated<Date>;
  /** JSON of the records as they stood then. */
  records: string;
}

/** A run of a procedure: under the id of its run, which says where it stands. */
export interface WorkRunRow {
  id: string;
  work_id: string;
  action: string;
  /** JSON of for whom it works. */
  scope: string;
  locale: Locale;
  steps: readonly string[];
  /** Steps that were done; of those the ones that changed something, and the ones that suggest to. */
  done: Generated<number>;
  changed: Generated<number>;
  suggested: Generated<number>;
  /** Why it failed. */
  failure: RunFailure | null;
  /** Somebody wants it to rest. */
  is_held: Generated<boolean>;
  begun_at: Generated<Date>;
}

/** What a run asks on its way, and what was answered. */
export interface WorkRunQuestionRow {
  id: string;
  run_id: string;
  work_id: string;
  /** Number of the step that asks, from 0. */
  step: number;
  kind: string;
  /** JSON. */
  data: string;
  proposed: string | null;
  asked_at: Generated<Date>;
  /** JSON; null while it waits. */
  answer: string | null;
  /** Null while it waits, and where the account was deleted. */
  answered_by: string | null;
  /** Whose words the answer is. */
  answer_origin: Origin | null;
  answered_at: Date | null;
}

/** What came of one attempt at a step of a run. */
export interface WorkRunStepRow {
  id: string;
  run_id: string;
  work_id: string;
  /** From 0. */
  step: number;
  /** What the procedure calls it. */
  name: string;
  /** Whose answer it was given. */
  question_id: string | null;
  change_id: string | null;
  /** JSON: operations by what they do. */
  operations: string;
  suggested: boolean;
  engine: string | null;
  begun_at: Generated<Date>;
  ms: number;
  passages: number;
  tokens: number;
  outcome: 'done' | 'asked' | 'failed';
}

export interface WorkPresenceRow {
  work_id: string;
  /** The page that somebody has it open on. */
  page: string;
  /** Null for a guest. */
  user_id: string | null;
  record: string | null;
  field: string | null;
  /** What is selected in the prose of that field: `{ anchor, head }`. */
  selection: { anchor: number; head: number } | null;
  seen_at: Generated<Date>;
}

/** What an organisation said of a setting of a tool, the last of which holds. */
export interface ToolSettingChangeRow {
  tenant_id: string;
  tool: string;
  name: string;
  revision: number;
  /** JSON; null brings back what the product ships. */
  value: string | null;
  /** Null where the account was deleted. */
  user_id: string | null;
  at: Generated<Date>;
}

/** A picture in the prose of a work. */
export interface WorkFigureRow {
  work_id: string;
  /** By which prose names it. */
  id: string;
  /** Of its bytes in the store. */
  file: string;
  /** Of what a drawing looks like as PNG; null of all else. */
  drawn: string | null;
  type: PictureType;
  /** In pixels; of a drawing in its own units. */
  width: number;
  height: number;
  /** Bytes of it and of what it looks like. */
  size: number;
  /** Of its bytes, hexadecimal. */
  sha256: string;
  at: Generated<Date>;
}

export interface WorksTables {
  work: WorkRow;
  work_record: WorkRecordRow;
  work_change: WorkChangeRow;
  work_comment: WorkCommentRow;
  work_mention: WorkMentionRow;
  work_suggestion: WorkSuggestionRow;
  work_version: WorkVersionRow;
  work_presence: WorkPresenceRow;
  work_run: WorkRunRow;
  tool_setting_change: ToolSettingChangeRow;
  work_figure: WorkFigureRow;
  work_run_question: WorkRunQuestionRow;
  work_run_step: WorkRunStepRow;
}

/** What works were found by before there were incognito ones. */
const foundAtFirst: FoundWords = {
  ...workFound,
  words: workFound.words.map((of) => ({ ...of, owner: of.owner.replace(unlessIncognito, '') })),
};

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
  '0002_shell': migration(
    `alter table work add column talk integer not null default 0`,
    `alter table work add column removed_at timestamptz`,
    `create index work_removed on work (removed_at) where removed_at is not null`,
    `create table work_comment (
      work_id text not null references work (id) on delete cascade,
      id text not null,
      thread text,
      record text,
      field text,
      user_id text,
      guest_name text,
      text text not null,
      at timestamptz not null default clock_timestamp(),
      resolved_at timestamptz,
      primary key (work_id, id),
      foreign key (work_id, thread) references work_comment (work_id, id) on delete cascade
    )`,
    `create table work_suggestion (
      work_id text not null references work (id) on delete cascade,
      id text not null,
      user_id text,
      origin text not null,
      reason text,
      operations text not null,
      at timestamptz not null default clock_timestamp(),
      state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
      decided_by text,
      decided_at timestamptz,
      primary key (work_id, id)
    )`,
    `create table work_version (
      work_id text not null references work (id) on delete cascade,
      revision integer not null,
      name text not null,
      user_id text,
      at timestamptz not null default clock_timestamp(),
      records text not null,
      primary key (work_id, revision)
    )`,
    `create table work_presence (
      work_id text not null references work (id) on delete cascade,
      page text not null,
      user_id text references user_account (id) on delete cascade,
      record text,
      field text,
      seen_at timestamptz not null default now(),
      primary key (work_id, page)
    )`,
  ),
  '0003_words': migration(...keepingWords(foundAtFirst)),
  '0004_runs': migration(
    `create table work_run (
      id text primary key references run (id) on delete cascade,
      work_id text not null references work (id) on delete cascade,
      action text not null,
      scope text not null,
      locale text not null,
      steps text[] not null,
      done integer not null default 0,
      changed integer not null default 0,
      suggested integer not null default 0,
      failure text,
      begun_at timestamptz not null default clock_timestamp()
    )`,
    `create index work_run_work on work_run (work_id, begun_at)`,
  ),
  '0005_mentions': migration(
    `create table work_mention (
      work_id text not null references work (id) on delete cascade,
      comment_id text not null,
      user_id text not null references user_account (id) on delete cascade,
      seen_at timestamptz,
      primary key (work_id, comment_id, user_id),
      foreign key (work_id, comment_id) references work_comment (work_id, id) on delete cascade
    )`,
    `create index work_mention_unseen on work_mention (user_id) where seen_at is null`,
  ),
  '0006_incognito': migration(
    `alter table work add column is_incognito boolean not null default false`,
    `create index work_incognito on work (created_at) where is_incognito`,
    ...wordRules(workFound),
  ),
  '0007_carets': migration(`alter table work_presence add column selection json`),
  '0008_tool_settings': migration(
    `create table tool_setting_change (
      tenant_id text not null references tenant (id) on delete cascade,
      tool text not null,
      name text not null,
      revision integer not null,
      value text,
      user_id text,
      at timestamptz not null default clock_timestamp(),
      primary key (tenant_id, tool, name, revision)
    )`,
  ),
  // However they go, with it or with an account: their bytes are to be removed.
  '0009_figures': migration(
    `create table work_figure (
      work_id text not null references work (id) on delete cascade,
      id text not null,
      file text not null unique,
      drawn text unique,
      type text not null,
      width double precision not null,
      height double precision not null,
      size integer not null,
      sha256 text not null,
      at timestamptz not null default clock_timestamp(),
      primary key (work_id, id)
    )`,
    `create table work_figure_left (id text primary key, at timestamptz not null default now())`,
    `create function note_work_figure_left() returns trigger language plpgsql as $$
      begin
        insert into work_figure_left (id)
          select file from unnest(array[old.file, old.drawn]) as file where file is not null
          on conflict (id) do update set at = now();
        return null;
      end
    $$`,
    `create trigger work_figure_left after delete on work_figure
      for each row execute function note_work_figure_left()`,
    `create function take_work_figure_left() returns trigger language plpgsql as $$
      begin
        delete from work_figure_left where id in (new.file, new.drawn);
        return null;
      end
    $$`,
    `create trigger work_figure_taken after insert on work_figure
      for each row execute function take_work_figure_left()`,
  ),
  '0010_questions': migration(
    `create table work_run_question (
      id text primary key,
      run_id text not null references work_run (id) on delete cascade,
      work_id text not null references work (id) on delete cascade,
      step integer not null,
      kind text not null,
      data text not null,
      proposed text,
      asked_at timestamptz not null default clock_timestamp(),
      answer text,
      answered_by text,
      answer_origin text,
      answered_at timestamptz
    )`,
    `create index work_run_question_run on work_run_question (run_id, step, asked_at)`,
    `create index work_run_question_work on work_run_question (work_id)`,
    `create index work_run_question_person on work_run_question (answered_by) where answered_by is not null`,
  ),
  '0011_steps': migration(
    `create table work_run_step (
      id text primary key,
      run_id text not null references work_run (id) on delete cascade,
      work_id text not null references work (id) on delete cascade,
      step integer not null,
      name text not null,
      question_id text,
      change_id text,
      operations text not null,
      suggested boolean not null,
      engine text,
      begun_at timestamptz not null,
      ms integer not null,
      passages integer not null,
      tokens integer not null,
      outcome text not null check (outcome in ('done', 'asked', 'failed'))
    )`,
    `create index work_run_step_run on work_run_step (run_id, begun_at)`,
    `create index work_run_step_work on work_run_step (work_id)`,
  ),
  '0012_held': migration(`alter table work_run add column is_held boolean not null default false`),
};

const byWork = { column: 'work_id', of: 'work', key: 'id' } as const;
const byPerson = { of: 'person', column: 'user_id', leaves: { user_id: null } } as const;

export const worksSchema: AreaSchema = {
  area: 'works',
  migrations,
  owners: {
    work: 'tenant',
    work_record: byWork,
    work_change: byWork,
    work_comment: byWork,
    work_mention: byWork,
    work_suggestion: byWork,
    work_version: byWork,
    work_presence: byWork,
    work_run: byWork,
    tool_setting_change: 'tenant',
    work_figure: byWork,
    work_run_question: byWork,
    work_run_step: byWork,
  },
  // Who has it open ends with the process that serves them.
  undumped: ['work_presence'],
  forgets: {
    work_change: [byPerson],
    work_comment: [byPerson],
    work_suggestion: [byPerson, { of: 'person', column: 'decided_by', leaves: { decided_by: null } }],
    work_version: [byPerson],
    tool_setting_change: [byPerson],
    work_run_question: [{ of: 'person', column: 'answered_by', leaves: { answered_by: null } }],
  },
  peopled: ['work'],
};
