import type { WorkPlace } from '../works.source.ts';
import type { WorkComment } from './talk.source.ts';

const isOpen = ({ thread, resolved_at: resolved }: WorkComment) => thread === null && resolved === null;

/** Threads about a place that nobody has resolved. */
export function openThreads(comments: readonly WorkComment[], { record, field }: WorkPlace): number {
  return comments.filter((one) => isOpen(one) && one.record === record && (one.field ?? undefined) === field).length;
}
