/** Height in px that a row is likely to take, until it has been seen: good enough that the scrollbar tells the truth. */
export function estimateHeight(role: 'user' | 'agent' | undefined, text: string): number {
  const width = /[\u3040-\u9fff]/u.test(text) ? 42 : 84;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return role === 'agent' ? 132 + lines * 26 : 78 + lines * 20;
}
