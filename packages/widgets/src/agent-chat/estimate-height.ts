import type { AgentMessage } from './agent-chat.types.ts';

/** Height in px that a row is likely to take, until it has been seen: good enough that the scrollbar tells the truth. */
export function estimateHeight(message: AgentMessage | undefined, text: string): number {
  if (!message) return 0;
  const isUser = message.role === 'user';
  const width = /[\u3040-\u9fff]/u.test(text) ? 42 : 84;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return isUser ? 24 + 18 + lines * 20 + 36 : 24 + 24 + 32 + lines * 26 + 52;
}
