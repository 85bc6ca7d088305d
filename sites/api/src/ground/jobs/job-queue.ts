import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { createWakeUps } from '../streams/wake-ups.ts';

/** NOTIFY channel of new jobs; the payload is the kind. */
const channel = 'assay_job';

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  /** Counts every start of this job, also those after a crash. */
  attempt: number;
  /** Counts only the starts that ended in an error. */
  failures: number;
}

/** The worker that holds a job was replaced, or the job was cancelled. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor(job: string) {
    super(`Job ${job} has another worker or was cancelled; its work here ends.`);
  }
}

export interface EnqueueOptions {
  /** Seconds from now. @default 0 */
  delay?: number;
  /** Own id, so that the same job cannot be queued twice. */
  id?: string;
}

/**
 * Jobs as rows of the database, claimed with SKIP LOCKED and held by a lease. A new job wakes its workers at once;
 * a poll is only the safety net.
 */
export function createJobQueue(database: Database) {
  const db = database.tables<unknown>();
  const wakeUps = createWakeUps(channel);
  const notifies = database.engine === 'postgres';

  return {
    watch: wakeUps.watch,
    listen: async () => (notifies ? wakeUps.listen(database.pool) : async () => undefined),

    /** Wakes workers of this process; call it after the transaction that enqueued has committed. */
    wake: (kind: string) => wakeUps.wake([kind]),

    /** Puts a job into the queue; inside a transaction it appears with its commit. */
    async enqueue(
      executor: QueryExecutorProvider,
      kind: string,
      payload: unknown,
      { delay = 0, id = randomUUID() }: EnqueueOptions = {},
    ): Promise<string> {
      await sql`
        insert into job (id, kind, payload, run_at)
        values (${id}, ${kind}, ${JSON.stringify(payload)}::jsonb, now() + make_interval(secs => ${delay}))
        on conflict (id) do nothing
      `.execute(executor);
      if (notifies) await sql`select pg_notify(${channel}, ${`${wakeUps.origin};${kind}`})`.execute(executor);
      return id;
    },

    /**
     * Takes up to `limit` due jobs of a kind, among them those whose holder has let its lease run out. What runs here is
     * not taken twice: a busy process may be late to prolong its leases.
     */
    async claim(
      kind: string,
      holder: string,
      limit: number,
      lease: number,
      running: readonly string[] = [],
    ): Promise<ClaimedJob[]> {
      const { rows } = await sql<ClaimedJob>`
        update job set status = 'running', attempt = attempt + 1, holder = ${holder},
          lease_until = now() + make_interval(secs => ${lease})
        where id in (
          select id from job
          where kind = ${kind} and not (id = any(${[...running]}::text[])) and ((status = 'queued' and run_at <= now()) or (status = 'running' and lease_until < now()))
          order by run_at limit ${limit} for update skip locked
        )
        returning id, kind, payload, attempt, failures
      `.execute(db);
      return rows;
    },

    /** Prolongs the leases of a holder and tells which of the jobs it still holds. */
    async beat(holder: string, jobs: readonly ClaimedJob[], lease: number): Promise<Set<string>> {
      if (jobs.length === 0) return new Set();
      const { rows } = await sql<{ id: string; attempt: number }>`
        update job set lease_until = now() + make_interval(secs => ${lease})
        where holder = ${holder} and status = 'running' and id in (${sql.join(jobs.map(({ id }) => id))})
        returning id, attempt
      `.execute(db);
      const held = new Map(rows.map(({ id, attempt }) => [id, attempt]));
      return new Set(jobs.filter(({ id, attempt }) => held.get(id) === attempt).map(({ id }) => id));
    },

    /** Checks inside a transaction that this start of the job is the one that holds it. @throws LeaseLost */
    async assertHeld(executor: QueryExecutorProvider, { id, attempt }: ClaimedJob): Promise<void> {
      const { rows } = await sql`
        select 1 from job where id = ${id} and attempt = ${attempt} and status = 'running' for share
      `.execute(executor);
      if (rows.length === 0) throw new LeaseLost(id);
    },

    /** The same as a condition, for a statement that needs no transaction. */
    isHeld: ({ id, attempt }: ClaimedJob): RawBuilder<boolean> =>
      sql<boolean>`exists (select from job where id = ${id} and attempt = ${attempt} and status = 'running')`,

    async complete({ id, attempt }: ClaimedJob): Promise<void> {
      await sql`delete from job where id = ${id} and attempt = ${attempt}`.execute(db);
    },

    /** Removes a job, whoever holds it; part of the transaction that makes it needless. */
    async cancel(executor: QueryExecutorProvider, id: string): Promise<void> {
      await sql`delete from job where id = ${id}`.execute(executor);
    },

    /** Tries again after `delay` seconds. */
    async retry({ id, attempt }: ClaimedJob, error: string, delay: number): Promise<void> {
      await sql`
        update job set status = 'queued', failures = failures + 1, error = ${error}, holder = null, lease_until = null,
          run_at = now() + make_interval(secs => ${delay})
        where id = ${id} and attempt = ${attempt}
      `.execute(db);
    },

    /** Goes on after `delay` seconds; what stood in its way was not the job's own. */
    async postpone({ id, attempt }: ClaimedJob, error: string, delay: number): Promise<void> {
      await sql`
        update job set status = 'queued', error = ${error}, holder = null, lease_until = null,
          run_at = now() + make_interval(secs => ${delay})
        where id = ${id} and attempt = ${attempt}
      `.execute(db);
    },

    /** Gives up; the row stays as a record of the error. */
    async fail({ id, attempt }: ClaimedJob, error: string): Promise<void> {
      await sql`
        update job set status = 'failed', failures = failures + 1, error = ${error}, holder = null, lease_until = null
        where id = ${id} and attempt = ${attempt}
      `.execute(db);
    },

    /** Gives a holder's jobs back at once, so that another process goes on with them. */
    async release(holder: string): Promise<void> {
      const { rows } = await sql<{ kind: string }>`
        update job set status = 'queued', run_at = now(), holder = null, lease_until = null
        where holder = ${holder} and status = 'running' returning kind
      `.execute(db);
      if (!notifies) return;
      for (const kind of new Set(rows.map((row) => row.kind))) {
        await sql`select pg_notify(${channel}, ${`${wakeUps.origin};${kind}`})`.execute(db);
      }
    },

    /** On the embedded database nobody else can hold a lease: at the start of a worker those of its kinds are void. */
    async voidLeases(kinds: readonly string[]): Promise<void> {
      if (kinds.length === 0) return;
      await sql`
        update job set status = 'queued', run_at = now(), holder = null, lease_until = null
        where status = 'running' and kind in (${sql.join([...kinds])})
      `.execute(db);
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
