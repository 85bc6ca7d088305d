import type { WidgetName } from '@assay/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { migrate } from '../../ground/database/migrations.ts';
import { openDatabase } from '../../ground/database/open-database.ts';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

const page = 'https://www.site.example';
const input = { body: { input: 'What is PEEK?' } };
const hour = 3_600;

/** The widgets of a page, with a site of its own for each test. */
function sitesOf(service: RunningService, admin: TestClient, visitor: TestClient) {
  const here = { origin: page, 'sec-fetch-site': 'cross-site' };
  const query = (statement: string) => service.database.pool.query<{ n: number }>(statement);
  return {
    add: async (terms: object, widgets: WidgetName[] = ['seek-panel']) =>
      (await admin.call('embed.addSite', { body: { origins: [page], widgets, ...terms } })).data.site_id,
    async removeAll() {
      for (const { site_id } of (await admin.call('embed.sites')).data.sites)
        await admin.call('embed.removeSite', { body: { site_id } });
    },
    /** Somebody who has nothing of a former visit. */
    async fresh(site: string, widget: WidgetName = 'seek-panel', headers: Record<string, string> = {}) {
      const { data } = await visitor.call('embed.session', { body: { widget, site } }, { ...here, ...headers });
      return { ...here, ...headers, authorization: `Bearer ${data.token}` };
    },
    async ask(as: Record<string, string>, question: object = input) {
      const reply = await visitor.open('seek.init', question, { headers: as });
      const after = reply.headers.get('retry-after');
      return { status: reply.status, after: after === null ? undefined : Number(after) };
    },
    passHour: () => query('update embed_use set hour = hour - 1'),
    async passDay() {
      await query('update embed_use set day = day - 1');
      await query('update embed_visitor set asked_on = asked_on - 1');
    },
    async counted() {
      const { rows } = await query('select coalesce(sum(questions), 0)::int as n from embed_use');
      return rows[0]?.n;
    },
  };
}

const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);
const untilMidnight = () => (Date.UTC(2000, 0, 2) - (Date.now() % 86_400_000) - Date.UTC(2000, 0, 1)) / 1_000;

describe.each(installations)('P76: questions of a site on $engine', ({ install }) => {
  let installation: Installation;
  let admin: TestClient;
  let visitor: TestClient;
  let sites: ReturnType<typeof sitesOf>;
  beforeAll(async () => {
    installation = await install({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', ASSAY_STEP_UP_MINUTES: '1440' });
    const service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
    visitor = await service.client();
    sites = sitesOf(service, admin, visitor);
  });
  afterEach(() => sites.removeAll());
  afterAll(() => installation.remove());

  it('end for a visitor, for fresh ones with the hour, and with the day however many hours it has', async () => {
    const site = await sites.add({ visitor_questions_a_day: 2, questions_an_hour: 3, questions_a_day: 5 });
    const first = await sites.fresh(site);
    expect([await sites.ask(first), await sites.ask(first)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    const refused = await sites.ask(first);
    expect(refused.status).toBe(429);
    expect(Math.abs((refused.after ?? 0) - untilMidnight()), 'a visitor waits for the next day').toBeLessThan(30);

    expect((await sites.ask(await sites.fresh(site))).status).toBe(200);
    const second = await sites.fresh(site);
    const inHour = await sites.ask(second);
    expect(inHour.status).toBe(429);
    expect(Math.abs((inHour.after ?? 0) - (untilMidnight() % hour)), 'the site waits for the next hour').toBeLessThan(
      30,
    );

    await sites.passHour();
    expect((await sites.ask(first)).status, 'an hour gives a visitor nothing back').toBe(429);
    expect([await sites.ask(second), await sites.ask(second)], 'what was refused was not counted').toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    await sites.passHour();
    const inDay = await sites.ask(await sites.fresh(site));
    expect(inDay.status).toBe(429);
    expect(Math.abs((inDay.after ?? 0) - untilMidnight())).toBeLessThan(30);

    await sites.passDay();
    expect((await sites.ask(first)).status).toBe(200);
  });

  it('are counted exactly when they come at once, of many visitors and of one in many tabs', async () => {
    const many = await sites.add({ questions_an_hour: 3 });
    const strangers = await Promise.all(Array.from({ length: 9 }, () => sites.fresh(many)));
    expect(statuses(await Promise.all(strangers.map((as) => sites.ask(as))))).toEqual([
      ...Array(3).fill(200),
      ...Array(6).fill(429),
    ]);
    expect(await sites.counted()).toBe(3);
    await sites.removeAll();
    const one = await sites.fresh(await sites.add({ visitor_questions_a_day: 2 }));
    expect(statuses(await Promise.all(Array.from({ length: 6 }, () => sites.ask(one))))).toEqual([
      200, 200, 429, 429, 429, 429,
    ]);
    expect(await sites.counted(), 'of the site too').toBe(2);
  });

  it.each(['questions_a_day', 'questions_an_hour', 'visitor_questions_a_day'])(
    'are not taken at all where %s is none, and nobody is told to come back',
    async (cap) => {
      const site = await sites.add({ [cap]: 0 });
      expect(await sites.ask(await sites.fresh(site))).toEqual({ status: 429, after: undefined });
    },
  );

  it('keep their caps when somebody changes the site who does not name them', async () => {
    const caps = { questions_a_day: 50_000, questions_an_hour: 10_000, visitor_questions_a_day: 40, leads_a_day: 7 };
    const site_id = await sites.add(caps);
    const changed = { site_id, origins: [page], widgets: ['seek-panel', 'sales-lead'] as WidgetName[] };
    expect((await admin.call('embed.changeSite', { body: changed })).data).toMatchObject(caps);
    const { data } = await admin.call('embed.changeSite', { body: { ...changed, questions_an_hour: 0 } });
    expect(data).toMatchObject({ ...caps, questions_an_hour: 0 });
  });

  it('end at once where they are asked of an agent', async () => {
    const site = await sites.add({ visitor_questions_a_day: 1 }, ['agent-chat']);
    const as = await sites.fresh(site, 'agent-chat');
    const run = async () =>
      (await visitor.send('agents.run', { body: { code: 'air_technical_qa_agent', content: 'What is PEEK?' } }, as))
        .status;
    expect([await run(), await run()]).toEqual([200, 429]);
  });

  it.each(['shared', 'tenant'])('use no quota, neither of a member nor of an edition, library %s', async (library) => {
    const before = (await admin.call('usage.view')).data;
    const as = await sites.fresh(await sites.add({ library }));
    // The free edition has three in a month.
    for (let time = 0; time < 5; time += 1) expect((await sites.ask(as)).status).toBe(200);
    expect((await admin.call('usage.view')).data).toEqual(before);
    expect((await sites.ask(as)).status).toBe(200);
  });
});

it('P76: what one network sends too often, or amiss, is not taken from the visitors of a site', async () => {
  const installation = await withPostgres({ ROLE: 'web', TRUST_PROXY: '1', ASSAY_STEP_UP_MINUTES: '1440' });
  const service = await installation.start();
  const admin = await signInAs(await service.client(), 'admin');
  const sites = sitesOf(service, admin, await service.client());
  const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:0:${network}::1` });
  const site = await sites.add({ questions_an_hour: 5 });
  const replies: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    const as = await sites.fresh(site, 'seek-panel', from(1));
    replies.push((await sites.ask(as, { body: { input: '' } })).status);
  }
  expect(replies, 'a fresh visitor is in the same network').toEqual([...Array(30).fill(400), 429]);
  expect(await sites.counted()).toBe(0);
  expect((await sites.ask(await sites.fresh(site, 'seek-panel', from(2)))).status).toBe(200);
  await installation.remove();
});

describe('P52, P76: what the operator pays for the sites of an organisation', () => {
  const asking = async (environment: Record<string, string>) => {
    const installation = await withPostgres({ ROLE: 'web', ASSAY_STEP_UP_MINUTES: '1440', ...environment });
    const service = await installation.start();
    const sites = sitesOf(service, await signInAs(await service.client(), 'admin'), await service.client());
    return { sites, remove: installation.remove };
  };

  it('ends with the day, whatever its sites say, and also when they are made anew', async () => {
    const { sites, remove } = await asking({ ASSAY_SITE_QUESTIONS_A_DAY: '3' });
    const ask = async (site: string) => (await sites.ask(await sites.fresh(site))).status;
    const first = await sites.add({ questions_a_day: 100_000 });
    expect([await ask(first), await ask(first)]).toEqual([200, 200]);
    await sites.removeAll();
    const second = await sites.add({ questions_a_day: 100_000 });
    expect([await ask(second), await ask(second)]).toEqual([200, 429]);
    await remove();
  });

  it('is nothing where the operator takes none', async () => {
    const { sites, remove } = await asking({ ASSAY_SITE_QUESTIONS_A_DAY: '0' });
    const site = await sites.add({});
    expect((await sites.ask(await sites.fresh(site))).status).toBe(403);
    expect(await sites.counted()).toBe(0);
    await remove();
  });
});

it('sites from before take in an hour what most do, or a fifth of a larger day', async () => {
  const installation = await withPostgres({}, 'blank');
  const directory = installation.environment['ASSAY_DATA'] ?? '';
  const database = await openDatabase({ url: undefined, directory, poolSize: 2 });
  const former = areas.map((area) =>
    area.area === 'embed'
      ? {
          ...area,
          migrations: Object.fromEntries(Object.entries(area.migrations).filter(([name]) => name < '0006')),
        }
      : area,
  );
  await migrate(database, former);
  await database.pool.query(`insert into tenant (id, name) values ('a', 'a')`);
  for (const aDay of [0, 500, 5_000])
    await database.pool.query(
      `insert into embed_site (id, tenant_id, widgets, questions_a_day) values ($1, 'a', '["seek-panel"]', $2)`,
      [`day-${aDay}`, aDay],
    );
  await database.pool.query(`insert into embed_use (site_id, day, questions) values ('day-500', current_date, 7)`);
  await migrate(database, areas);
  const { rows } = await database.pool.query(
    'select questions_a_day as day, questions_an_hour as hour, visitor_questions_a_day as one from embed_site order by 1',
  );
  expect(rows).toEqual([
    { day: 0, hour: 100, one: 20 },
    { day: 500, hour: 100, one: 20 },
    { day: 5_000, hour: 1_000, one: 20 },
  ]);
  await database.close();
  await installation.remove();
});
