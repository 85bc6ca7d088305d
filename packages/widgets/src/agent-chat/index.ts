export { evidenceMessages } from '../evidence/messages.ts';
export { type SourceLinks, SourceLinksContext } from '../evidence/SourceLinks.ts';
export { AgentChat } from './AgentChat.tsx';
export type { AgentChatProps, NewAgentChatProps, WrittenReply } from './AgentChat.types.ts';
export {
  type AgentSource,
  createAgentSource,
  createGuestAgentSource,
  createViewerAgentSource,
  createVisitorAgentSource,
} from './agent-chat.source.ts';
export { agentChatMessages } from './messages.ts';
export { NewAgentChat } from './NewAgentChat.tsx';
