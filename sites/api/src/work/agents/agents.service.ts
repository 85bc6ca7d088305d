import type { Runs } from '../runs/runs.area.ts';
import type { AgentStore } from './agents.store.ts';
import type { AgentPorts } from './agents.types.ts';
import { createBegin } from './begin-job.ts';
import { createJobAccess } from './job-access.ts';
import { createKeep } from './keep/keep-reply.ts';
import { createSteer } from './steer-reply.ts';

interface AgentDependencies {
  runs: Runs;
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
    ...createKeep({ store, ports, access }),
  };
}

export type AgentService = ReturnType<typeof createAgentService>;
