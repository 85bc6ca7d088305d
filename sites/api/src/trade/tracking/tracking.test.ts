import { upgradeTracking } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sweepEvents } from './tracking.area.ts';
import type { TrackingTables } from './tracking.migrations.ts';

let installation: Installation;
let service: RunningService;
beforeAll(async () => {
  installation = await withPostgres({ ROLE: 'web' });
  service = await installation.start();
});
afterAll(() => installation.remove());

const event = (name: string) => ({
  body: {
    event: upgradeTracking.show,
    label: upgradeTracking.label,
    module_type: 'air',
    properties: { source: name, kind: 'overlimit' },
  },
});

async function rowsOf(source: string) {
  const { rows } = await service.database.pool.query(
    "select event, label, module_type, user_id from tracking_event where properties ->> 'source' = $1",
    [source],
  );
  return rows;
}

describe('tracking', () => {
  it('Y1: keeps an event in the own database, of a visitor too', async () => {
    const visitor = await service.client();
    expect((await visitor.call('tracking.add', event('visitor'))).data).toEqual({ kept: true });
    expect(await rowsOf('visitor')).toEqual([
      { event: 'upgrade_show', label: 'upgrade page', module_type: 'air', user_id: null },
    ]);
  });

  it.each(['dnt', 'sec-gpc'])('Y1: keeps nothing of a browser that says %s', async (header) => {
    const client = await signInAs(await service.client(), 'free');
    const { data } = await client.call('tracking.add', event(header), { [header]: '1' });
    expect(data).toEqual({ kept: false });
    expect(await rowsOf(header)).toEqual([]);
  });

  it('Y1: keeps nothing of an account that refused, and deletes what it had kept', async () => {
    const client = await signInAs(await service.client(), 'trial');
    await client.call('tracking.add', event('before'));
    expect(await rowsOf('before')).toHaveLength(1);
    expect((await client.call('tracking.choice')).data).toEqual({ allowed: true });
    await client.call('tracking.saveChoice', { body: { allowed: false } });
    expect(await rowsOf('before')).toEqual([]);
    expect((await client.call('tracking.add', event('after'))).data).toEqual({ kept: false });
    expect(await rowsOf('after')).toEqual([]);
    await client.call('tracking.saveChoice', { body: { allowed: true } });
    expect((await client.call('tracking.add', event('again'))).data).toEqual({ kept: true });
  });

  it('refuses free text where a name belongs', async () => {
    const { status } = await (await service.client()).send('tracking.add', {
      body: { event: 'What is my question?', label: 'upgrade page' },
    });
    expect(status).toBe(400);
  });

  it('deletes what was counted longer ago than it is kept, and nothing else', async () => {
    const { database } = service;
    await database.pool.query(
      `insert into tracking_event (event, label, properties, at) values
        ('shown', 'old', '{"source":"old"}', now() - interval '31 days'),
        ('shown', 'young', '{"source":"young"}', now() - interval '29 days')`,
    );
    expect(await sweepEvents(database.tables<TrackingTables>(), 30)).toBe(1);
    expect([(await rowsOf('old')).length, (await rowsOf('young')).length]).toEqual([0, 1]);
  });
});

describe('guides', () => {
  const guidesOf = async (client: TestClient, isRD: 'true' | 'false') =>
    (await client.call('tracking.guide', { query: { isRD } })).data.guides;

  it('W3: a guide that was seen is not shown twice, on whatever device', async () => {
    const client = await signInAs(await service.client(), 'viewer');
    expect(await guidesOf(client, 'true')).toEqual(['ask', 'evidence']);
    expect(await guidesOf(client, 'false')).toEqual(['homes', 'ask', 'evidence']);
    await Promise.all([1, 2, 3].map(() => client.call('tracking.saveGuideAlert', { params: { id: 'ask' } })));
    const elsewhere = await signInAs(await service.client(), 'viewer');
    expect(await guidesOf(elsewhere, 'true')).toEqual(['evidence']);
    expect((await client.send('tracking.saveGuideAlert', { params: { id: 'unknown' } })).status).toBe(400);
  });
});
