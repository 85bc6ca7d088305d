import { errors } from '@assay/contract';
import { countedFeatures } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../ground/configuration/settings.ts';
import {
  type Installation,
  installations,
  type RunningService,
  withEmbedded,
  withPostgres,
} from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { UsageTables } from './usage.migrations.ts';
import { countUse, giveBackUse, type Use, usesOf } from './usage.store.ts';
import { createUsageMeter } from './usage-meter.ts';

let last = 13_400_000_000;
const newNumber = () => String((last += 1));
const settings = { ROLE: 'web', ASSAY_RATE_LIMITS: '0' };

const ask = (client: TestClient) => client.call('seek.init', { body: { input: 'How thick is a seed layer?' } });
const seekOf = async (client: TestClient) =>
  (await client.call('usage.view')).data.find(({ feature }) => feature === 'tech_seek');

/** Codes of refusals and the number of replies that were none. */
function tally(replies: readonly { failure: { error_code: number } | undefined }[]) {
  const refused = replies.flatMap(({ failure }) => failure?.error_code ?? []);
  return { taken: replies.length - refused.length, refused: [...new Set(refused)] };
}

describe.each(installations)('usage on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install(settings);
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  const use = (id: string, more: Partial<Use> = {}): Use => ({
    id,
    holder: { tenantId: 'tenant', userId: 'person' },
    feature: 'tech_mind',
    dimension: 'DIMENSION_MONTH',
    limit: 3,
    at: new Date('2026-11-30T12:00:00Z'),
    timeZone: 'Asia/Shanghai',
    ...more,
  });
  const uses = async (at: string, { holder, timeZone }: Use) =>
    (await usesOf(service.database.tables<UsageTables>(), holder, new Date(at), timeZone)).get('tech_mind');

  it('B13: the fourth question of a month is over the limit, also under 50 parallel calls', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(client)));
    expect(tally(replies)).toEqual({ taken: 3, refused: [errors.overLimit.code] });
    expect(await seekOf(client)).toMatchObject({ used: 3, limit: 3, DIMENSION_DAY: 3, DIMENSION_YEAR: 3 });
  });

  it.each(countedFeatures)('W2: counts %s apart from the others, exactly under 50 parallel calls', async (feature) => {
    const db = service.database.tables<UsageTables>();
    const holder = { tenantId: 'tenant', userId: `parallel-${feature}` };
    const counted = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        countUse(db, use(`${feature}-${index}`, { holder, feature, limit: 20, dimension: 'DIMENSION_YEAR' })),
      ),
    );
    expect(counted.filter(Boolean)).toHaveLength(20);
    const held = await usesOf(db, holder, new Date('2026-11-30T12:00:00Z'), 'Asia/Shanghai');
    expect([...held]).toEqual([[feature, { DIMENSION_DAY: 20, DIMENSION_MONTH: 20, DIMENSION_YEAR: 20 }]]);
  });

  it('W2: day, month and year begin anew in the time zone of the tenant', async () => {
    const db = service.database.tables<UsageTables>();
    const shared = { holder: { tenantId: 'tenant', userId: 'calendar' } };
    const at = (moment: string) => countUse(db, use(moment, { ...shared, at: new Date(moment), limit: 2 }));
    expect(await at('2026-11-30T15:59:58Z')).toBe(true);
    expect(await at('2026-11-30T15:59:59Z')).toBe(true);
    expect(await at('2026-11-30T15:59:59.500Z')).toBe(false);
    // Midnight in Shanghai: December.
    expect(await at('2026-11-30T16:00:00Z')).toBe(true);
    expect(await uses('2026-11-30T16:00:00Z', use('', shared))).toEqual({
      DIMENSION_DAY: 1,
      DIMENSION_MONTH: 1,
      DIMENSION_YEAR: 3,
    });
    // A process whose clock lags does not open the month that is over.
    expect(await at('2026-11-30T15:59:59.900Z')).toBe(true);
    expect(await at('2026-11-30T15:59:59.950Z')).toBe(false);
  });

  it('gives a use back once, however often it is asked', async () => {
    const db = service.database.tables<UsageTables>();
    const shared = { holder: { tenantId: 'tenant', userId: 'refund' } };
    await countUse(db, use('refund-1', shared));
    await countUse(db, use('refund-2', shared));
    const given = await Promise.all(Array.from({ length: 8 }, () => giveBackUse(db, 'refund-1')));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await uses('2026-11-30T12:00:00Z', use('', shared))).toEqual({
      DIMENSION_DAY: 1,
      DIMENSION_MONTH: 1,
      DIMENSION_YEAR: 1,
    });
  });

  it('a use given back after its month ended leaves the new month as it is', async () => {
    const db = service.database.tables<UsageTables>();
    const shared = { holder: { tenantId: 'tenant', userId: 'late' } };
    await countUse(db, use('late-1', shared));
    await countUse(db, use('late-2', { ...shared, at: new Date('2026-12-02T00:00:00Z') }));
    await giveBackUse(db, 'late-1');
    expect(await uses('2026-12-02T00:00:00Z', use('', shared))).toEqual({
      DIMENSION_DAY: 1,
      DIMENSION_MONTH: 1,
      DIMENSION_YEAR: 1,
    });
  });

  it('allows nothing where the quota is nothing', async () => {
    const db = service.database.tables<UsageTables>();
    expect(await countUse(db, use('none', { holder: { tenantId: 'tenant', userId: 'none' }, limit: 0 }))).toBe(false);
  });
});

describe('the usage page', () => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await withEmbedded(settings);
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  it('W2: shows used, limit and reset date of every counted feature', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    await ask(client);
    const { data } = await client.call('usage.page');
    expect(data).toMatchObject({
      edition: 'freemium',
      time_zone: 'UTC',
      expert_library: { used: 0, limit: 10 },
      price: null,
    });
    expect(data.features.map(({ feature, used, limit }) => [feature, used, limit])).toEqual([
      ['technical_research', 0, 1],
      ['tech_seek', 1, 3],
      ['tech_mind', 0, 3],
      ['material_tech_mind', 0, 3],
      ['tech_fmea', 0, 3],
    ]);
    for (const { resets_at, dimension } of data.features) {
      expect(resets_at.slice(5, 24)).toBe(
        dimension === 'DIMENSION_YEAR' ? '01-01T00:00:00.000Z' : `${resets_at.slice(5, 7)}-01T00:00:00.000Z`,
      );
    }
  });

  it('W2: reads dates by the clock of the tenant', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    const { data: session } = await client.call('account.session');
    await service.database.pool.query("update tenant set time_zone = 'Asia/Shanghai' where id = $1", [
      session.tenant?.tenant_id,
    ]);
    const { data } = await client.call('usage.page');
    expect(data.time_zone).toBe('Asia/Shanghai');
    expect(data.features.every(({ resets_at }) => resets_at.endsWith('T16:00:00.000Z'))).toBe(true);
  });

  it('gives every counted use as a file, and none that was given back', async () => {
    const client = await registerByPhone(await service.client(), newNumber());
    const first = await ask(client);
    await ask(client);
    await giveBackUse(service.database.tables<UsageTables>(), first.data.question_id);
    const reply = await client.open('usage.export', {});
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="usage.csv"');
    const lines = (await reply.text()).split('\r\n');
    expect(lines[0]).toBe('feature,day,used_at');
    expect(lines.slice(1).filter(Boolean)).toHaveLength(1);
    expect(lines[1]).toMatch(/^tech_seek,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('P61: gives nobody the uses of a colleague', async () => {
    const asker = await registerByPhone(await service.client(), newNumber());
    const colleague = await registerByPhone(await service.client(), newNumber());
    const { data: invitation } = await asker.call('members.invite', { body: { role: 'member' } });
    await colleague.call('members.accept', { body: { token: invitation.link?.split('=')[1] ?? '' } });
    await ask(asker);
    expect((await (await colleague.open('usage.export', {})).text()).split('\r\n').filter(Boolean)).toHaveLength(1);
    expect((await colleague.call('usage.view')).data.every(({ used }) => used === 0)).toBe(true);
  });

  it('exports each use once, however many happened at the same moment', async () => {
    const client = await signInAs(await service.client(), 'ended');
    const { data } = await client.call('account.session');
    await service.database.pool.query(
      `insert into usage_event (id, tenant_id, user_id, feature, day, used_at)
       select 'moment' || n, $1, $2, 'tech_seek', date '2026-01-01', timestamptz '2026-01-01 12:00:00.123456Z' + n / 900 * interval '1 microsecond'
       from generate_series(1, 2500) n`,
      [data.tenant?.tenant_id, data.user?.user_id],
    );
    const lines = (await (await client.open('usage.export', {})).text()).split('\r\n').filter(Boolean);
    expect(lines).toHaveLength(2501);
  });

  it('B13: is 1,000 questions a month, 20 quick researches a year and 20 subscriptions in the enterprise edition', async () => {
    const { data } = await (await signInAs(await service.client(), 'enterprise')).call('usage.page');
    expect(data.edition).toBe('premium');
    expect(Object.fromEntries(data.features.map(({ feature, limit }) => [feature, limit]))).toMatchObject({
      tech_seek: 1000,
      technical_research: 20,
    });
    expect(data.expert_library.limit).toBe(20);
  });

  it.each([
    ['technical_research', 90164072],
    ['tech_mind', 90164076],
    ['material_tech_mind', 90164076],
    ['tech_fmea', 90164082],
  ] as const)('Z2: %s beyond its quota is refused with %s', async (feature, code) => {
    const { database } = service;
    const meter = createUsageMeter({ database, settings: readSettings({}) });
    const holder = { tenantId: 'tenant', userId: `refused-${feature}` };
    const db = database.tables<UsageTables>();
    for (let used = 0; used < (feature === 'technical_research' ? 1 : 3); used += 1) {
      await (await meter.prepare(holder, feature))(db, `${feature}-${used}`);
    }
    const spend = await meter.prepare(holder, feature);
    await expect(spend(db, `${feature}-over`)).rejects.toThrow();
    const refused = await spend(db, `${feature}-over`).catch((error: { error: keyof typeof errors }) => error.error);
    expect(errors[refused as keyof typeof errors].code).toBe(code);
  });

  it('B13: shows the price once the operator named its currency, and grants everything with one setting', async () => {
    await service.stop();
    const generous = await installation.start({ ASSAY_CURRENCY: 'EUR', ASSAY_ALL_PACKAGES: '1' });
    const client = await signInAs(await generous.client(), 'free');
    const { data } = await client.call('usage.page');
    expect(data).toMatchObject({ edition: 'premium', price: { amount: 100, currency: 'EUR' } });
    expect(data.features.find(({ feature }) => feature === 'tech_seek')?.limit).toBe(1000);
    expect((await client.call('editions.control')).data).toMatchObject({ freemium: false, trial: false, ip_tab: true });
    await generous.stop();
  });
});

it('B13: two processes on one PostgreSQL let exactly three of 50 parallel questions pass', async () => {
  const installation = await withPostgres(settings);
  try {
    const [first, second] = await Promise.all([installation.spawn(), installation.spawn()]);
    const doors = await Promise.all([first, second].map(async (process) => signInAs(await process.client(), 'free')));
    const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(doors[index % 2] as TestClient)));
    expect(tally(replies)).toEqual({ taken: 3, refused: [errors.overLimit.code] });
    expect(await seekOf(doors[0] as TestClient)).toMatchObject({ used: 3, limit: 3 });
  } finally {
    await installation.remove();
  }
});
