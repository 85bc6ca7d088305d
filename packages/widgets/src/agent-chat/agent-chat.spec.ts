import { agentCodes } from '@assay/domain';
import type { WidgetSpec } from '../element/widget-spec.ts';

/** The agent chat as an element. */
export const agentChatSpec = {
  tag: 'assay-agent-chat',
  name: 'agent-chat',
  about: 'A conversation with an agent: it answers from the library, finds solutions, sums up a document.',
  attributes: {
    agent: { kind: 'choice', choices: agentCodes, fallback: agentCodes[0], about: 'Agent that a new chat is for.' },
    jobId: { kind: 'text', about: 'Chat to show; without it the visitor begins one, or goes on with their own.' },
    question: { kind: 'text', about: 'What stands in the box on arrival.' },
    offersAll: { kind: 'flag', about: 'Lets the visitor choose among the agents.' },
  },
  properties: {},
  events: {
    onBegun: { name: 'assay-begun', detail: '{ jobId: string }', about: 'A chat was begun.' },
    onTitle: { name: 'assay-title', detail: '{ jobId: string }', about: 'The chat has its title.' },
  },
  methods: {},
} as const satisfies WidgetSpec;
