import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Embedder } from '@assay/engines/retrieval';
import type { EmbeddingStore } from './embedding.store.ts';

export interface EmbeddingWork {
  /** Resolves when every passage has an embedding; then it watches for new ones. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  store: EmbeddingStore;
  embedder: Embedder;
  report: (message: string, error: unknown) => void;
  /** Milliseconds between looks for new passages. @default 3000 */
  interval?: number;
}

/** Passages of one statement. */
const batchSize = 32;
const leaseSeconds = 60;

/**
 * Makes the missing embeddings in the background. The database says what is missing, so it goes on after a kill where it
 * was; one process at a time holds the lease. A failing endpoint is tried again later, search goes on without it.
 */
export function embedPassages({ store, embedder, report, interval = 3000 }: Options): EmbeddingWork {
  const holder = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  let tellCaughtUp: () => void = () => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    tellCaughtUp = resolve;
  });

  async function work(): Promise<void> {
    let after = 0;
    let pause = interval;
    // A start has better things to do than to load a model.
    await wait(interval, undefined, { signal, ref: false }).catch(() => undefined);
    while (!signal.aborted) {
      try {
        const made = (await store.lease(holder, leaseSeconds)) ? await once(after) : undefined;
        pause = interval;
        if (made !== undefined && made > 0) {
          after = made;
          continue;
        }
        if (made === 0) {
          if (after === 0) tellCaughtUp();
          else {
            after = 0;
            continue;
          }
        }
      } catch (error) {
        if (signal.aborted) break;
        report('Embeddings could not be made; search goes on without them and it is tried again', error);
        pause = Math.min(pause * 2, 300_000);
      }
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await store.release(holder).catch(() => undefined);
  }

  /** Embeds the next passages; gives the last id, 0 when there is none. */
  async function once(after: number): Promise<number> {
    const passages = await store.pending(after, embedder.languages, batchSize);
    if (passages.length === 0) return 0;
    const vectors = await embedder.embed(
      passages.map(({ text }) => text),
      signal,
    );
    await store.add(passages.map(({ id }, index) => ({ id, vector: vectors[index] as Float32Array })));
    return passages.at(-1)?.id ?? 0;
  }

  const done = work();
  return {
    caughtUp,
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
