import type { AuditLog } from '../../ground/audit/audit-log.ts';
import type { Database } from '../../ground/database/database.types.ts';
import { forgetOldExcerpts } from '../../ground/egress/old-excerpts.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { JobKind } from '../../ground/jobs/job-worker.ts';
import { oldJobs } from '../../work/agents/old-jobs.ts';
import { forgetOldSearches } from '../../work/home/old-searches.ts';
import { oldPages } from '../../work/seek/old-pages.ts';
import { forgetOldItems, type OldItemKind } from '../../work/sharing/old-items.ts';
import type { OverItems, RetentionStore } from './retention.store.ts';

/** Items of a kind that are deleted in one transaction; then other tenants take their turn. */
const portion = 50;
/** Beginnings of texts in the ledger, likewise. */
const excerpts = 1000;

export const retentionJob = 'retention';

type RetentionPayload = { tenant: string } & (
  | { portion: number }
  /** The run is over: how much it deleted, still to be written down. */
  | { counts: string }
);

interface RetentionPorts {
  database: Database;
  store: RetentionStore;
  queue: JobQueue;
  audit: AuditLog;
  oldWorks: OldItemKind;
  /** Removes the bytes of files whose rows are gone. */
  removeFiles: () => Promise<void>;
}

/** Puts a portion of a tenant's run into the queue; the same one only once. */
export async function enqueueRetention(
  { database, queue }: Pick<RetentionPorts, 'database' | 'queue'>,
  { tenant, portion: number }: { tenant: string; portion: number },
): Promise<void> {
  const options = { id: `${retentionJob} ${tenant} ${number}`, tenant, isRevived: true };
  await queue.enqueue(database.tables<unknown>(), retentionJob, { tenant, portion: number }, options);
}

/**
 * The daily run of a tenant, portion by portion: deletes what is kept for longer than the tenant said, then the bytes of
 * its files, and writes down how much it was. Two processes may work on one run: they wait for each other, and one of them ends it.
 */
export function createRetentionJob(ports: RetentionPorts): JobKind {
  const { database, store, queue, audit, oldWorks, removeFiles } = ports;

  /** Deletes a portion of a due run; tells whether more is left. */
  const forgetPortion = (tenantId: string) =>
    database
      .tables<unknown>()
      .transaction()
      .execute(async (trx) => {
        const due = await store.hold(trx, tenantId);
        if (!due) return undefined;
        const forget = async (kind: OldItemKind, days: number | null) =>
          days === null ? { items: 0, files: 0 } : forgetOldItems(trx, kind, { tenantId, days, limit: portion });
        const chats = await forget(oldJobs, due.chats);
        const gone: OverItems = {
          questions: (await forget(oldPages, due.questions)).items,
          chats: chats.items,
          files: chats.files,
          works: (await forget(oldWorks, due.works)).items,
          searches: due.searches === null ? 0 : await forgetOldSearches(trx, tenantId, due.searches, portion),
        };
        // The ledger does not tell a question from a chat: the beginning of a text goes with what is kept for less.
        const texts = [due.questions, due.chats].filter((days) => days !== null);
        const beginnings =
          texts.length === 0 ? 0 : await forgetOldExcerpts(trx, tenantId, Math.min(...texts), excerpts);
        await store.note(trx, tenantId, gone);
        return {
          isMore: beginnings === excerpts || [gone.questions, gone.chats, gone.works, gone.searches].includes(portion),
        };
      });

  /** Ends the run where it is not over yet: another process may have come to the same end. */
  const finish = (tenant: string) =>
    database
      .tables<unknown>()
      .transaction()
      .execute(async (trx) => {
        const due = await store.hold(trx, tenant);
        if (!due) return;
        await store.finish(trx, tenant);
        await queue.enqueue(trx, retentionJob, { tenant, counts: countsOf(due.gone) }, { tenant });
      });

  return {
    kind: retentionJob,
    concurrency: 1,
    async run({ payload }) {
      const run = payload as RetentionPayload;
      const { tenant } = run;
      if ('counts' in run) {
        await audit.record({ action: 'retention_ran', tenantId: tenant, userId: null, detail: run.counts });
        return;
      }
      const forgotten = await forgetPortion(tenant);
      if (!forgotten) return;
      if (forgotten.isMore) await enqueueRetention({ database, queue }, { tenant, portion: run.portion + 1 });
      else {
        await removeFiles();
        await finish(tenant);
      }
      queue.wake(retentionJob);
    },
  };
}

const countsOf = ({ questions, chats, files, works, searches }: OverItems): string =>
  `questions=${questions} chats=${chats} files=${files} works=${works} searches=${searches}`;
