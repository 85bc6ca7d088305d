import { randomUUID } from 'node:crypto';
import type { CountedFeature } from '@assay/domain';
import type { QueryExecutorProvider, Transaction } from 'kysely';
import { isUniqueViolation } from '../../ground/database/unique-violation.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import { currentPlace, traceparentOf } from '../../ground/log/trace-place.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { RunRow, RunTables } from './runs.migrations.ts';
import type { RunJobPayload, RunPorts } from './runs.types.ts';

/** Kind of the job that works on runs of a kind. */
export function jobOf(kind: string): string {
  return `run.${kind}`;
}

/** Queues the work on a run; the caller wakes the queue after the commit. */
export async function enqueueRun(
  queue: JobQueue,
  executor: QueryExecutorProvider,
  { id, kind, tenant_id: tenant }: Pick<RunRow, 'id' | 'kind' | 'tenant_id'>,
): Promise<void> {
  const place = currentPlace();
  const payload: RunJobPayload = { run: id, ...(place && { trace: traceparentOf(place) }) };
  await queue.enqueue(executor, jobOf(kind), payload, { id: `${id}:${randomUUID()}`, tenant });
}

type RunOwner = MemberScope | { tenantId: string; userId: string; role?: undefined };

/** Whether runs of theirs use a quota: those of a guest do not, nor those of a site's visitor, since the site has caps. */
export function isCounted(owner: RunOwner): owner is MemberScope {
  return owner.role !== undefined && owner.role !== 'widget';
}

export interface NewRun {
  /** The person for whom it is counted, where it is. */
  owner: RunOwner;
  /** What it is counted as; absent where it is not counted. */
  feature?: CountedFeature | undefined;
  /** The sender's own id, unique among the owner's runs of this kind. */
  clientId?: string | undefined;
  /** Waits to be set to work. @default false */
  isPaused?: boolean;
}

/** Beginning runs of a kind: what is asked, its run, its stream and its job are one transaction, counted once. */
export function createStart({ database, log, queue, store, usage }: RunPorts, kind: string) {
  return {
    /** Does what begins a run, once for each id that its sender gave it; sent again, it is answered by `again`. */
    async once<T>(
      ownerId: string,
      clientId: string | undefined,
      again: (run: RunRow) => Promise<T>,
      begin: () => Promise<T>,
    ): Promise<T> {
      const stored = async () => (clientId === undefined ? undefined : store.byClient(kind, ownerId, clientId));
      const known = await stored();
      if (known) return again(known);
      try {
        return await begin();
      } catch (error) {
        // The same sent twice at once: the second may find the row of the first, or the quota spent by it.
        const first = await stored();
        if (first) return again(first);
        throw isUniqueViolation(error) ? new CallError('conflict', { cause: error }) : error;
      }
    },

    /**
     * Begins a run.
     *
     * @param make stores what it works on, under the id of the run.
     * @throws CallError of the feature when its quota is spent, tooMany or unavailable while too many are in work
     */
    async start<Tables, T>(
      { owner, feature, clientId, isPaused = false }: NewRun,
      make: (trx: Transaction<Tables>, run: { id: string; stream_id: string }) => Promise<T>,
    ): Promise<T> {
      if (!isPaused) await queue.assertRoom(jobOf(kind), owner.tenantId);
      const spend = feature && isCounted(owner) ? await usage.prepare(owner, feature) : undefined;
      const made = await database
        .tables<RunTables>()
        .transaction()
        .execute(async (trx) => {
          const run = {
            id: randomUUID(),
            kind,
            tenant_id: owner.tenantId,
            owner_id: owner.userId,
            status: isPaused ? ('paused' as const) : ('queued' as const),
            stream_id: randomUUID(),
            client_id: clientId ?? null,
            use: spend ? ('spent' as const) : null,
          };
          await spend?.(trx, run.id);
          await log.create(trx, { id: run.stream_id, kind, tenantId: run.tenant_id, ownerId: run.owner_id });
          await store.insert(trx, run);
          const result = await make(trx as unknown as Transaction<Tables>, run);
          if (!isPaused) await enqueueRun(queue, trx, run);
          return result;
        });
      if (!isPaused) queue.wake(jobOf(kind));
      return made;
    },
  };
}
