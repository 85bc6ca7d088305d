import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.types.ts';
import { CallError } from '../http/call-error.ts';
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
  /** For whom it is done. Jobs of a kind take turns by tenant. */
  tenant?: string | null;
  /** Begins anew when the job of that id was given up. @default false */
  isRevived?: boolean;
}

/** Jobs of one kind that are queued and running at once. */
export interface QueueLimits {
  all: number;
  tenant: number;
}

/** No process takes a job for longer without prolonging its lease. */
const longestLease = '5 minutes';
/** Seconds after which a full queue may have room again. */
const retryAfter = 5;
/** Milliseconds for which a full queue is believed to be full. */
const fullFor = 500;

/**
 * The turn behind the last job of a tenant, and never before what is being worked on or, where that comes first, what waits:
 * jobs that are tried again wait for a while with a turn of before.
 */
function nextTurn(kind: RawBuilder<unknown>, tenant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(
    (select max(turn) + 1 from job own where own.kind = ${kind} and own.tenant_id = ${tenant} and own.status in ('queued', 'running')),
    coalesce(
      least(
        (select max(turn) from job any_one where any_one.kind = ${kind} and any_one.status = 'running'),
        (select min(turn) from job any_one where any_one.kind = ${kind} and any_one.status = 'queued')
      ),
      0
    )
  )`;
}

/** Jobs of one tenant and kind get their turns one after the other, until the transaction ends. */
async function lockTurns(
  executor: QueryExecutorProvider,
  kind: RawBuilder<unknown>,
  tenant: RawBuilder<unknown>,
  from: RawBuilder<unknown> = sql``,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turns of ' || ${kind} || ' ' || ${tenant})) ${from}`.execute(
    executor,
  );
}

/**
 * Jobs as rows of the database, claimed with SKIP LOCKED and held by a lease. A new job wakes its workers at once;
 * a poll is only the safety net.
 */
export function createJobQueue(database: Database, limits: QueueLimits = { all: Infinity, tenant: Infinity }) {
  const db = database.tables<unknown>();
  const wakeUps = createWakeUps(channel);
  /** Whether other processes have the same queue. */
  const isShared = database.engine === 'postgres';
  const notified = (kind: string) => sql`pg_notify(${channel}, ${`${wakeUps.origin};${kind}`})`;
  /** Until when a queue is known to be full, by kind and tenant: many refusals cost one count. */
  const fullUntil = new Map<string, { until: number; error: CallError }>();

  async function countWaiting(kind: string, tenant: string): Promise<{ all: number; tenant: number }> {
    const { rows } = await sql<{ all: number | string; tenant: number | string }>`
      select count(*) as "all", count(*) filter (where tenant_id = ${tenant}) as tenant
      from job where kind = ${kind} and status in ('queued', 'running')`.execute(db);
    return { all: Number(rows[0]?.all), tenant: Number(rows[0]?.tenant) };
  }

  return {
    watch: wakeUps.watch,
    listen: async () => (isShared ? wakeUps.listen(database.pool) : async () => undefined),

    /** Wakes workers of this process; call it after the transaction that enqueued has committed. */
    wake: (kind: string) => wakeUps.wake([kind]),

    /**
     * Refuses what a full queue cannot take. It is asked before a request costs anything; what comes in the same instant
     * may go beyond the limit by a few.
     *
     * @throws CallError tooMany when the tenant has so many jobs of the kind, unavailable when all together have
     */
    async assertRoom(kind: string, tenant: string): Promise<void> {
      const key = `${kind} ${tenant}`;
      const known = fullUntil.get(key);
      if (known && known.until > Date.now()) throw known.error;
      fullUntil.delete(key);
      const waiting = await countWaiting(kind, tenant);
      const isOver = waiting.tenant >= limits.tenant;
      if (!isOver && waiting.all < limits.all) return;
      const error = new CallError(isOver ? 'tooMany' : 'unavailable', { retryAfter });
      fullUntil.set(key, { until: Date.now() + fullFor, error });
      throw error;
    },

    /**
     * Puts a job into the queue; inside a transaction it appears with its commit. Its turn is the one behind the tenant's
     * last job, but never before what is being worked on or waits (start-time fair queuing, Goyal et al., SIGCOMM 1996): a tenant
     * with many jobs waits for nobody who has none, and lets everybody else in between. On PostgreSQL the jobs of a tenant
     * that come at once, at whichever process, take their turns one after the other; outside a transaction they may share one.
     */
    async enqueue(
      executor: QueryExecutorProvider,
      kind: string,
      payload: unknown,
      { delay = 0, id = randomUUID(), tenant, isRevived = false }: EnqueueOptions = {},
    ): Promise<string> {
      // A statement of its own: the next one sees what was committed while this one waited.
      if (isShared && tenant != null) await lockTurns(executor, sql`${kind}::text`, sql`${tenant}::text`);
      const put = sql`
        insert into job (id, kind, payload, tenant_id, run_at, wait, turn)
        values (${id}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${tenant ?? ''}, now() + make_interval(secs => ${delay}), ${delay},
          ${nextTurn(sql`${kind}`, sql`${tenant ?? ''}`)})
        on conflict (id) do update set status = 'queued', failures = 0, run_at = excluded.run_at, wait = excluded.wait, turn = excluded.turn
          where ${isRevived} and job.status = 'failed'`;
      await (isShared ? sql`with put as (${put}) select ${notified(kind)}` : put).execute(executor);
      return id;
    },

    /**
     * Takes up to `limit` due jobs of a kind, among them those whose holder has let its lease run out. What runs here is
     * not taken twice: a busy process may be late to prolong its leases. A lease that ends later than any that is given now
     * is from before the clock was set back; whoever lives prolongs it in a moment.
     */
    async claim(
      kind: string,
      holder: string,
      limit: number,
      lease: number,
      running: readonly string[] = [],
    ): Promise<ClaimedJob[]> {
      // Materialized: within the update some plans look for due jobs again for each row, and find others than those it has locked.
      const { rows } = await sql<ClaimedJob>`
        with due as materialized (
          select id from job
          where kind = ${kind} and not (id = any(${[...running]}::text[])) and ((status = 'queued' and run_at <= now())
            or (status = 'running' and (lease_until < now() or lease_until > now() + ${longestLease}::interval)))
          order by turn, run_at limit ${limit} for update skip locked
        )
        update job set status = 'running', attempt = attempt + 1, holder = ${holder},
          lease_until = now() + make_interval(secs => ${lease})
        from due where job.id = due.id
        returning job.id, kind, payload, attempt, failures
      `.execute(db);
      return rows;
    },

    /**
     * Measures anew what lies further ahead than its own wait: the clock was set back since it was queued. It then waits
     * as long as it would have, never for the hours that the clock has to make up.
     */
    async measureAnew(kinds: readonly string[]): Promise<void> {
      if (kinds.length === 0) return;
      await sql`
        update job set run_at = now() + make_interval(secs => wait)
        where status = 'queued' and kind in (${sql.join([...kinds])}) and run_at > now() + make_interval(secs => wait)
      `.execute(db);
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

    /** Tries again after `delay` seconds, in the turn behind the tenant's last job: each try is one. */
    async retry({ id, attempt }: ClaimedJob, error: string, delay: number): Promise<void> {
      const again = (executor: QueryExecutorProvider) =>
        sql`
        update job set status = 'queued', failures = failures + 1, error = ${error}, holder = null, lease_until = null,
          run_at = now() + make_interval(secs => ${delay}), wait = ${delay}, turn = ${nextTurn(sql`job.kind`, sql`job.tenant_id`)}
        where id = ${id} and attempt = ${attempt}
      `.execute(executor);
      if (!isShared) return void (await again(db));
      await db.transaction().execute(async (trx) => {
        await lockTurns(trx, sql`kind`, sql`tenant_id`, sql`from job where id = ${id} and tenant_id <> ''`);
        await again(trx);
      });
    },

    /** Goes on after `delay` seconds; what stood in its way was not the job's own. */
    async postpone({ id, attempt }: ClaimedJob, error: string, delay: number): Promise<void> {
      await sql`
        update job set status = 'queued', error = ${error}, holder = null, lease_until = null,
          run_at = now() + make_interval(secs => ${delay}), wait = ${delay}
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
        update job set status = 'queued', run_at = now(), wait = 0, holder = null, lease_until = null
        where holder = ${holder} and status = 'running' returning kind
      `.execute(db);
      if (!isShared) return;
      for (const kind of new Set(rows.map((row) => row.kind))) {
        await sql`select ${notified(kind)}`.execute(db);
      }
    },

    /** On the embedded database nobody else can hold a lease: at the start of a worker those of its kinds are void. */
    async voidLeases(kinds: readonly string[]): Promise<void> {
      if (kinds.length === 0) return;
      await sql`
        update job set status = 'queued', run_at = now(), wait = 0, holder = null, lease_until = null
        where status = 'running' and kind in (${sql.join([...kinds])})
      `.execute(db);
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
