import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, installations } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { kyselyOver, singleConnection } from '../database/kysely-over.ts';
import { createJobQueue, type JobQueue, LeaseLost } from './job-queue.ts';
import { createJobWorker, type JobKind, type JobWorker } from './job-worker.ts';

let database: Database;
let queue: JobQueue;
const workers: JobWorker[] = [];

async function start(kind: Omit<JobKind, 'kind' | 'concurrency'> & Partial<JobKind>, lease = 3): Promise<JobWorker> {
  const kinds = [{ kind: 'test', concurrency: 4, ...kind }];
  const worker = createJobWorker({ queue, kinds, report: () => undefined, lease });
  workers.push(worker);
  await worker.start({ voidsLeases: false });
  return worker;
}

async function add(payload: unknown, options = {}): Promise<string> {
  const id = await queue.enqueue(database.tables<unknown>(), 'test', payload, options);
  queue.wake('test');
  return id;
}

async function rows() {
  const found = await sql<{ id: string; status: string; attempt: number; failures: number; error: string | null }>`
    select id, status, attempt, failures, error from job order by created_at
  `.execute(database.tables<unknown>());
  return found.rows;
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(installations)('createJobWorker() on $engine', ({ install }) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({}, 'schema');
    database = await installation.open();
    queue = createJobQueue(database);
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
    await sql`delete from job`.execute(database.tables<unknown>());
  });
  afterAll(() => installation.remove());

  it('runs every job once, however many workers there are, and removes what is done', async () => {
    const done: unknown[] = [];
    const run: JobKind['run'] = async ({ payload }) => {
      done.push(payload);
    };
    await Promise.all([start({ run }), start({ run }), start({ run })]);
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(n)));
    await until(async () => (await rows()).length === 0);
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  it('takes no more than it asks for, whatever plan the database has for it', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
    const client = await database.pool.connect();
    const plans = ['hashagg', 'sort', 'hashjoin', 'mergejoin', 'indexscan', 'bitmapscan', 'material'];
    try {
      for (const plan of plans) await client.query(`set enable_${plan} = off`);
      const tables = <T>() => kyselyOver(singleConnection(client)) as Kysely<T>;
      const claimed = await createJobQueue({ ...database, tables }).claim('test', 'somebody', 3, 3);
      expect(claimed).toHaveLength(3);
    } finally {
      for (const plan of plans) await client.query(`reset enable_${plan}`);
      client.release();
    }
  });

  it('runs no more at once than it may', async () => {
    let active = 0;
    let most = 0;
    await start({
      concurrency: 3,
      run: async () => {
        active += 1;
        most = Math.max(most, active);
        await new Promise((resolve) => setTimeout(resolve, 10));
        active -= 1;
      },
    });
    await Promise.all(Array.from({ length: 12 }, (_, n) => add(n)));
    await until(async () => (await rows()).length === 0);
    expect(most).toBe(3);
  });

  it('tries again after an error and gives up after the last one, telling so', async () => {
    const abandoned: unknown[] = [];
    let tries = 0;
    await start({
      failures: 2,
      run: async () => {
        tries += 1;
        throw new Error(`broken ${tries}`);
      },
      abandon: async ({ payload }) => {
        abandoned.push(payload);
      },
    });
    await add('hopeless');
    await until(async () => (await rows())[0]?.status === 'failed');
    expect(tries).toBe(2);
    expect(abandoned).toEqual(['hopeless']);
    expect(await rows()).toMatchObject([{ status: 'failed', failures: 2, error: 'broken 2' }]);
  });

  it('takes over a job whose holder stopped beating, and fences that holder', async () => {
    const id = await add('left behind');
    const [claimed] = await queue.claim('test', 'a worker that died', 1, 0.05);
    const runs: number[] = [];
    await start({
      run: async ({ attempt }) => {
        runs.push(attempt);
      },
    });
    await until(async () => (await rows()).length === 0);
    expect(runs).toEqual([2]);
    expect(claimed).toMatchObject({ id, attempt: 1 });
    const stale = claimed as NonNullable<typeof claimed>;
    await expect(queue.assertHeld(database.tables<unknown>(), stale)).rejects.toBeInstanceOf(LeaseLost);
  });

  it('takes over a job whose holder ended before the clock was set back by an hour', async () => {
    const id = await add('left', { delay: 3_600 });
    await sql`update job set status = 'running', holder = 'gone', run_at = now(), lease_until = now() + interval '1 hour'
      where id = ${id}`.execute(database.tables<unknown>());
    const done: unknown[] = [];
    await start({
      run: async ({ payload }) => {
        done.push(payload);
      },
    });
    await until(() => done.length > 0);
    expect(done).toEqual(['left']);
  });

  it('P116: takes what was queued before the clock was set back by an hour, each after its own wait', async () => {
    const at = async (name: string, delay: number) => {
      const id = await add(name, { delay });
      await sql`update job set run_at = run_at + interval '1 hour' where id = ${id}`.execute(
        database.tables<unknown>(),
      );
    };
    await at('at once', 0);
    await at('soon', 0.8);
    await at('later', 1_800);
    const done: unknown[] = [];
    const began = Date.now();
    await start({
      run: async ({ payload }) => {
        done.push(payload);
      },
    });
    await until(() => done.length === 2);
    expect(done).toEqual(['at once', 'soon']);
    expect(Date.now() - began).toBeGreaterThan(700);
    // The row of a job leaves a moment after its run.
    await until(async () => (await rows()).length === 1);
    const { rows: left } = await sql<{ ahead: number }>`
      select extract(epoch from run_at - now())::float8 as ahead from job`.execute(database.tables<unknown>());
    expect(left[0]?.ahead).toBeGreaterThan(1_700);
    expect(left[0]?.ahead).toBeLessThan(1_801);
  });

  it('keeps the lease of a job that runs longer than a lease', async () => {
    let starts = 0;
    const run = async () => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
    };
    await start({ run }, 0.2);
    await start({ run }, 0.2);
    await add('long');
    await until(async () => (await rows()).length === 0);
    expect(starts).toBe(1);
  });

  it('does not take over its own job when it is too busy to prolong the lease', async () => {
    let starts = 0;
    const late: JobQueue = { ...queue, beat: async (_, jobs) => new Set(jobs.map(({ id }) => id)) };
    const run = async () => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 2_500));
    };
    const kinds = [{ kind: 'test', concurrency: 4, run }];
    const worker = createJobWorker({ queue: late, kinds, report: () => undefined, lease: 0.2 });
    workers.push(worker);
    await worker.start({ voidsLeases: false });
    await add('long');
    await until(async () => (await rows()).length === 0);
    expect(starts).toBe(1);
  });

  it('tells a running job that it was cancelled', async () => {
    let reason: unknown;
    await start(
      {
        run: (_, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              reason = signal.reason;
              resolve();
            });
          }),
      },
      0.2,
    );
    const id = await add('unwanted');
    await until(async () => (await rows())[0]?.status === 'running');
    await sql`delete from job where id = ${id}`.execute(database.tables<unknown>());
    await until(() => reason !== undefined);
    expect(reason).toBeInstanceOf(LeaseLost);
  });

  it('gives its jobs back at once when the process stops, without counting a failure', async () => {
    const worker = await start({
      run: (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    });
    await add('interrupted');
    await until(async () => (await rows())[0]?.status === 'running');
    await worker.stop();
    expect(await rows()).toMatchObject([{ status: 'queued', attempt: 1, failures: 0 }]);
  });

  it('voids the leases of its kinds at the start on a database that has no other process', async () => {
    await add('of a killed process');
    await queue.claim('test', 'the killed process', 1, 3_600);
    const runs: number[] = [];
    const worker = createJobWorker({
      queue,
      kinds: [{ kind: 'test', concurrency: 1, run: async ({ attempt }) => void runs.push(attempt) }],
      report: () => undefined,
    });
    workers.push(worker);
    await worker.start({ voidsLeases: true });
    await until(async () => (await rows()).length === 0);
    expect(runs).toEqual([2]);
  });

  it('queues a job with an id of its own once, and none before its time', async () => {
    const runs: unknown[] = [];
    await start({ run: async ({ payload }) => void runs.push(payload) });
    await add('later', { id: 'one', delay: 3_600 });
    await add('later', { id: 'one', delay: 0 });
    await add('now');
    // What is done is removed a moment after it was run.
    await until(async () => (await rows()).length === 1);
    expect(runs).toEqual(['now']);
    expect(await rows()).toMatchObject([{ id: 'one', status: 'queued' }]);
  });

  it('P47, exhaustion: tenants take turns, however many jobs one of them has', async () => {
    const runs: unknown[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const isFirst = () => runs.length === 1;
    await start({
      concurrency: 1,
      run: async ({ payload }) => {
        runs.push(payload);
        if (isFirst()) await begun;
      },
    });
    for (let job = 0; job < 50; job += 1) await add(`a${job}`, { tenant: 'a' });
    await until(isFirst);
    await add('b0', { tenant: 'b' });
    await add('b1', { tenant: 'b' });
    await add('nobody');
    begin();
    await until(async () => (await rows()).length === 0);
    const place = (job: string) => runs.indexOf(job);
    // Each is behind what runs and at most one job of each other tenant and of nobody.
    expect(place('b0')).toBeLessThanOrEqual(3);
    expect(place('nobody')).toBeLessThanOrEqual(3);
    expect(place('b1')).toBeLessThanOrEqual(6);
    expect(runs.slice(-40)).toEqual(Array.from({ length: 40 }, (_, job) => `a${job + 10}`));
  });

  it('exhaustion: a queue is full for one tenant before it is for all, and says so', async () => {
    const bounded = createJobQueue(database, { all: 5, tenant: 3 });
    const put = (tenant: string) => bounded.enqueue(database.tables<unknown>(), 'bounded', {}, { tenant });
    for (let job = 0; job < 3; job += 1) {
      await bounded.assertRoom('bounded', 'a');
      await put('a');
    }
    await expect(bounded.assertRoom('bounded', 'a')).rejects.toMatchObject({ error: 'tooMany', retryAfter: 5 });
    await bounded.assertRoom('bounded', 'b');
    await put('b');
    await put('b');
    await expect(bounded.assertRoom('bounded', 'c')).rejects.toMatchObject({ error: 'unavailable', retryAfter: 5 });
    await bounded.assertRoom('other', 'a');
    await sql`delete from job where kind = 'bounded'`.execute(database.tables<unknown>());
  });
});
