import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type SpawnedService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import { createTestClient } from '../testing/test-client.ts';
import { startBalancer } from './testing/balancer.ts';
import { isLong } from './testing/fault-kills.ts';

/** Requests that must not be refused, and how many are under way at once. */
const requests = 300;
const callers = 4;
/** Milliseconds between two checks; two that fail turn the balancer away, well within the lame duck. */
const interval = 250;

describe('Reliability: two processes that are restarted one after the other, behind a balancer that checks them', () => {
  let installation: Installation;
  let processes: SpawnedService[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  beforeAll(async () => {
    installation = await withPostgres({ ROLE: 'web', ASSAY_RATE_LIMITS: '0', ASSAY_LAME_DUCK: '3' });
    processes = [await installation.spawn(), await installation.spawn()];
    balancer = await startBalancer(
      processes.map(({ address }) => address),
      interval,
    );
  });
  afterAll(async () => {
    await balancer.close();
    await installation.remove();
  });

  async function restart(place: number): Promise<void> {
    await processes[place]?.kill('SIGTERM');
    const next = await installation.spawn();
    processes[place] = next;
    balancer.replace(place, next.address);
    await expect.poll(() => balancer.isUp(place)).toBe(true);
  }

  it(`P102: refuse none of ${requests} requests`, { timeout: 600_000 }, async () => {
    const statuses: number[] = [];
    const restarts = new AbortController();
    async function call(): Promise<void> {
      const member = await signInAs(await createTestClient(balancer.address), 'enterprise');
      const asks = [
        () => member.call('account.session'),
        () => member.call('operations.health'),
        () => member.call('library.documents'),
        () => member.call('account.saveInformation', { body: { job_role: 'Chemist' } }),
      ];
      for (let n = 0; !restarts.signal.aborted || statuses.length < requests; n += 1) {
        const reply = await asks[n % asks.length]?.().catch(() => ({ status: 0 }));
        statuses.push(reply?.status ?? 0);
        await wait(50);
      }
    }
    const calls = Array.from({ length: callers }, call);
    await wait(1_000);
    for (const place of isLong ? [0, 1, 0, 1, 0, 1] : [0, 1]) await restart(place);
    restarts.abort();
    await Promise.all(calls);
    expect(statuses.length).toBeGreaterThanOrEqual(requests);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});
