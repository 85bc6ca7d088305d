import type { Database } from '../../ground/database/database.types.ts';
import type { JobQueue } from '../../ground/jobs/job-queue.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { AgentStore } from './agents.store.ts';
import type { AgentPorts } from './agents.types.ts';
import { createBegin } from './begin-job.ts';
import { createJobAccess } from './job-access.ts';
import { createSteer } from './steer-reply.ts';

interface AgentDependencies {
  database: Database;
  log: StreamLog;
  queue: JobQueue;
  store: AgentStore;
  ports: AgentPorts;
}

/** What the calls of the agents do; everything acts on rows and the log, never on a connection. */
export function createAgentService(dependencies: AgentDependencies) {
  const { store, ports } = dependencies;
  const access = createJobAccess(store, ports);
  return {
    ...access,
    ...createBegin({ ...dependencies, access }),
    ...createSteer({ ...dependencies, access }),
  };
}

export type AgentService = ReturnType<typeof createAgentService>;
