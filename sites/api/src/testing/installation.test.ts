import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations, type RunningService, withEmbedded, withPostgres } from './installation.ts';

describe.each(installations)('an installation on $engine', ({ engine, install }) => {
  let installation: Installation;
  let service: RunningService;
  beforeAll(async () => {
    installation = await install();
    service = await installation.start();
  });
  afterAll(() => installation.remove());

  it('is ready and names its database', async () => {
    const client = await service.client();
    expect((await client.call('operations.ready')).data).toEqual({
      status: 'ready',
      database: engine,
      storage: 'enough',
    });
  });
});

it.each(installations)(
  'begins on $engine with all that a first start makes: a start makes nothing of it anew',
  async ({ install }) => {
    const installation = await install();
    const tables = ['search_passage', 'document', 'company', 'search_embedding'];
    /** How many rows each table has, and the newest transaction that wrote one. */
    async function written() {
      const database = await installation.open();
      const rows = tables.map(async (table) => {
        const text = `select count(*)::int as rows, max(xmin::text::bigint) as newest from ${table}`;
        return (await database.pool.query<{ rows: number; newest: number }>(text)).rows[0];
      });
      return Promise.all(rows).finally(() => database.close());
    }
    try {
      const before = await written();
      const service = await installation.start();
      await (await service.client()).call('companies.find', { query: { companyName: 'Siemens' } });
      await service.stop();
      expect(before.every((table) => table !== undefined && table.rows > 100)).toBe(true);
      expect(await written()).toEqual(before);
    } finally {
      await installation.remove();
    }
  },
);

it('two processes serve one PostgreSQL', async () => {
  const installation = await withPostgres();
  try {
    const services = await Promise.all([installation.spawn(), installation.spawn()]);
    for (const service of services) {
      const client = await service.client();
      expect((await client.call('operations.ready')).status).toBe(200);
    }
    for (const service of services) await service.kill('SIGTERM');
  } finally {
    await installation.remove();
  }
});

it('a second process on an embedded database is refused and told what to do', async () => {
  const installation = await withEmbedded();
  try {
    const first = await installation.spawn();
    await expect(installation.spawn()).rejects.toThrow(/is in use by process \d+.*DATABASE_URL/s);
    await first.kill('SIGKILL');
    const next = await installation.spawn();
    expect((await (await next.client()).call('operations.ready')).status).toBe(200);
  } finally {
    await installation.remove();
  }
});
