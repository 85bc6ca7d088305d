import type { AssayCalls } from '@assay/contract';
import { type AgentCode, agentCodes, agentFor, agents, type Locale, pathTo } from '@assay/domain';
import { CallError } from '../../ground/http/call-error.ts';
import type { AgentsHandlers } from './agents.routes.types.ts';
import { agentsWords } from './agents-words.ts';
import { planOf } from './job-view.ts';
import { assertPlain } from './plain-content.ts';
import { stepIcon } from './step-icons.ts';

/** Messages that begin with an agent, to be taken over. */
const exampleKeys = {
  air_technical_qa_agent: ['agents.air_technical_qa_agent.examples.1', 'agents.air_technical_qa_agent.examples.2'],
  air_find_solution_agent: ['agents.air_find_solution_agent.examples.1', 'agents.air_find_solution_agent.examples.2'],
  document_summary_agent: ['agents.document_summary_agent.examples.1'],
} as const satisfies Record<AgentCode, readonly string[]>;

/** What agents there are, and which of them a text is for. */
export const scenarioHandlers = {
  'agents.list': ({ locale }) => ({ agents: agentCodes.map((code) => scenarioOf(code, locale)) }),
  'agents.links': ({ locale }) => ({
    links: agentCodes.map((code) => ({
      code,
      name: agentsWords(locale)(`agents.${code}.name`),
      link: pathTo('agentFlow', { agent_job_id: code }),
    })),
  }),
  'agents.stepIcon': ({ params }) =>
    new Response(stepIcon(params.tool_id), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    }),
  'agents.scenarioDetail': ({ body, locale }) => {
    if (agents[body.code].type !== body.type) throw new CallError('notFound');
    return scenarioOf(body.code, locale);
  },
  'agents.scenarioCreate': ({ body, locale }) => {
    assertPlain(body.input);
    return scenarioOf(agentFor(body.input), locale);
  },
} satisfies AgentsHandlers;

function scenarioOf(code: AgentCode, locale: Locale): AssayCalls['agents.scenarioDetail']['response'] {
  const { type, isShared, takesFiles, steps } = agents[code];
  const words = agentsWords(locale);
  return {
    code,
    type,
    name: words(`agents.${code}.name`),
    description: words(`agents.${code}.description`),
    shared: isShared,
    takes_files: takesFiles,
    steps: planOf(steps, locale),
    examples: exampleKeys[code].map((key) => words(key)),
  };
}
