import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { type AreaSchema, migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';

/** The schema of an installation whose agents had tools. */
const former = areas.map((schema): AreaSchema => {
  if (schema.area !== 'agents') return schema;
  const steps = Object.entries(schema.migrations).filter(([name]) => name < '0004');
  return { ...schema, migrations: Object.fromEntries(steps) };
});

const text = { part: 'text', kind: 'text', text: 'About a "tool".' };
const formerReply = {
  parts: [{ part: 'step.0', kind: 'tool', data: { tool: 'search_library', status: 'done', took: 12 } }, text],
  sources: [],
  cites: [],
};
const reply = {
  ...formerReply,
  parts: [{ part: 'step.0', kind: 'step', data: { step: 'search_library', status: 'done', took: 12 } }, text],
};
const frames = [
  [
    { type: 'part', part: 'step.0', kind: 'tool' },
    { type: 'part', part: 'step.0', kind: 'step' },
  ],
  [
    { type: 'patch', part: 'step.0', data: { tool: 'search_library', status: 'running' } },
    { type: 'patch', part: 'step.0', data: { step: 'search_library', status: 'running' } },
  ],
  [
    { type: 'patch', part: 'cards', data: { tool: 'a lathe' } },
    { type: 'patch', part: 'cards', data: { tool: 'a lathe' } },
  ],
  [
    { type: 'patch', part: 'rows', data: null },
    { type: 'patch', part: 'rows', data: null },
  ],
  [
    { type: 'snapshot', ...formerReply, groups: [] },
    { type: 'snapshot', ...reply, groups: [] },
  ],
] as const;

it('plans, replies and streams of agents that had tools are read as steps', async () => {
  const database = await openDatabase({ directory: null, poolSize: 2 });
  try {
    await migrate(database, former);
    const db = database.tables<unknown>();
    await sql`
      insert into agent_job (id, tenant_id, owner_id, code, title, locale) values ('job', 't', 'u', 'air_technical_qa_agent', 'Job', 'en')
    `.execute(db);
    const plan = [{ tool: 'map_contradiction', needsApproval: true }, { tool: 'read_matrix' }];
    await sql`
      insert into agent_message (id, job_id, position, role, content, plan, reply) values
        ('asked', 'job', 1, 'user', 'Why?', null, null),
        ('replied', 'job', 2, 'agent', '', ${JSON.stringify(plan)}, ${JSON.stringify(formerReply)}),
        ('waits', 'job', 3, 'agent', '', ${JSON.stringify(plan)}, null)
    `.execute(db);
    await sql`
      insert into agent_message (id, job_id, position, role, content, plan, reply)
      select 'many ' || n, 'job', n, 'agent', '', ${JSON.stringify(plan)}::jsonb, ${JSON.stringify(formerReply)}::jsonb
      from generate_series(10, 459) n
    `.execute(db);
    await sql`
      insert into agent_message_version (message_id, version, reply, at)
      select 'waits', n, ${JSON.stringify(formerReply)}::jsonb, now() from generate_series(1, 450) n
    `.execute(db);
    await sql`
      insert into agent_message_version (message_id, version, reply, at)
      values ('replied', 1, ${JSON.stringify(formerReply)}, now())
    `.execute(db);
    await sql`insert into stream (id, kind, tenant_id, owner_id) values ('log', 'agent', 't', 'u')`.execute(db);
    for (const [at, [frame]] of frames.entries())
      await sql`
        insert into stream_event (stream_id, attempt, seq, type, payload)
        values ('log', 1, ${at + 1}, ${frame.type}, ${JSON.stringify(frame)})
      `.execute(db);
    await migrate(database, areas);

    const messages = await sql`select id, plan, reply from agent_message where position < 10 order by position`.execute(
      db,
    );
    const planned = [{ step: 'map_contradiction', needsApproval: true }, { step: 'read_matrix' }];
    expect(messages.rows).toEqual([
      { id: 'asked', plan: null, reply: null },
      { id: 'replied', plan: planned, reply },
      { id: 'waits', plan: planned, reply: null },
    ]);
    expect((await sql`select reply from agent_message_version where message_id = 'replied'`.execute(db)).rows).toEqual([
      { reply },
    ]);
    const left = await sql<{ count: number }>`
      select count(*)::int as count from (
        select plan::text || reply::text as text from agent_message union all select reply::text from agent_message_version
      ) as stored where text like '%"tool":%'
    `.execute(db);
    expect(left.rows).toEqual([{ count: 0 }]);
    const events = await sql<{ payload: string }>`select payload from stream_event order by seq`.execute(db);
    expect(events.rows.map(({ payload }) => JSON.parse(payload))).toEqual(frames.map(([, frame]) => frame));
  } finally {
    await database.close();
  }
});
