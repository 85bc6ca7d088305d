import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { EmbeddingEnd } from './embedding-messages.types.ts';

const threads = new Set<Worker>();

/** Milliseconds after which a thread that does not end is waited for no longer. */
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

/**
 * What has to come before `process.exit`: the threads of models have ended.
 *
 * @param limit milliseconds that they have for it, ten seconds where nothing is said.
 * @returns false where one has not ended in time: `process.exit` would wait for it, for ever where it hangs in native code.
 */
export async function endModelThreads(limit = patience): Promise<boolean> {
  const all = Promise.all([...threads].map(endThread)).then(() => true);
  let giveUp: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    giveUp = setTimeout(resolve, limit, false);
  });
  return await Promise.race([all, late]).finally(() => clearTimeout(giveUp));
}
