import * as retentionCalls from '@assay/contract/calls/retention';
import { retentionKinds } from '@assay/domain';
import type { ServiceArea, ServiceContext } from '../../ground/application/service.types.ts';
import { bind } from '../../ground/http/binding.ts';
import type { JobsArea } from '../../ground/jobs/jobs.area.ts';
import { afterStart } from '../../ground/operations/after-start.ts';
import type { OwnerPost } from '../../people/identity/owner-post.ts';
import type { TenancyTables } from '../../people/tenancy/tenancy.migrations.ts';
import { countOldFiles, oldJobs } from '../../work/agents/old-jobs.ts';
import { countOldSearches } from '../../work/home/old-searches.ts';
import { oldPages } from '../../work/seek/old-pages.ts';
import { countOldItems, type OldItemKind } from '../../work/sharing/old-items.ts';
import { createRetentionJob, enqueueRetention, retentionJob } from './retention.job.ts';
import type { RetentionTables } from './retention.migrations.ts';
import { createRetentionStore } from './retention.store.ts';

/** Runs that are due are looked for this often, in ms. */
const lookInterval = 60_000;

interface RetentionPorts {
  removeFiles(): Promise<void>;
  owners: OwnerPost;
  oldWorks: OldItemKind;
}

/** For how long a tenant keeps what its people leave behind, and the daily run that deletes the rest. Registers its kind of job, so it is made before the jobs start. */
export function retentionArea(
  { database, settings, log, audit }: ServiceContext,
  jobs: JobsArea,
  { removeFiles, owners, oldWorks }: RetentionPorts,
): ServiceArea {
  const db = database.tables<RetentionTables & TenancyTables>();
  const store = createRetentionStore(db, settings.ASSAY_TIME_ZONE);
  const { queue } = jobs;
  jobs.handle(
    createRetentionJob({
      database,
      store,
      queue,
      audit,
      oldWorks,
      // A store that is away is asked again by the hourly sweep, and holds up no tenant's night.
      removeFiles: () => removeFiles().catch((error: unknown) => log.error('files-not-removed', error)),
    }),
  );
  let timer: NodeJS.Timeout | undefined;

  let first: ReturnType<typeof afterStart> | undefined;

  async function begin(): Promise<void> {
    const due = await store.due(retentionJob);
    for (const tenant of due) await enqueueRetention({ database, queue }, { tenant, portion: 0 });
    if (due.length > 0) queue.wake(retentionJob);
  }
  const look = () => begin().catch((error: unknown) => log.error('retention-not-begun', error));

  return {
    async start() {
      if (settings.ROLE === 'web') return;
      timer = setInterval(look, lookInterval);
      timer.unref();
      first = afterStart(look);
    },
    async stop() {
      clearInterval(timer);
      await first?.stop();
    },

    bindings: bind(retentionCalls, {
      'retention.state': async ({ scope }) => {
        const { questions, chats, works, searches, ...rest } = await store.of(scope.tenantId);
        return {
          days: { questions, chats, works, searches },
          next_run_at: rest.next_run_at?.toISOString() ?? null,
          first_run_at: rest.first_run_at.toISOString(),
          time_zone: rest.time_zone,
        };
      },

      'retention.count': async ({ scope: { tenantId }, query: { questions, chats, works, searches } }) => {
        const [pages, jobs, files, made, kept] = await Promise.all([
          questions === undefined ? 0 : countOldItems(db, oldPages, tenantId, questions),
          chats === undefined ? 0 : countOldItems(db, oldJobs, tenantId, chats),
          chats === undefined ? 0 : countOldFiles(db, tenantId, chats),
          works === undefined ? 0 : countOldItems(db, oldWorks, tenantId, works),
          searches === undefined ? 0 : countOldSearches(db, tenantId, searches),
        ]);
        return { questions: pages, chats: jobs, files, works: made, searches: kept };
      },

      'retention.save': async ({ scope, body }) => {
        const before = await store.of(scope.tenantId);
        const next = await store.save(scope.tenantId, body);
        if (retentionKinds.some((kind) => before[kind] !== body[kind]))
          await owners.tell({ ...scope, by: scope, change: { kind: 'retention', ...body } });
        return { next_run_at: next?.toISOString() ?? null };
      },
    }),
  };
}
