import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';
import { type Relay, startRelay } from '../../testing/relay.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Milliseconds beyond a limit that a busy machine may take to notice it. */
const late = 1_500;

async function timed<T>(work: Promise<T>): Promise<T & { ms: number }> {
  const began = performance.now();
  return { ...(await work), ms: performance.now() - began };
}

describe('Reliability: a service of two connections', () => {
  let installation: Installation;
  let service: RunningService;
  let relay: Relay;
  let member: TestClient;
  beforeAll(async () => {
    installation = await withPostgres({ ROLE: 'web', ASSAY_POOL: '2' });
    relay = await startRelay(installation.environment['DATABASE_URL'] as string);
    service = await installation.start({ DATABASE_URL: relay.address });
    member = await signInAs(await service.client(), 'enterprise');
  });
  afterAll(async () => {
    relay.speak();
    await installation.remove();
    await relay.close();
  });

  it('P101: answers 503 with Retry-After while both are taken, and goes on telling health, readiness and sessions', async () => {
    const locker = new Client(installation.environment['DATABASE_URL']);
    await locker.connect();
    await locker.query('begin; lock table document in access exclusive mode');
    // Each waits for the lock with a connection in its hands.
    const waiting = [member.call('library.documents'), member.call('library.documents')];
    await expect
      .poll(async () => {
        const { rows } = await locker.query("select from pg_stat_activity where wait_event_type = 'Lock'");
        return rows.length;
      })
      .toBe(2);
    const refused = timed(member.call('library.documents'));
    const urgent = [member.call('operations.health'), member.call('operations.ready'), member.call('account.session')];
    for (const reply of await Promise.all(urgent.map((call) => timed<{ status: number }>(call)))) {
      expect(reply.status).toBe(200);
      expect(reply.ms).toBeLessThan(1_000 + late);
    }
    expect((await refused).ms, 'not as long as the two hold on').toBeLessThan(3_000 + late);
    for (const reply of [await refused, ...(await Promise.all(waiting))]) {
      expect([reply.status, reply.failure?.error_code]).toEqual([503, 503]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await locker.query('rollback');
    await locker.end();
    expect((await member.call('library.documents')).status).toBe(200);
  });

  it('P101: is not ready within a second of silence, lives, and is ready again by itself', async () => {
    relay.silence();
    const ready = await timed(member.call('operations.ready'));
    expect(ready.status).toBe(503);
    expect(ready.ms).toBeLessThan(1_000 + late);
    expect((await member.call('operations.health')).status).toBe(200);
    relay.speak();
    await expect.poll(async () => (await member.call('operations.ready')).status).toBe(200);
    expect((await member.call('library.documents')).status).toBe(200);
  });
});
