import type { Database } from '../../ground/database/database.types.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { Tracer } from '../../ground/tracing/tracer.types.ts';
import type { UsageMeter } from '../../trade/usage/usage-meter.ts';
import type { RunStore } from './run.store.ts';

/** What the life of every run stands on. */
export interface RunPorts {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: RunStore;
  /** Counts runs against the edition of a person. */
  usage: Pick<UsageMeter, 'prepare' | 'giveBack'>;
  tracer?: Tracer | undefined;
}

export interface RunJobPayload {
  run: string;
  /** Where in a trace it was begun, as a `traceparent`; absent where the installation goes on with it by itself. */
  trace?: string;
}
