import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { keepingWords } from '../history/history-words.ts';
import { seekFound } from './seek-found.ts';

/** Pages, their questions in threads, the modules of each question and the versions that came before. */
const migrations: Record<string, AreaMigration> = {
  '0001_seek': migration(
    `create table seek_page (
      id text primary key,
      tenant_id text not null,
      owner_id text not null,
      title text not null,
      is_incognito boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    `create index seek_page_owner on seek_page (tenant_id, owner_id, updated_at desc)`,
    `create index seek_page_incognito on seek_page (created_at) where is_incognito`,
    `create table seek_question (
      id text primary key,
      page_id text not null references seek_page (id) on delete cascade,
      tenant_id text not null,
      owner_id text not null,
      parent_id text references seek_question (id) on delete cascade,
      position integer not null,
      input text not null,
      deep_input text,
      filters jsonb not null,
      locale text not null,
      stream_id text not null references stream (id),
      client_id text,
      asked_at timestamptz not null default now()
    )`,
    `create unique index seek_question_message on seek_question (owner_id, client_id)`,
    `create unique index seek_question_place on seek_question (page_id, position)`,
    `create table seek_module (
      question_id text not null references seek_question (id) on delete cascade,
      name text not null,
      priority integer not null,
      api_type text not null,
      status text not null default 'INIT',
      has_failed boolean not null default false,
      is_stopped boolean not null default false,
      version integer not null default 1,
      content jsonb,
      body text,
      updated_at timestamptz not null default now(),
      primary key (question_id, name)
    )`,
    `create table seek_module_version (
      question_id text not null references seek_question (id) on delete cascade,
      name text not null,
      version integer not null,
      content jsonb not null,
      body text,
      at timestamptz not null,
      primary key (question_id, name, version)
    )`,
    `create table topic_subscription (
      tenant_id text not null,
      user_id text not null,
      topic text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, topic)
    )`,
    `create table feature_usage (
      tenant_id text not null,
      user_id text not null,
      feature text not null,
      period date not null,
      used integer not null,
      primary key (user_id, feature, period)
    )`,
  ),
  '0002_usage_moved': migration(
    `insert into usage_count
      (tenant_id, user_id, feature, day_start, day_used, month_start, month_used, year_start, year_used)
    select tenant_id, user_id, feature, period, 0, period, used, date_trunc('year', period)::date, used
    from feature_usage where period = date_trunc('month', now() at time zone 'utc')::date
    on conflict do nothing`,
    `drop table feature_usage`,
  ),
  '0003_feedback': migration(
    `create table answer_feedback (
      question_id text not null references seek_question (id) on delete cascade,
      user_id text not null,
      /** Tenant of who said it, whose administrators read it. */
      tenant_id text not null,
      rating text not null,
      reason text,
      content text,
      at timestamptz not null default now(),
      primary key (question_id, user_id)
    )`,
    `create index answer_feedback_tenant on answer_feedback (tenant_id, at desc)`,
  ),
  '0004_runs': migration(
    `insert into run (id, kind, tenant_id, owner_id, status, stream_id, client_id, use, created_at, updated_at)
    select question.id, 'seek', question.tenant_id, question.owner_id,
      case
        when stream.status = 'PROCESSING' then case stream.attempt when 0 then 'queued' else 'running' end
        when stream.status = 'FAILED' then 'failed'
        when exists (select from seek_module where question_id = question.id and is_stopped) then 'stopped'
        else 'done'
      end,
      stream.id, question.client_id,
      case
        when not exists (select from usage_event where usage_event.id = question.id) then 'returned'
        when stream.status = 'PROCESSING' then 'spent'
        else 'earned'
      end,
      question.asked_at, stream.updated_at
    from seek_question question join stream on stream.id = question.stream_id`,
    `alter table seek_question drop column stream_id, drop column client_id, add foreign key (id) references run (id)`,
    `update job set kind = 'run.seek', payload = jsonb_build_object('run', payload ->> 'question')
    where kind = 'seek.question'`,
  ),
  '0005_words': migration(...keepingWords(seekFound)),
};

export const seekSchema: AreaSchema = {
  area: 'seek',
  migrations,
  owners: {
    seek_page: 'tenant',
    seek_question: 'tenant',
    seek_module: { column: 'question_id', of: 'seek_question', key: 'id' },
    seek_module_version: { column: 'question_id', of: 'seek_question', key: 'id' },
    topic_subscription: 'tenant',
    answer_feedback: 'tenant, about others',
  },
};
