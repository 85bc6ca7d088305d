import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { EmbeddingEnd } from './embedding-messages.types.ts';

const threads = new Set<Worker>();

/** Milliseconds after which a thread that does not end is left to the process. */
const patience = 10_000;

/** Keeps a thread that holds a model among those that end before the process does. */
export function keepThread(thread: Worker): void {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
}

/** Lets a thread end by itself: one that is stopped inside the model's native code takes the process with it (SIGABRT). */
export async function endThread(thread: Worker): Promise<void> {
  if (!threads.has(thread)) return;
  const exit = once(thread, 'exit');
  thread.ref();
  thread.postMessage('end' satisfies EmbeddingEnd);
  await exit;
}

/** What has to come before `process.exit`: the threads of models have ended, or had ten seconds to. */
export async function endModelThreads(): Promise<void> {
  const all = Promise.all([...threads].map(endThread));
  let giveUp: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    giveUp = setTimeout(resolve, patience);
  });
  await Promise.race([all, late]);
  clearTimeout(giveUp);
}
