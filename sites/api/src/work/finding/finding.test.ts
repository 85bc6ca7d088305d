import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withEmbedded, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe.each([
  ['the embedded engine', withEmbedded],
  ['PostgreSQL', withPostgres],
])('search.everything on %s', (_, install) => {
  let installation: Installation;
  let service: RunningService;
  let mine: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    [mine, other] = await Promise.all([
      service.client().then((client) => signInAs(client, 'enterprise')),
      service.client().then((client) => signInAs(client, 'trial')),
    ]);
  });
  afterAll(() => installation?.remove());
  beforeEach(() =>
    service.database.pool.query(
      'delete from seek_page; delete from work; delete from agent_job; delete from history_removal',
    ),
  );

  const run = (text: string, values: unknown[]) => service.database.pool.query(text, values);

  async function personOf(client: TestClient) {
    const { data } = await client.call('account.session');
    return [data.tenant?.tenant_id, data.user?.user_id];
  }

  async function page(client: TestClient, id: string, title: string, isIncognito = false) {
    await run('insert into seek_page (id, tenant_id, owner_id, title, is_incognito) values ($1, $4, $5, $2, $3)', [
      id,
      title,
      isIncognito,
      ...(await personOf(client)),
    ]);
  }

  async function job(client: TestClient, id: string, title: string, said: string) {
    await run(
      "insert into agent_job (id, tenant_id, owner_id, code, title, locale) values ($1, $3, $4, 'qa', $2, 'en')",
      [id, title, ...(await personOf(client))],
    );
    await run("insert into agent_message (id, job_id, position, role, content) values ($1, $1, 1, 'user', $2)", [
      id,
      said,
    ]);
  }

  async function work(client: TestClient, id: string, title: string, said: string) {
    await run(
      `insert into work (id, tenant_id, owner_id, kind, schema, title, revision)
       values ($1, $3, $4, 'triz', 1, $2, 1)`,
      [id, title, ...(await personOf(client))],
    );
    await run(
      `insert into work_record (work_id, id, type, parent, place, body, refs) values ($1, 'work', 'problem', '', 'a', $2, '{}')`,
      [id, JSON.stringify({ fields: { statement: said, count: 3 } })],
    );
  }

  async function find(client: TestClient, query: string, limit = 50) {
    const { data } = await client.call('search.everything', { body: { query, limit } });
    return Object.fromEntries(data.kinds.map(({ kind, ...found }) => [kind, found]));
  }
  const titles = async (client: TestClient, query: string, kind: string) =>
    (await find(client, query))[kind]?.results.map(({ title }) => title);

  it('finds own works, answers and conversations by their titles and by what is written in them', async () => {
    await page(mine, 'p1', 'Pitting of duplex steel');
    await job(mine, 'j1', 'Housing', 'How does duplex steel age?');
    await work(mine, 'w1', 'A lighter pump', 'The housing of duplex is too heavy.');
    const found = await find(mine, 'duplex');
    expect(found['answer']?.results).toMatchObject([{ title: 'Pitting of duplex steel', address: '/page/p1' }]);
    expect(found['chat']?.results).toMatchObject([
      { title: 'Housing', address: '/ai/agent-flow/j1', snippet: 'How does duplex steel age?' },
    ]);
    expect(found['work']?.results).toMatchObject([
      { title: 'A lighter pump', address: '/result/w1', snippet: 'The housing of duplex is too heavy.' },
    ]);
  });

  it.each([
    ['the beginning of the word that is being typed', 'duplex ste', 'Duplex steel'],
    ['any case and width', 'ＤＵＰＬＥＸ', 'Duplex steel'],
    ['words in any order', 'steel duplex', 'Duplex steel'],
    ['Chinese', '电导率', '立方相LLZO的离子电导率'],
    ['one character', '锂', '金属锂'],
    ['Latin letters among Chinese ones', 'llzo', '立方相LLZO的离子电导率'],
    ['Japanese', '負極', 'シリコン負極の容量'],
    ['kana', 'シリコン', 'シリコン負極の容量'],
    ['signs of SQL and of patterns', "100% o'clock", "100% at 3 o'clock"],
  ])('finds by %s', async (__, query, title) => {
    await page(mine, 'p', title);
    await page(mine, 'q', 'Something else');
    expect(await titles(mine, query, 'answer')).toEqual([title]);
  });

  it('asks for every word, and takes none that is not there', async () => {
    await page(mine, 'p', 'Duplex steel');
    for (const query of ['duplex glass', 'plex', 'dup steel', '导电'])
      expect(await titles(mine, query, 'answer')).toEqual([]);
    expect(await titles(mine, '!?%', 'answer')).toEqual([]);
  });

  it('puts titles before texts, and of these the newest first', async () => {
    await job(mine, 'a', 'Old', 'pump');
    await job(mine, 'b', 'Pump', 'nothing');
    await job(mine, 'c', 'New', 'pump');
    expect(await titles(mine, 'pump', 'chat')).toEqual(['Pump', 'New', 'Old']);
  });

  it('follows what is changed and forgets what is gone', async () => {
    await page(mine, 'p', 'Duplex steel');
    await work(mine, 'w', 'Pump', 'alpha');
    await run("update seek_page set title = 'Carbon steel'", []);
    await run(`update work_record set body = '{"fields":{"statement":"beta"}}'`, []);
    expect(await titles(mine, 'duplex', 'answer')).toEqual([]);
    expect(await titles(mine, 'carbon', 'answer')).toEqual(['Carbon steel']);
    expect(await titles(mine, 'alpha', 'work')).toEqual([]);
    expect(await titles(mine, 'beta', 'work')).toEqual(['Pump']);
    await run('delete from seek_page', []);
    await run('delete from work', []);
    expect((await run('select * from history_word', [])).rows).toEqual([]);
  });

  it('leaves out what was removed from the history', async () => {
    await page(mine, 'p', 'Duplex steel');
    await mine.call('history.remove', { body: { type: 'playbook', history_ids: ['p'] } });
    expect(await titles(mine, 'duplex', 'answer')).toEqual([]);
    await mine.call('history.restore', { body: { history_ids: ['p'] } });
    expect(await titles(mine, 'duplex', 'answer')).toEqual(['Duplex steel']);
  });

  it('P60, P61: shows nobody what is another’s, nor its number; and nobody what was incognito', async () => {
    await page(mine, 'p', 'Duplex secret');
    await page(mine, 'hidden', 'Duplex hidden', true);
    await job(mine, 'j', 'Duplex chat', 'duplex');
    await work(mine, 'w', 'Duplex work', 'duplex');
    const theirs = await find(other, 'duplex');
    for (const kind of ['work', 'answer', 'chat'])
      expect([kind, theirs[kind]]).toEqual([kind, { count: 0, is_cut: false, results: [] }]);
    expect(await titles(mine, 'duplex', 'answer')).toEqual(['Duplex secret']);
    // A colleague of the same tenant sees no more than a stranger.
    await run('update seek_page set owner_id = $1', ['somebody']);
    expect(await titles(mine, 'duplex', 'answer')).toEqual([]);
  });

  it('counts what its list holds, up to the bound, and says that there is more', async () => {
    for (let index = 0; index < 52; index += 1) await page(mine, `p${index}`, `Duplex ${index}`);
    const few = (await find(mine, 'duplex', 3))['answer'];
    expect([few?.count, few?.is_cut, few?.results.length]).toEqual([50, true, 3]);
    const all = (await find(mine, 'duplex', 50))['answer'];
    expect([all?.count, all?.results.length]).toEqual([50, 50]);
    for (const kind of Object.values(await find(mine, 'lithium'))) expect(kind.count).toBe(kind.results.length);
  });

  it('finds documents by title and by words, materials and companies by name', async () => {
    const found = await find(mine, '316L');
    expect(found['material']?.results[0]?.address).toMatch(/^\/material\/grade\//);
    expect(found['document']?.results.length).toBeGreaterThan(0);
    expect(found['document']?.results.every(({ address }) => address.startsWith('/library/'))).toBe(true);
    expect((await find(mine, 'siemens'))['company']?.results[0]).toMatchObject({
      title: expect.stringMatching(/Siemens/),
    });
  });

  it('asks only what is wanted', async () => {
    const { data } = await mine.call('search.everything', { body: { query: 'lithium', kinds: ['material', 'work'] } });
    expect(data.kinds.map(({ kind }) => kind)).toEqual(['work', 'material']);
  });
});
