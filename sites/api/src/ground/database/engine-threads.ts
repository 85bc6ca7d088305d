import { Worker } from 'node:worker_threads';

/** Milliseconds that a thread may take to end; one that hangs in a system call never does. */
const patience = 3_000;

/** Rows pass through the thread once; a larger young generation only keeps more of them resident. */
const maxYoungGenerationSizeMb = 12;

/** Threads that have to end before the process can. */
const threads = new Set<Worker>();
let early: Worker | undefined;

function begin(): Worker {
  const thread = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { isEngine: true },
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
  return thread;
}

/** Begins the thread of the engine that this process opens next: it loads its code, and touches nothing before it is told. */
export function beginEngineThread(): void {
  early ??= begin();
}

/** A thread that has opened nothing yet. */
export function takeEngineThread(): Worker {
  const thread = early ?? begin();
  early = undefined;
  return thread;
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
