import { type Kysely, sql } from 'kysely';
import { type AreaMigration, type AreaSchema, migration } from '../../ground/database/migrations.ts';
import { rewriteFrames } from '../../ground/streams/rewrite-frames.ts';
import { keepingWords } from '../history/history-words.ts';
import { agentFound } from './agent-found.ts';
import { frameOf, partOf, stepOf } from './tools-to-steps.ts';

interface FormerReply {
  parts: Record<string, unknown>[];
}

interface FormerVersion {
  message_id: string;
  version: number;
}

const replyOf = (reply: FormerReply) => JSON.stringify({ ...reply, parts: reply.parts.map(partOf) });

const rowsAtOnce = 200;

async function toolsToSteps(db: Kysely<unknown>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows } = await sql<{ id: string; plan: Record<string, unknown>[] | null; reply: FormerReply | null }>`
      select id, plan, reply from agent_message where id > ${after} and (plan is not null or reply is not null)
      order by id limit ${rowsAtOnce}
    `.execute(db);
    for (const { id, plan, reply } of rows)
      await sql`
        update agent_message set plan = ${plan && JSON.stringify(plan.map(stepOf))}::jsonb,
          reply = ${reply && replyOf(reply)}::jsonb
        where id = ${id}
      `.execute(db);
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  }
  for (let after: FormerVersion | undefined = { message_id: '', version: 0 }; after !== undefined; ) {
    const { rows } = await sql<FormerVersion & { reply: FormerReply }>`
      select message_id, version, reply from agent_message_version
      where (message_id, version) > (${after.message_id}, ${after.version})
      order by message_id, version limit ${rowsAtOnce}
    `.execute(db);
    for (const { message_id, version, reply } of rows)
      await sql`
        update agent_message_version set reply = ${replyOf(reply)}::jsonb
        where message_id = ${message_id} and version = ${version}
      `.execute(db);
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
  }
  await rewriteFrames(db, ['part', 'patch', 'snapshot'], frameOf);
}

/** Jobs of agents, their messages in branches, versions of replies, files, parsed documents and judgements. */
const migrations: Record<string, AreaMigration> = {
  '0001_agents': migration(
    `create table agent_job (
      id text primary key,
      tenant_id text not null,
      owner_id text not null,
      code text not null,
      title text not null,
      locale text not null,
      is_incognito boolean not null default false,
      client_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    `create unique index agent_job_client on agent_job (owner_id, client_id)`,
    `create index agent_job_owner on agent_job (tenant_id, owner_id, updated_at desc)`,
    `create index agent_job_incognito on agent_job (created_at) where is_incognito`,
    `create table agent_message (
      id text primary key,
      job_id text not null references agent_job (id) on delete cascade,
      parent_id text references agent_message (id) on delete cascade,
      position integer not null,
      role text not null,
      content text not null,
      file_ids jsonb not null default '[]'::jsonb,
      client_id text,
      status text,
      version integer not null default 1,
      /** Absent once the log has been dropped after its retention. */
      stream_id text references stream (id) on delete set null,
      plan jsonb,
      run jsonb,
      reply jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    `create unique index agent_message_place on agent_message (job_id, position)`,
    `create unique index agent_message_client on agent_message (job_id, client_id)`,
    `create index agent_message_open on agent_message (updated_at) where status in ('queued', 'running', 'paused')`,
    `create table agent_message_version (
      message_id text not null references agent_message (id) on delete cascade,
      version integer not null,
      reply jsonb not null,
      at timestamptz not null,
      primary key (message_id, version)
    )`,
    `create table agent_file (
      id text primary key,
      tenant_id text not null,
      owner_id text not null,
      job_id text references agent_job (id) on delete cascade,
      name text not null,
      type text not null,
      size integer not null,
      sha256 text not null,
      created_at timestamptz not null default now()
    )`,
    `create index agent_file_job on agent_file (job_id)`,
    `create index agent_file_loose on agent_file (created_at) where job_id is null`,
    `create table agent_document (
      file_id text primary key references agent_file (id) on delete cascade,
      title text not null,
      language text not null,
      text text not null,
      parts jsonb not null,
      pages integer
    )`,
    `create table agent_feedback (
      message_id text not null references agent_message (id) on delete cascade,
      user_id text not null,
      rating text not null,
      content text,
      at timestamptz not null default now(),
      primary key (message_id, user_id)
    )`,
  ),
  // However a row goes, by a sweep, with its job or with the account of its owner: its bytes are still to be removed.
  '0002_files_left': migration(
    `create table agent_file_left (id text primary key, at timestamptz not null default now())`,
    `create function note_agent_file_left() returns trigger language plpgsql as $$
      begin
        insert into agent_file_left (id) values (old.id) on conflict do nothing;
        return null;
      end
    $$`,
    `create trigger agent_file_left after delete on agent_file
      for each row execute function note_agent_file_left()`,
  ),
  '0003_runs': migration(
    `insert into run (id, kind, tenant_id, owner_id, status, stream_id, client_id, use, created_at, updated_at)
    select reply.id, 'agent', job.tenant_id, job.owner_id, reply.status, reply.stream_id,
      case
        when asked.position = 1 then 'job ' || job.client_id
        else job.id || ' ' || asked.client_id
      end,
      case
        when not exists (select from usage_event where usage_event.id = reply.id)
          then case when reply.run ? 'isCounted' then 'returned' end
        when reply.status in ('queued', 'running', 'paused') and reply.run ? 'isCounted' then 'spent'
        else 'earned'
      end,
      reply.created_at, reply.updated_at
    from agent_message reply
    join agent_message asked on asked.id = reply.parent_id
    join agent_job job on job.id = reply.job_id
    where reply.role = 'agent'`,
    `alter table agent_message drop column status, drop column stream_id, drop column client_id`,
    `alter table agent_job drop column client_id`,
    `update agent_message set run = run - 'isCounted' where run ? 'isCounted'`,
    `update job set kind = 'run.agent', payload = jsonb_build_object('run', payload ->> 'reply')
    where kind = 'agent.reply'`,
  ),
  '0004_steps': { up: toolsToSteps },
  /** What a tenant and its people have stored is summed up with every upload. */
  '0005_held_files': migration(`create index agent_file_tenant on agent_file (tenant_id) include (owner_id, size)`),
  '0006_words': migration(...keepingWords(agentFound)),
};

export const agentsSchema: AreaSchema = {
  area: 'agents',
  migrations,
  owners: {
    agent_job: 'tenant',
    agent_file: 'tenant',
    agent_message: { column: 'job_id', of: 'agent_job', key: 'id' },
    agent_message_version: { column: 'message_id', of: 'agent_message', key: 'id' },
    agent_document: { column: 'file_id', of: 'agent_file', key: 'id' },
    agent_feedback: { column: 'message_id', of: 'agent_message', key: 'id' },
  },
};
