import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { type AreaSchema, migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';

/** The schema of an installation from before questions and replies were runs. */
const former = areas
  .filter(({ area }) => area !== 'runs')
  .map((schema): AreaSchema => {
    // Works had none before either, and what came to them later stands on that.
    const steps = Object.entries(schema.migrations).filter(
      ([name]) => !name.endsWith('_runs') && !(schema.area === 'works' && name > '0004_runs'),
    );
    return { ...schema, migrations: Object.fromEntries(steps) };
  });

/** One question or reply of before: where it stood, and whether its use is still counted. */
const questions = [
  { id: 'asked', stream: 'PROCESSING', attempt: 0, isStopped: false, isCounted: true, run: 'queued spent' },
  { id: 'written', stream: 'PROCESSING', attempt: 2, isStopped: false, isCounted: true, run: 'running spent' },
  { id: 'answered', stream: 'FINISH', attempt: 1, isStopped: false, isCounted: true, run: 'done earned' },
  { id: 'stopped early', stream: 'FINISH', attempt: 1, isStopped: true, isCounted: false, run: 'stopped returned' },
  { id: 'broken', stream: 'FAILED', attempt: 1, isStopped: false, isCounted: false, run: 'failed returned' },
] as const;
const replies = [
  { id: 'planned', status: 'paused', marks: true, isCounted: true, run: 'paused spent' },
  { id: 'told', status: 'done', marks: true, isCounted: true, run: 'done earned' },
  { id: 'told again', status: 'running', marks: false, isCounted: true, run: 'running earned' },
  { id: 'failed', status: 'failed', marks: true, isCounted: false, run: 'failed returned' },
  { id: 'of a guest', status: 'done', marks: false, isCounted: false, run: 'done null' },
] as const;

it('questions and replies of an earlier version are runs where they stood, and go on', async () => {
  const database = await openDatabase({ directory: null, poolSize: 2 });
  try {
    await migrate(database, former);
    const db = database.tables<unknown>();
    const use = (id: string) => sql`
      insert into usage_event (id, tenant_id, user_id, feature, day) values (${id}, 't', 'u', 'tech_seek', current_date)
    `;
    await sql`insert into seek_page (id, tenant_id, owner_id, title) values ('page', 't', 'u', 'Page')`.execute(db);
    for (const [index, { id, stream, attempt, isStopped, isCounted }] of questions.entries()) {
      await sql`
        insert into stream (id, kind, tenant_id, owner_id, status, attempt)
        values (${`log of ${id}`}, 'seek', 't', 'u', ${stream}, ${attempt})
      `.execute(db);
      await sql`
        insert into seek_question (id, page_id, tenant_id, owner_id, position, input, filters, locale, stream_id, client_id)
        values (${id}, 'page', 't', 'u', ${index + 1}, 'Why?', '{}', 'en', ${`log of ${id}`}, ${`client of ${id}`})
      `.execute(db);
      await sql`
        insert into seek_module (question_id, name, priority, api_type, is_stopped)
        values (${id}, 'SUMMARY', 1, 'sse', ${isStopped})
      `.execute(db);
      if (isCounted) await use(id).execute(db);
    }
    for (const { id, status, marks, isCounted } of replies) {
      await sql`
        insert into agent_job (id, tenant_id, owner_id, code, title, locale, client_id)
        values (${`job of ${id}`}, 't', 'u', 'air_technical_qa_agent', 'Job', 'en', ${`client of ${id}`})
      `.execute(db);
      await sql`
        insert into agent_message (id, job_id, position, role, content)
        values (${`message of ${id}`}, ${`job of ${id}`}, 1, 'user', 'Why?')
      `.execute(db);
      await sql`
        insert into agent_message (id, job_id, parent_id, position, role, content, status, plan, run)
        values (${id}, ${`job of ${id}`}, ${`message of ${id}`}, 2, 'agent', '', ${status}, '[]',
          ${JSON.stringify({ step: 0, outputs: {}, skips: [], ...(marks ? { isCounted: true } : {}) })}::jsonb)
      `.execute(db);
      if (isCounted) await use(id).execute(db);
    }
    await sql`
      insert into job (id, kind, payload) values
        ('one', 'seek.question', '{"question":"asked"}'), ('two', 'agent.reply', '{"reply":"told again"}')
    `.execute(db);
    await migrate(database, areas);
    const { rows: runs } = await sql<{ id: string; kind: string; run: string; client: string | null }>`
      select id, kind, status || ' ' || coalesce(use, 'null') as run, client_id as client from run
    `.execute(db);
    expect(Object.fromEntries(runs.map(({ id, run }) => [id, run]))).toEqual(
      Object.fromEntries([...questions, ...replies].map(({ id, run }) => [id, run])),
    );
    expect(runs.find(({ id }) => id === 'asked')).toMatchObject({ kind: 'seek', client: 'client of asked' });
    expect(runs.find(({ id }) => id === 'told')).toMatchObject({ kind: 'agent', client: 'job client of told' });
    const { rows: jobs } = await sql`select kind, payload from job order by id`.execute(db);
    expect(jobs).toEqual([
      { kind: 'run.seek', payload: { run: 'asked' } },
      { kind: 'run.agent', payload: { run: 'told again' } },
    ]);
  } finally {
    await database.close();
  }
});
