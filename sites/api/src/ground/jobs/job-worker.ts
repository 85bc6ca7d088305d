import { randomUUID } from 'node:crypto';
import { isConnectionLost } from '../database/connection-loss.ts';
import { type ClaimedJob, type JobQueue, LeaseLost } from './job-queue.ts';

export interface JobKind {
  kind: string;
  /** Jobs of this kind that run at once in one process. */
  concurrency: number;
  /** Errors after which it is given up. @default 4 */
  failures?: number;
  /** Does the job. It ends early when the signal is aborted: the lease is lost or the process stops. */
  run(job: ClaimedJob, signal: AbortSignal): Promise<void>;
  /** Called when the job is given up, so that nothing waits for it for ever. */
  abandon?(job: ClaimedJob, error: unknown): Promise<void>;
}

export interface JobWorkerOptions {
  queue: JobQueue;
  kinds: readonly JobKind[];
  /** Where errors are told. */
  report: (message: string, error: unknown) => void;
  /** Seconds a lease lasts without a heartbeat; another process takes the job over after it. @default 3 */
  lease?: number;
}

const pollInterval = 1_000;
/** Milliseconds between two looks for jobs that a clock which was set back would hold up. */
const measureInterval = 10_000;
/** Seconds until a job goes on that lost its connection to the database. */
const awayDelay = 0.25;
/** Starts of one job, crashes included, after which it is taken for one that kills its process. */
const starts = 60;

/** Why a running job is asked to end. */
class JobReleased extends Error {
  override readonly name = 'JobReleased';
}

/** Runs jobs of this process: claims when woken, keeps their leases, retries with back-off, releases at shutdown. */
export function createJobWorker({ queue, kinds, report, lease = 3 }: JobWorkerOptions) {
  const holder = randomUUID();
  const running = new Map<string, { job: ClaimedJob; left: AbortController; done: Promise<void> }>();
  const stopped = new AbortController();
  const loops: Promise<void>[] = [];
  let heartbeat: NodeJS.Timeout | undefined;
  let measuring: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  async function work(kind: JobKind, job: ClaimedJob, left: AbortController): Promise<void> {
    try {
      if (job.attempt > starts) throw new Error(`The job was started ${starts} times and never came to an end.`);
      await kind.run(job, left.signal);
      if (!left.signal.aborted) await queue.complete(job);
    } catch (error) {
      if (left.signal.aborted || error instanceof LeaseLost) return;
      const message = error instanceof Error ? error.message : String(error);
      // Not the job's fault: it goes on when the database is back, however often that happens.
      if (isConnectionLost(error)) return queue.postpone(job, message, awayDelay);
      report(`job ${kind.kind} failed`, error);
      const isLast = job.failures + 1 >= (kind.failures ?? 4) || job.attempt > starts;
      if (!isLast) return queue.retry(job, message, 0.25 * 4 ** job.failures);
      await kind.abandon?.(job, error);
      await queue.fail(job, message);
    }
  }

  async function claimKind(kind: JobKind): Promise<void> {
    const watch = queue.watch(kind.kind, stopped.signal);
    let active = 0;
    while (!stopped.signal.aborted) {
      const free = kind.concurrency - active;
      const here = [...running.keys()];
      const jobs = free > 0 ? await queue.claim(kind.kind, holder, free, lease, here).catch(claimFailed) : [];
      for (const job of jobs) {
        const left = new AbortController();
        active += 1;
        const done = work(kind, job, left)
          .catch((error: unknown) => report(`job ${kind.kind} could not be settled`, error))
          .finally(() => {
            active -= 1;
            running.delete(job.id);
            if (active === kind.concurrency - 1) queue.wake(kind.kind);
          });
        running.set(job.id, { job, left, done });
      }
      if (jobs.length < free || free <= 0) await watch.wait(pollInterval);
    }
    watch.end();
  }

  function claimFailed(error: unknown): ClaimedJob[] {
    if (!stopped.signal.aborted) report('jobs could not be claimed', error);
    return [];
  }

  async function keepLeases(): Promise<void> {
    const held = [...running.values()];
    const still = await queue.beat(
      holder,
      held.map(({ job }) => job),
      lease,
    );
    for (const { job, left } of held) if (!still.has(job.id)) left.abort(new LeaseLost(job.id));
  }

  const names = kinds.map(({ kind }) => kind);
  const measureAnew = () =>
    queue.measureAnew(names).catch((error: unknown) => report('jobs could not be measured anew', error));

  return {
    async start({ voidsLeases }: { voidsLeases: boolean }): Promise<void> {
      [unlisten] = await Promise.all([
        queue.listen(),
        measureAnew(),
        ...(voidsLeases ? [queue.voidLeases(names)] : []),
      ]);
      heartbeat = setInterval(
        () => keepLeases().catch((error: unknown) => report('leases could not be prolonged', error)),
        (lease * 1_000) / 4,
      );
      measuring = setInterval(measureAnew, measureInterval);
      loops.push(...kinds.map(claimKind));
    },
    /** Ends the loops and gives running jobs back; they go on in another process or after the restart. */
    async stop(): Promise<void> {
      stopped.abort();
      clearInterval(heartbeat);
      clearInterval(measuring);
      for (const { left } of running.values()) left.abort(new JobReleased('The process stops.'));
      await Promise.allSettled([...loops, ...[...running.values()].map(({ done }) => done)]);
      await unlisten?.();
      await queue.release(holder);
    },
    /** Jobs running now in this process. */
    count: () => running.size,
  };
}

export type JobWorker = ReturnType<typeof createJobWorker>;
