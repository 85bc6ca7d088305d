import { createHash } from 'node:crypto';

/** What a sink is remembered by: another one is told everything from the beginning. */
export function sinkId(sink: string): string {
  return createHash('sha256').update(sink).digest('hex');
}
