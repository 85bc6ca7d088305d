export { AgentFlow, type AgentFlowProps } from './AgentFlow.tsx';
export { agentsMessages } from './messages.ts';
