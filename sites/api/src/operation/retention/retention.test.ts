import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { errors } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobQueue } from '../../ground/jobs/job-queue.ts';
import { askQuestion } from '../../testing/ask-question.ts';
import { type Installation, installations, type RunningService } from '../../testing/installation.ts';
import { registerByMail, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createOldWorks } from '../../work/works/old-works.ts';
import { createRetentionJob } from './retention.job.ts';
import { createRetentionStore } from './retention.store.ts';

const password = 'correct horse battery';
let last = 0;

describe.each(installations)('P42: what a tenant keeps for so many days, on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const query = async (text: string, values: unknown[] = []) => (await service.database.pool.query(text, values)).rows;
  const days = (
    questions: number | null,
    chats: number | null = null,
    searches: number | null = null,
    works: number | null = null,
  ) => ({ questions, chats, works, searches });

  interface Owner {
    client: TestClient;
    account: string;
    tenant: string;
    user: string;
  }

  async function newOwner(): Promise<Owner> {
    last += 1;
    const account = `owner-${last}@retention.example`;
    const client = await service.client();
    const { user, tenant } = await registerByMail(client, { account, password, full_name: 'Rita Retention' });
    await query(
      `insert into tenant_package (tenant_id, package) values ($1, 'air_commercial'), ($1, 'material_commercial')`,
      [tenant?.tenant_id],
    );
    return { client, account, tenant: tenant?.tenant_id ?? '', user: user?.user_id ?? '' };
  }

  /** A page with what may hang on one. */
  async function newPage({ client, tenant }: Owner) {
    const { seek_id: page, question_id: question } = await askQuestion(client, 'What is the bandgap of 4H-SiC?');
    await client.call('history.save', { body: { question_id: question, saved: true } });
    const { data: link } = await client.call('share.create', { body: { data_type: 'seek_search', data_id: page } });
    await client.call('share.grantTenant', { body: { data_type: 'seek_search', data_id: page, granted: true } });
    await client.call('history.remove', { body: { type: 'playbook', history_ids: [page] } });
    const [run] = await query('select stream_id from run where id = $1', [question]);
    const stream = run?.['stream_id'];
    const left = async () =>
      Object.fromEntries(
        await Promise.all(
          (
            [
              ['seek_page', 'id', page],
              ['seek_question', 'id', question],
              ['seek_module', 'question_id', question],
              ['run', 'id', question],
              ['stream', 'id', stream],
              ['stream_event', 'stream_id', stream],
              ['saved_answer', 'question_id', question],
              ['share_link', 'data_id', page],
              ['tenant_grant', 'data_id', page],
              ['history_removal', 'item_id', page],
            ] as const
          ).map(async ([table, column, id]) => [
            table,
            (await query(`select from ${table} where ${column} = $1`, [id])).length > 0,
          ]),
        ),
      ) as Record<string, boolean>;
    return { page, question, link, left, tenant };
  }

  /** A chat with a file in it. */
  async function newChat({ client, tenant }: Owner) {
    const form = new FormData();
    form.append('files', new File(['Chloride starts pitting where the passive film is thin.'], 'note.txt'));
    const { data: uploaded } = await client.send('agents.uploadFile', { body: form });
    const file = (uploaded as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
    const { data } = await client.call('agents.run', {
      body: { code: 'air_technical_qa_agent', content: 'How does chloride start pitting?', files: [file] },
    });
    const job = data.job_id;
    await expect
      .poll(async () => (await client.call('agents.job', { params: { id: job } })).data.status, { timeout: 20_000 })
      .toBe('done');
    await query(
      `insert into agent_document (file_id, title, language, text, parts) values ($1, 'Note', 'en', 'Chloride', '[]')
       on conflict do nothing`,
      [file],
    );
    const bytes = join(installation.environment['ASSAY_DATA'] ?? '', 'files', file.slice(0, 2), file);
    const left = async () => ({
      job: (await query('select from agent_job where id = $1', [job])).length > 0,
      message: (await query('select from agent_message where job_id = $1', [job])).length > 0,
      run: (await query('select from run where id = $1', [data.reply])).length > 0,
      file: (await query('select from agent_file where id = $1', [file])).length > 0,
      document: (await query('select from agent_document where file_id = $1', [file])).length > 0,
      bytes: await access(bytes).then(
        () => true,
        () => false,
      ),
    });
    return { job, left, tenant };
  }

  const aged = async (table: 'seek_page' | 'agent_job' | 'work', id: string, age: number) =>
    query(`update ${table} set updated_at = now() - make_interval(days => $2) where id = $1`, [id, age]);
  /** A work that is lent to the one who owns it, as a grant that may hang on it. */
  async function newWork({ client, tenant, user }: Owner) {
    const { data } = await client.call('triz.create', { body: { message: 'Make the rim lighter, not weaker.' } });
    const work = data.triz_mind_id;
    await query(
      `insert into person_grant (tenant_id, data_type, data_id, user_id, role, granted_by) values ($1, 'work', $2, $3, 'read', $3)`,
      [tenant, work, user],
    );
    const left = async () => {
      const tables = { work: 'id', person_grant: 'data_id', history_word: 'item_id' };
      const found = [];
      for (const [table, id] of Object.entries(tables))
        if ((await query(`select from ${table} where ${id} = $1 limit 1`, [work])).length > 0) found.push(table);
      return found;
    };
    return { work, left };
  }
  const search = ({ tenant, user }: Owner, qid: string, age: number) =>
    query(
      `insert into search_kept (tenant_id, user_id, qid, playbook, q_s, searched_at)
       values ($1, $2, $3, 'RD', 'pitting', now() - make_interval(days => $4))`,
      [tenant, user, qid, age],
    );
  const save = ({ client }: Owner, kept: ReturnType<typeof days>) => client.call('retention.save', { body: kept });
  const runsOf = async ({ tenant }: Owner) =>
    (await query(`select detail from audit_event where tenant_id = $1 and action = 'retention_ran' order by position`, [
      tenant,
    ])) as { detail: string }[];

  /** Lets the night come, and gives what the log says of the run. */
  async function night(owner: Owner): Promise<string> {
    const before = (await runsOf(owner)).length;
    await query('update tenant_retention set next_run_at = now() where tenant_id = $1', [owner.tenant]);
    await service.stop();
    service = await installation.start();
    owner.client.address = service.address;
    await expect.poll(async () => (await runsOf(owner)).length, { timeout: 20_000 }).toBe(before + 1);
    return (await runsOf(owner)).at(-1)?.detail ?? '';
  }

  it('is gone from rows, files and indexes after the night; younger things and other tenants stay', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const [old, young, foreign] = [await newPage(owner), await newPage(owner), await newPage(other)];
    const [oldChat, youngChat] = [await newChat(owner), await newChat(owner)];
    await aged('seek_page', old.page, 31);
    await aged('seek_page', young.page, 29);
    await aged('seek_page', foreign.page, 400);
    const [oldWork, thrown, youngWork] = [await newWork(owner), await newWork(owner), await newWork(owner)];
    const foreignWork = await newWork(other);
    await owner.client.call('works.remove', { params: { work_id: thrown.work } });
    for (const { work } of [oldWork, thrown]) await aged('work', work, 91);
    await aged('work', youngWork.work, 89);
    await aged('work', foreignWork.work, 400);
    await aged('agent_job', oldChat.job, 61);
    await aged('agent_job', youngChat.job, 59);
    await search(owner, 'old', 32);
    await search(owner, 'young', 28);
    await search(other, 'foreign', 80);
    await query(
      `insert into short_query (id, tenant_id, kind, content, expires_at)
       values ('old-query', $1, 'query', '{}', now() + interval '58 days'),
         ('young-query', $1, 'query', '{}', now() + interval '62 days')`,
      [owner.tenant],
    );
    const told = async (at: string, text: string) => {
      const [event] = await query(
        `insert into egress_event (tenant_id, purpose, host, bytes, digest, outcome, at)
         values ($1, 'model', 'models.example', 9, '', '200', now() - $2::interval) returning id`,
        [owner.tenant, at],
      );
      await query('insert into egress_excerpt (event_id, text) values ($1, $2)', [event?.['id'], text]);
    };
    await told('31 days', 'old excerpt');
    await told('29 days', 'young excerpt');

    const counted = await owner.client.call('retention.count', {
      query: { questions: 30, chats: 60, works: 90, searches: 30 },
    });
    expect(counted.data).toEqual({ questions: 1, chats: 1, files: 1, works: 2, searches: 1 });
    expect((await owner.client.call('retention.count', { query: { chats: 365 } })).data).toEqual({
      questions: 0,
      chats: 0,
      files: 0,
      works: 0,
      searches: 0,
    });
    const saved = await save(owner, days(30, 60, 30, 90));
    const until = Date.parse(saved.data.next_run_at ?? '') - Date.now();
    expect(until, 'an hour at least').toBeGreaterThan(3_500_000);
    expect(until, 'a night at most').toBeLessThan(26 * 3_600_000);
    expect(Object.values(await old.left()), 'not before the night').not.toContain(false);

    expect(await night(owner)).toBe('questions=1 chats=1 files=1 works=2 searches=1');
    expect([await oldWork.left(), await thrown.left()]).toEqual([[], []]);
    for (const kept of [youngWork, foreignWork])
      expect(await kept.left()).toEqual(['work', 'person_grant', 'history_word']);
    expect(Object.values(await old.left())).not.toContain(true);
    expect(Object.values(await oldChat.left())).not.toContain(true);
    for (const kept of [young, foreign]) expect(Object.values(await kept.left())).not.toContain(false);
    expect(Object.values(await youngChat.left())).not.toContain(false);
    expect(
      (await query('select qid from search_kept where tenant_id = $1', [owner.tenant])).map(({ qid }) => qid),
    ).toEqual(['young']);
    expect(await query('select from search_kept where tenant_id = $1', [other.tenant])).toHaveLength(1);
    expect((await query(`select id from short_query where id like '%-query'`)).map(({ id }) => id)).toEqual([
      'young-query',
    ]);
    const excerpts = await query(
      'select text from egress_excerpt join egress_event on id = event_id where tenant_id = $1 and text like $2',
      [owner.tenant, '%excerpt'],
    );
    expect(excerpts.map(({ text }) => text)).toEqual(['young excerpt']);
    expect(
      await query(`select from egress_event where tenant_id = $1 and host = 'models.example'`, [owner.tenant]),
      'that something left stays written down',
    ).toHaveLength(2);
    expect((await owner.client.call('seek.page', { params: { seek_id: old.page } })).status).toBe(404);
    const guest = await service.client();
    guest.share = old.link.token;
    expect((await guest.call('seek.page', { params: { seek_id: old.page } })).status).not.toBe(200);

    const { data } = await owner.client.call('retention.state');
    expect(data.days).toEqual(days(30, 60, 30, 90));
    expect(Date.parse(data.next_run_at ?? ''), 'the night after').toBeGreaterThan(Date.now());
  });

  it('goes by portions, and one night is told once', async () => {
    const [owner, neighbour] = [await newOwner(), await newOwner()];
    for (const { tenant, user } of [owner, neighbour])
      await query(
        `insert into seek_page (id, tenant_id, owner_id, title, updated_at)
         select $1 || '-' || n, $1, $2, 'old', now() - interval '40 days' from generate_series(1, 450) n`,
        [tenant, user],
      );
    await save(owner, days(30));
    await save(neighbour, days(35));
    await query('update tenant_retention set next_run_at = now() where tenant_id = $1', [neighbour.tenant]);
    const second = engine === 'postgres' ? await installation.spawn() : undefined;
    expect(await night(owner)).toBe('questions=450 chats=0 files=0 works=0 searches=0');
    await expect.poll(() => runsOf(neighbour), { timeout: 20_000 }).toHaveLength(1);
    expect(await runsOf(neighbour)).toEqual([{ detail: 'questions=450 chats=0 files=0 works=0 searches=0' }]);
    expect(await runsOf(owner)).toHaveLength(1);
    expect(await query(`select from job where kind = 'retention' and status = 'failed'`)).toEqual([]);
    await second?.kill('SIGTERM');
  });

  it('is told once when two processes come to the end of one run', async () => {
    const owner = await newOwner();
    await query(
      `insert into seek_page (id, tenant_id, owner_id, title, updated_at)
       select $1 || '-' || n, $1, $2, 'old', now() - interval '40 days' from generate_series(1, 3) n`,
      [owner.tenant, owner.user],
    );
    await save(owner, days(30));
    await query('update tenant_retention set next_run_at = now() where tenant_id = $1', [owner.tenant]);
    await service.stop();
    const database = await installation.open();
    const entries: string[] = [];
    let arrived = 0;
    let proceed: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const { kind, run } = createRetentionJob({
      database,
      queue: createJobQueue(database),
      store: createRetentionStore(database.tables(), 'UTC'),
      oldWorks: createOldWorks(() => undefined),
      audit: { record: async ({ detail = '' }) => void entries.push(detail), recordClaim: async () => undefined },
      async removeFiles() {
        arrived += 1;
        if (arrived === 1) await both;
        else proceed();
      },
    });
    const start = (id: string, payload: unknown) =>
      run({ id, kind, payload, attempt: 1, failures: 0 }, new AbortController().signal);
    await Promise.all([0, 9].map((portion) => start(`${portion}`, { tenant: owner.tenant, portion })));
    const { rows } = await database.pool.query(`delete from job where kind = 'retention' returning id, payload`);
    for (const { id, payload } of rows) await start(String(id), payload);
    expect(entries).toEqual(['questions=3 chats=0 files=0 works=0 searches=0']);
    await database.close();
    service = await installation.start();
  });

  it('is kept for ever where nothing is set, or no longer', async () => {
    const owner = await newOwner();
    expect((await owner.client.call('retention.state')).data).toMatchObject({
      days: days(null),
      next_run_at: null,
      first_run_at: expect.any(String),
    });
    const { page, left } = await newPage(owner);
    await aged('seek_page', page, 3000);
    await save(owner, days(30));
    expect((await save(owner, days(null))).data).toEqual({ next_run_at: null });
    await service.stop();
    service = await installation.start();
    owner.client.address = service.address;
    expect(Object.values(await left())).not.toContain(false);
  });

  it('comes in the night of the tenant', async () => {
    const owner = await newOwner();
    for (const zone of ['Asia/Shanghai', 'America/Los_Angeles']) {
      await owner.client.call('administration.saveTimeZone', { body: { time_zone: zone } });
      const { next_run_at: at } = (await save(owner, days(30))).data;
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      expect(clock.format(new Date(at ?? ''))).toBe('03:00');
      expect((await owner.client.call('retention.state')).data.time_zone).toBe(zone);
    }
  });

  it('is set by administrators in the range, after a proof, and the log tells', async () => {
    const owner = await newOwner();
    for (const wrong of [29, 3651, 30.5, 0]) expect((await save(owner, days(wrong))).status, String(wrong)).toBe(400);
    for (const person of ['enterprise', 'viewer'] as const) {
      const client = await signInAs(await service.client(), person);
      expect((await client.call('retention.save', { body: days(30) })).status).toBe(403);
      expect((await client.call('retention.count', { query: { questions: 30 } })).status).toBe(403);
      expect((await client.call('retention.state')).status).toBe(403);
    }
    await query(`update session set proved_at = now() - interval '11 minutes' where user_id = $1`, [owner.user]);
    expect((await save(owner, days(30))).failure?.error_code).toBe(errors.proofDemanded.code);
    await query('update session set proved_at = now() where user_id = $1', [owner.user]);
    await save(owner, days(30, null, 60));
    const { data } = await owner.client.call('audit.events', { query: { action: 'settings_changed' } });
    expect(data.events[0]).toMatchObject({
      detail: 'retention questions=30d chats=- works=- searches=60d',
      actor: { user_id: owner.user },
    });
    const demo = await query('select from tenant_retention where tenant_id = $1', ['demo']);
    expect(demo, 'of the tenant that asked alone').toEqual([]);
  });
});
