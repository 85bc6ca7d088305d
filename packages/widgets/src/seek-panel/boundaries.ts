import type { SeekModuleType } from '@assay/domain';
import { moduleOf, type QuestionState, questionStatusOf } from './seek-panel.machine.ts';

/** What a screen reader is told: where an answer stands, never its tokens. */
export type Boundary =
  | { kind: 'started' }
  | { kind: 'module-done'; module: SeekModuleType }
  | { kind: 'module-failed'; module: SeekModuleType }
  | { kind: 'finished'; sentences: number; sources: number }
  | { kind: 'stopped' }
  | { kind: 'failed' }
  | { kind: 'reconnecting' }
  | { kind: 'resumed' };

/** Modules a person reads; the others appear without a word. */
const spokenModules: readonly SeekModuleType[] = ['SUMMARY', 'APPLICATION', 'PUM_CHART', 'REFERENCE'];

/** Boundaries crossed between two states of one question. Nothing is said of an answer that was complete on arrival. */
export function boundariesBetween(before: QuestionState, after: QuestionState): Boundary[] {
  const boundaries: Boundary[] = [];
  const [was, is] = [questionStatusOf(before), questionStatusOf(after)];
  if (was === 'starting' && is === 'done') return boundaries;
  if (was !== 'streaming' && is === 'streaming') boundaries.push({ kind: 'started' });
  for (const module of spokenModules) {
    const [held, next] = [moduleOf(before, module).status, moduleOf(after, module).status];
    if (held === next) continue;
    if (next === 'success') boundaries.push({ kind: 'module-done', module });
    if (next === 'failed') boundaries.push({ kind: 'module-failed', module });
  }
  if (was !== 'done' && is === 'done') {
    if (after.failure || after.stream.status === 'FAILED') boundaries.push({ kind: 'failed' });
    else if (after.stream.stopped) boundaries.push({ kind: 'stopped' });
    else
      boundaries.push({
        kind: 'finished',
        sentences: after.stream.cites.length,
        sources: after.stream.sources.length,
      });
  } else if (before.connection?.status !== after.connection?.status) {
    if (after.connection?.status === 'waiting' || after.connection?.status === 'lost') {
      boundaries.push({ kind: 'reconnecting' });
    }
    if (after.connection?.status === 'open' && after.connection.resumed) boundaries.push({ kind: 'resumed' });
  }
  return boundaries;
}
