import type { ServiceArea, ServiceContext } from '../application/service.types.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { createJobWorker, type JobKind, type JobWorker } from './job-worker.ts';

export interface JobsArea extends ServiceArea {
  queue: JobQueue;
  /** Registers a kind of job; before the start. */
  handle(kind: JobKind): void;
}

/** The job queue, and unless this process only answers requests (`ROLE=web`), the worker of the registered kinds. */
export function jobsArea({ database, log, settings, leaving }: ServiceContext): JobsArea {
  const queue = createJobQueue(database, { all: settings.ASSAY_QUEUE, tenant: settings.ASSAY_QUEUE_TENANT });
  const kinds: JobKind[] = [];
  let worker: JobWorker | undefined;
  return {
    queue,
    handle: (kind) => kinds.push(kind),
    async start() {
      // Jobs that a process takes that was told to stop while it started would be given back at once.
      if (settings.ROLE === 'web' || leaving.aborted) return;
      worker = createJobWorker({ queue, kinds, report: (message, error) => log.error(message, error) });
      await worker.start({ voidsLeases: database.engine === 'embedded' });
    },
    async stop() {
      await worker?.stop();
    },
  };
}
