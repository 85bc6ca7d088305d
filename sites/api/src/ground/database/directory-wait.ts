import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryLockedError, type DirectoryWork, lockDirectory, wantDirectory, workWords } from './directory-lock.ts';

/** Whom a process waits for that finds the data directory in use. */
export interface DirectoryPatience {
  /** What the other process does: it is waited for only where that comes to an end. */
  whileAt: readonly DirectoryWork[];
  /** Whether an import is asked to hand on what is left of it. @default false */
  asks?: boolean;
  /** Ends the waiting with its reason. */
  until?: AbortSignal | undefined;
  /** Called once, when the waiting begins. */
  onWait(holder: AwaitedHolder): void;
}

/** Who is waited for, and for how many seconds at most. */
export interface AwaitedHolder {
  pid: number;
  work: DirectoryWork;
  seconds: number;
}

/** What a command tells that waits. */
export function waitingLine({ pid, work, seconds }: AwaitedHolder): string {
  return `Process ${pid} ${workWords[work]} on this installation. Waiting until it has ended, for ${seconds / 60} minutes at most.\n`;
}

/** Milliseconds for which somebody waits, and between two attempts. */
const waitLimit = 600_000;
const waitInterval = 200;

/**
 * Takes the directory, after its holder if that is one to wait for.
 *
 * @returns the way to give it back.
 * @throws DirectoryLockedError at once, or after ten minutes; the reason of `until` where that is aborted.
 */
export async function takeInTurn(
  directory: string,
  work: DirectoryWork,
  patience: DirectoryPatience | undefined,
  limit = waitLimit,
): Promise<() => Promise<void>> {
  const since = performance.now();
  let withdraw: (() => Promise<void>) | undefined;
  let isTold = false;
  try {
    for (;;) {
      try {
        return await lockDirectory(directory, work);
      } catch (error) {
        if (!(error instanceof DirectoryLockedError) || !patience?.whileAt.includes(error.work)) throw error;
        if (performance.now() - since > limit) throw error;
        if (!isTold) patience.onWait({ pid: error.pid, work: error.work, seconds: limit / 1000 });
        isTold = true;
        if (patience.asks) withdraw ??= await wantDirectory(directory, work);
      }
      await wait(waitInterval);
      patience.until?.throwIfAborted();
    }
  } finally {
    await withdraw?.();
  }
}
