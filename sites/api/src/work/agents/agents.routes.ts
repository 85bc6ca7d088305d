import * as agentsCalls from '@assay/contract/calls/agents';
import { type Binding, bind } from '../../ground/http/binding.ts';
import type { AgentRoutes } from './agents.routes.types.ts';
import { fileHandlers } from './files/file.routes.ts';
import { jobHandlers } from './job.routes.ts';
import { replyHandlers } from './reply.routes.ts';
import { scenarioHandlers } from './scenario.routes.ts';

export function agentsBindings(routes: AgentRoutes): Binding[] {
  return bind(agentsCalls, {
    ...scenarioHandlers,
    ...jobHandlers(routes),
    ...replyHandlers(routes),
    ...fileHandlers(routes),
  });
}
