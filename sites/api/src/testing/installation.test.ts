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
