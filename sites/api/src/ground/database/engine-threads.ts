import type { Worker } from 'node:worker_threads';

/** Milliseconds that a thread may take to end; one that hangs in a system call never does. */
const patience = 3_000;

const threads = new Set<Worker>();

/** Keeps the thread of an embedded engine among those that have to end before the process can. */
export function keepEngineThread(thread: Worker): void {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
}

/** Ends the thread of an engine where it stands; false where it has not ended in time. */
export async function endEngineThread(thread: Worker): Promise<boolean> {
  if (!threads.has(thread)) return true;
  let giveUp: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    giveUp = setTimeout(resolve, patience, false);
  });
  return await Promise.race([thread.terminate().then(() => true), late]).finally(() => clearTimeout(giveUp));
}

/** Ends the threads of all engines; false where one has not ended in time. */
export async function endEngineThreads(): Promise<boolean> {
  return (await Promise.all([...threads].map(endEngineThread))).every(Boolean);
}
