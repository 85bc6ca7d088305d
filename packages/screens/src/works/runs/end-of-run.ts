import { isRunOver } from '@assay/domain';
import type { Acted, ToolRun, WorkSource } from '../works.source.ts';

/** A run of a tool ended in the middle; the message says why. */
export class RunFailed extends Error {
  override readonly name = 'RunFailed';
}

interface RunPorts {
  source: Pick<WorkSource, 'runs'>;
  /** What is known of runs by now: another list whenever something was heard of them. */
  runs(): readonly ToolRun[];
  /** Calls whenever something is heard. */
  subscribe(listener: () => void): () => void;
  /** Aborted when nobody waits any more. */
  closed: AbortSignal;
}

/**
 * Waits until a run is over, wherever the line was meanwhile; undefined where it was stopped, or nobody waits any more.
 *
 * @throws RunFailed
 */
export async function endOfRun(id: string, { source, runs, subscribe, closed }: RunPorts): Promise<Acted | undefined> {
  while (!closed.aborted) {
    const known = runs();
    const heard = nextHeard(subscribe, () => runs() !== known, closed);
    const told = known.find((run) => run.id === id);
    // What ended while nobody was told of it, and why something failed, is asked for; off the line, after the next word.
    const isOpen = told !== undefined && !isRunOver(told.status);
    const run = isOpen
      ? undefined
      : await source.runs().then(
          (all) => all.find((one) => one.id === id),
          () => undefined,
        );
    if (run?.status === 'failed') throw new RunFailed(run.failure);
    if (run?.status === 'stopped') return undefined;
    if (run?.status === 'done') return { changed: run.changed > 0, suggested: run.suggested > 0 };
    await heard;
  }
  return undefined;
}

function nextHeard(subscribe: RunPorts['subscribe'], isNews: () => boolean, closed: AbortSignal): Promise<void> {
  return new Promise((proceed) => {
    const end = () => {
      forget();
      closed.removeEventListener('abort', end);
      proceed();
    };
    const forget = subscribe(() => isNews() && end());
    closed.addEventListener('abort', end);
  });
}
