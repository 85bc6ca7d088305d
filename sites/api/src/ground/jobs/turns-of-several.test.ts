import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, withPostgres } from '../../testing/installation.ts';
import type { Database } from '../database/database.types.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';

/** Two processes on one database: each has connections, a queue and a worker of its own. */
interface Node {
  database: Database;
  queue: JobQueue;
}

let installation: Installation;
let nodes: readonly [Node, Node];

beforeAll(async () => {
  installation = await withPostgres({}, 'schema');
  const open = async (): Promise<Node> => {
    const database = await installation.open();
    return { database, queue: createJobQueue(database) };
  };
  nodes = [await open(), await open()];
});
afterAll(() => installation.remove());

/** Queues a job as the areas do: in a transaction that stores what it is about. */
async function add({ database, queue }: Node, kind: string, name: string, tenant: string): Promise<void> {
  await database
    .tables<unknown>()
    .transaction()
    .execute((trx) => queue.enqueue(trx, kind, name, { tenant }));
}

/** Many at once at both processes, as many as their connections carry. */
async function flood(kind: string, tenant: string, count: number): Promise<void> {
  const atOnce = 20;
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - first) }, (_, job) =>
        add(nodes[job % 2] as Node, kind, `${tenant}${first + job}`, tenant),
      ),
    );
}

/** What one place after another becoming free would begin, whichever process has it. */
async function begunOneByOne(kind: string, count: number): Promise<string[]> {
  const begun: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const { queue } = nodes[place % 2] as Node;
    const [job] = await queue.claim(kind, 'worker', 1, 60);
    if (job === undefined) break;
    begun.push(String(job.payload));
    await queue.complete(job);
  }
  return begun;
}

it('P47, race: a tenant that fills the queue at two processes at once has one turn for each job', async () => {
  await flood('raced', 'a', 60);
  const { rows } = await sql<{ turn: number }>`select turn from job where kind = 'raced'`.execute(
    nodes[0].database.tables<unknown>(),
  );
  expect(new Set(rows.map(({ turn }) => turn)).size).toBe(60);
  await Promise.all([add(nodes[0], 'raced', 'b', 'b'), add(nodes[1], 'raced', 'c', 'c')]);
  const begun = await begunOneByOne('raced', 4);
  expect(begun).toContain('b');
  expect(begun).toContain('c');
});

it('P47, fault: jobs that failed and are tried again have no turn before those of others', async () => {
  const [{ queue }] = nodes;
  await flood('failing', 'a', 20);
  const failed = await queue.claim('failing', 'worker', 15, 60);
  for (const job of failed) await queue.retry(job, 'broken', 0);
  await add(nodes[1], 'failing', 'b', 'b');
  expect(await begunOneByOne('failing', 2)).toContain('b');
});

it('P47, fault: jobs that wait to be tried again are not before somebody who came while they waited', async () => {
  const [{ queue }] = nodes;
  const kind = 'waiting';
  await flood(kind, 'a', 10);
  for (const job of await queue.claim(kind, 'worker', 10, 60)) await queue.retry(job, 'broken', 60);
  await add(nodes[0], kind, 'a, later', 'a');
  expect(await queue.claim(kind, 'worker', 1, 60)).toMatchObject([{ payload: 'a, later' }]);
  await add(nodes[1], kind, 'b', 'b');
  await sql`update job set run_at = now() where kind = ${kind}`.execute(nodes[0].database.tables<unknown>());
  expect(await begunOneByOne(kind, 2)).toContain('b');
});

it('P47, load: at two processes whose places are all taken another tenant begins with the next that is free', async () => {
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  const kind = 'filled';
  const workers: JobWorker[] = nodes.map(({ queue }) =>
    createJobWorker({
      queue,
      kinds: [
        {
          kind,
          concurrency: 2,
          run: ({ payload }) =>
            new Promise((resolve) => {
              begun.push(String(payload));
              running.set(String(payload), resolve);
            }),
        },
      ],
      report: () => undefined,
    }),
  );
  try {
    for (const worker of workers) await worker.start({ voidsLeases: false });
    await flood(kind, 'a', 40);
    for (const { queue } of nodes) queue.wake(kind);
    await expect.poll(() => running.size).toBe(4);
    await add(nodes[0], kind, 'b', 'b');
    const [first] = running.values();
    first?.();
    await expect.poll(() => begun.length).toBe(5);
    expect(begun[4]).toBe('b');
  } finally {
    for (const end of running.values()) end();
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});
