import { readFile } from 'node:fs/promises';
import { historySources } from '@assay/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let installation: Installation;
let service: RunningService;
let mine: TestClient;
let other: TestClient;

beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0' });
  service = await installation.start();
  [mine, other] = await Promise.all([
    service.client().then((client) => signInAs(client, 'enterprise')),
    service.client().then((client) => signInAs(client, 'trial')),
  ]);
});
afterAll(() => installation.remove());
beforeEach(() => service.database.pool.query('delete from seek_page; delete from history_removal'));

async function addPages(client: TestClient, ages: readonly string[], isIncognito = false): Promise<void> {
  const { data } = await client.call('account.session');
  for (const [index, age] of ages.entries()) {
    await service.database.pool.query(
      `insert into seek_page (id, tenant_id, owner_id, title, is_incognito, updated_at)
       values ($1, $2, $3, $4, $5, now() - $6::interval)`,
      [
        `${data.user?.user_id}-${isIncognito}-${index}`,
        data.tenant?.tenant_id,
        data.user?.user_id,
        `page ${index}`,
        isIncognito,
        age,
      ],
    );
  }
}

const records = async (client: TestClient, query = {}) => (await client.call('history.records', { query })).data;
const idsOf = (reply: Awaited<ReturnType<typeof records>>) =>
  reply.history_maps.flatMap(({ data }) => data.map(({ id }) => id));

describe('history', () => {
  it('U1: reaches record 101 on the second page', async () => {
    await addPages(
      mine,
      Array.from({ length: 101 }, (_, index) => `${index} minutes`),
    );
    const first = await records(mine);
    const second = await records(mine, { page: 2 });
    expect([idsOf(first).length, first.total, first.has_more]).toEqual([100, 101, true]);
    expect([idsOf(second).length, second.has_more]).toEqual([1, false]);
  });

  it('U1: shows one month at first, and older records on a longer duration', async () => {
    await addPages(mine, ['1 hour', '40 days', '300 days']);
    const month = await records(mine);
    expect([month.total, month.has_older]).toEqual([1, true]);
    const year = await records(mine, { duration: 12 });
    expect([year.total, year.has_older]).toEqual([3, false]);
  });

  it('U2: gives each record its route and groups newest first', async () => {
    await addPages(mine, ['0 seconds', '3 days', '20 days']);
    const { history_maps: maps } = await records(mine);
    expect(maps.map(({ group }) => group)).toEqual(['today', 'last_7_days', 'older']);
    const [record] = maps[0]?.data ?? [];
    expect(record).toMatchObject({
      source: 'seek',
      message: 'page 0',
      link: `/page/${record?.id}`,
      business_name: 'seek',
    });
  });

  it.each(Object.keys(historySources))('U2: the address of its icon leads to one: %s', async (source) => {
    const icon = await readFile(new URL(`../../../../app/public/icons/history/${source}.svg`, import.meta.url), 'utf8');
    expect(icon).toMatch(/^<svg /);
  });

  it('says of which kind a work is, of whatever tool', async () => {
    const { data: session } = await mine.call('account.session');
    await service.database.pool.query(
      "insert into work (id, tenant_id, owner_id, kind, schema, title, revision) values ('w', $1, $2, 'triz', 1, 'A work', 1)",
      [session?.tenant?.tenant_id, session?.user?.user_id],
    );
    await addPages(mine, ['1 hour']);
    const found = (await records(mine)).history_maps.flatMap(({ data }) => data);
    expect(found.map(({ source, business_name, kind }) => [source, business_name, kind])).toEqual([
      ['triz_mind', 'triz_mind', 'triz'],
      ['seek', 'seek', undefined],
    ]);
    await service.database.pool.query('delete from work');
  });

  it('P60, V3: leaves incognito pages out', async () => {
    await addPages(mine, ['1 hour'], true);
    expect((await records(mine)).total).toBe(0);
  });

  it('P61: has nothing of a colleague, of whatever kind', async () => {
    const [session, theirs] = await Promise.all(
      [mine, other].map(async (client) => (await client.call('account.session')).data),
    );
    expect(theirs?.tenant?.tenant_id).toBe(session?.tenant?.tenant_id);
    await addPages(mine, ['1 hour']);
    const person = [session?.tenant?.tenant_id, session?.user?.user_id];
    for (const insert of [
      "insert into agent_job (id, tenant_id, owner_id, code, title, locale) values ('j', $1, $2, 'qa', 'A job', 'en')",
      "insert into work (id, tenant_id, owner_id, kind, schema, title, revision) values ('w', $1, $2, 'triz', 1, 'A work', 1)",
    ])
      await service.database.pool.query(insert, person);
    expect([(await records(mine)).total, (await records(other)).total]).toEqual([3, 0]);
    await service.database.pool.query('delete from agent_job; delete from work');
  });

  it('P61, U3: removes own records only, one or all, and takes a removal back', async () => {
    await addPages(mine, ['1 hour', '2 hours']);
    await addPages(other, ['1 hour']);
    const [target = ''] = idsOf(await records(mine));
    const foreign = idsOf(await records(other));
    const removed = await mine.call('history.remove', {
      body: { type: 'playbook', history_ids: [target, ...foreign] },
    });
    expect(removed.data).toEqual({ status: true, removed: [target] });
    expect(idsOf(await records(mine))).not.toContain(target);
    expect((await records(other)).total).toBe(1);
    expect((await other.call('history.restore', { body: { history_ids: [target] } })).data).toEqual({ restored: 0 });
    expect((await mine.call('history.restore', { body: { history_ids: [target] } })).data).toEqual({ restored: 1 });
    expect(idsOf(await records(mine))).toContain(target);
    const all = await mine.call('history.remove', { body: { type: 'all' } });
    expect(all.data.removed).toHaveLength(2);
    expect([(await records(mine)).total, (await records(other)).total]).toEqual([0, 1]);
    const back = await mine.call('history.restore', { body: { history_ids: all.data.removed } });
    expect([back.data.restored, (await records(mine)).total]).toEqual([2, 2]);
  });

  it('U3: shows a removed page again once it is worked on', async () => {
    await addPages(mine, ['1 hour']);
    await mine.call('history.remove', { body: { type: 'all' } });
    await service.database.pool.query("update seek_page set updated_at = clock_timestamp() + interval '1 second'");
    expect((await records(mine)).total).toBe(1);
  });
});
