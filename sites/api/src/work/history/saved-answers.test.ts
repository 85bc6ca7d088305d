import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let mine: TestClient;
let other: TestClient;

beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  [mine, other] = await Promise.all([
    service.client().then((client) => signInAs(client, 'admin')),
    service.client().then((client) => registerByPhone(client, '13800138111')),
  ]);
  await ask(mine, 'mine');
  await ask(other, 'theirs');
});
afterAll(() => installation.remove());
beforeEach(() => service.database.pool.query('delete from saved_answer; delete from answer_feedback'));

/** A page with one question, as its rows are. */
async function ask(client: TestClient, id: string): Promise<void> {
  const { data } = await client.call('account.session');
  const [tenant, user] = [data.tenant?.tenant_id, data.user?.user_id];
  const { pool } = service.database;
  await pool.query(`insert into stream (id, tenant_id, owner_id, kind, status) values ($1, $2, $3, 'seek', 'FINISH')`, [
    `stream-${id}`,
    tenant,
    user,
  ]);
  await pool.query(
    `insert into run (id, kind, tenant_id, owner_id, status, stream_id) values ($1, 'seek', $2, $3, 'done', $4)`,
    [id, tenant, user, `stream-${id}`],
  );
  await pool.query('insert into seek_page (id, tenant_id, owner_id, title) values ($1, $2, $3, $4)', [
    `page-${id}`,
    tenant,
    user,
    `Page ${id}`,
  ]);
  await pool.query(
    `insert into seek_question (id, page_id, tenant_id, owner_id, position, input, filters, locale)
     values ($1, $2, $3, $4, 1, $5, '{}', 'en')`,
    [id, `page-${id}`, tenant, user, `Question ${id}`],
  );
}

const saved = async (client: TestClient) => {
  const { data } = await client.call('history.records', { query: { list: 'saved' } });
  return data.history_maps.flatMap((group) => group.data);
};
const save = (client: TestClient, id: string, isSaved = true) =>
  client.call('history.save', { body: { question_id: id, saved: isSaved } });
const markOf = async (client: TestClient, id: string) => {
  const { data } = await client.call('seek.page', { params: { seek_id: `page-${id}` } });
  return data.questions[0]?.mark;
};

describe('saved answers', () => {
  it('are listed with their page and question, once, and told on the page', async () => {
    await save(mine, 'mine');
    expect((await save(mine, 'mine')).data).toEqual({ saved: true });
    expect(await saved(mine)).toMatchObject([
      { id: 'page-mine', question_id: 'mine', message: 'Question mine', link: '/page/page-mine' },
    ]);
    expect((await markOf(mine, 'mine'))?.saved).toBe(true);
    expect((await save(mine, 'mine', false)).data).toEqual({ saved: false });
    expect(await saved(mine)).toEqual([]);
  });

  it('stay when the history is removed', async () => {
    await save(mine, 'mine');
    await mine.call('history.remove', { body: { type: 'all' } });
    expect(await saved(mine)).toHaveLength(1);
  });

  it('P61: are the person’s own, and only of answers they may read', async () => {
    expect((await save(mine, 'theirs')).status).toBe(403);
    expect((await save(mine, 'nothing')).status).toBe(404);
    await save(other, 'theirs');
    expect(await saved(mine)).toEqual([]);
  });

  it('P61: of a colleague are listed by a grant to the person too, and no longer than it is given', async () => {
    const colleague = await signInAs(await service.client(), 'enterprise');
    const { data } = await colleague.call('account.session');
    const person = { data_type: 'seek_search' as const, data_id: 'page-mine', user_id: data.user?.user_id ?? '' };
    await mine.call('share.grantPerson', { body: { ...person, role: 'read' } });
    expect((await save(colleague, 'mine')).data).toEqual({ saved: true });
    expect(await saved(colleague)).toMatchObject([{ id: 'page-mine', question_id: 'mine' }]);
    await mine.call('share.grantPerson', { body: { ...person, role: null } });
    expect(await saved(colleague)).toEqual([]);
  });
});

describe('feedback on answers', () => {
  const say = (client: TestClient, body: object) =>
    client.send('seek.feedback', { body: { question_id: 'mine', ...body } });

  it('is kept per person and answer, changed in place, and taken back', async () => {
    await say(mine, { rating: 'down', reason: 'wrong_figure', content: ' It is 170. ' });
    expect((await markOf(mine, 'mine'))?.feedback).toEqual({
      rating: 'down',
      reason: 'wrong_figure',
      content: 'It is 170.',
    });
    await say(mine, { rating: 'up', reason: 'outdated' });
    expect((await markOf(mine, 'mine'))?.feedback).toEqual({ rating: 'up' });
    await say(mine, { rating: 'none' });
    expect((await markOf(mine, 'mine'))?.feedback).toBeNull();
  });

  it('is refused to who may not read the answer, and beyond its limits', async () => {
    expect((await say(other, { rating: 'up' })).status).toBe(403);
    expect((await say(mine, { rating: 'down', content: 'x'.repeat(1001) })).status).toBe(400);
    expect((await say(mine, { rating: 'down', reason: 'because' })).status).toBe(400);
  });

  it('is told to administrators with counts, and not with the words of another tenant', async () => {
    await say(mine, { rating: 'down', reason: 'outdated', content: 'From 1990.' });
    await other.call('seek.feedback', { body: { question_id: 'theirs', rating: 'down', content: 'Their words.' } });
    const { data } = await mine.call('quality.feedback');
    expect(data.counts).toEqual({ helpful: 0, not_helpful: 1, reasons: [{ reason: 'outdated', count: 1 }] });
    expect(data.feedback).toMatchObject([
      { question_id: 'mine', question: 'Question mine', rating: 'down', reason: 'outdated', content: 'From 1990.' },
    ]);
    expect(JSON.stringify(data)).not.toContain('Their words');
  });

  it('is counted over all tenants for who runs the installation alone', async () => {
    await say(mine, { rating: 'up' });
    await other.call('seek.feedback', { body: { question_id: 'theirs', rating: 'up' } });
    const replies = await Promise.all([mine.call('quality.feedback'), other.call('quality.feedback')]);
    const told = replies.map(({ data }) => data?.installation).filter((counts) => counts);
    expect(told).toEqual([{ helpful: 2, not_helpful: 0, reasons: [] }]);
  });
});
