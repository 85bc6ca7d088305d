/** What the page in the marketing frame tells the page around it. */
export type FrameMessage = { state: 'ready'; height: number } | { state: 'submitted' } | { state: 'failed' };

const kind = 'assay-marketing-form';

/** A message as it travels. */
export function frameMessage(message: FrameMessage): FrameMessage & { kind: string } {
  return { kind, ...message };
}

/** Reads a message; undefined for anybody else's. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== kind) return undefined;
  const { state, height } = data as { state?: unknown; height?: unknown };
  if (state === 'submitted' || state === 'failed') return { state };
  return state === 'ready' && typeof height === 'number' ? { state, height: Math.min(height, 4000) } : undefined;
}
