import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Embedder } from '@assay/engines/retrieval';
import { embedSentences } from './embed-sentences.ts';
import type { EmbeddingStore } from './embedding.store.ts';
import type { SentenceStore } from './sentence.store.ts';

export interface EmbeddingWork {
  /** Resolves when nothing is missing; then it watches for what is new. */
  caughtUp: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  store: EmbeddingStore;
  /** Absent: the sentences of passages get no vectors of their own. */
  sentences?: SentenceStore;
  embedder: Embedder;
  report: (message: string, error: unknown) => void;
  /** Milliseconds between looks for new passages. @default 3000 */
  interval?: number;
}

/** Passages of one statement. */
const batchSize = 32;
const leaseSeconds = 60;

/**
 * Makes the missing embeddings in the background, those of passages before those of their sentences. The database says what is missing, so it goes on after a kill where it
 * was; one process at a time holds the lease. A failing endpoint is tried again later, search goes on without it.
 */
export function embedPassages({ store, sentences, embedder, report, interval = 3000 }: Options): EmbeddingWork {
  const holder = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  let tellCaughtUp: () => void = () => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    tellCaughtUp = resolve;
  });

  /** The last passage that was done of each round, 0 before it begins. */
  const after = { passages: 0, sentences: 0 };
  let lookedAt = 0;

  async function work(): Promise<void> {
    let pause = interval;
    // A start has better things to do than to load a model.
    await wait(interval, undefined, { signal, ref: false }).catch(() => undefined);
    while (!signal.aborted) {
      try {
        if (await store.lease(holder, leaseSeconds)) {
          const isMore = await next();
          pause = interval;
          if (isMore) continue;
          tellCaughtUp();
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

  /** Makes the next embeddings; false when none is missing. A round that ends is followed by one that finds nothing. */
  async function next(): Promise<boolean> {
    // Looking for passages reads all of them: between sentences it is done now and then.
    if (after.sentences === 0 || performance.now() - lookedAt > interval) {
      const from = after.passages;
      after.passages = await nextPassages(from);
      if (after.passages > 0 || from > 0) return true;
      lookedAt = performance.now();
    }
    if (sentences === undefined) return false;
    const from = after.sentences;
    after.sentences = await embedSentences(sentences, embedder, from, signal);
    return after.sentences > 0 || from > 0;
  }

  /** Embeds the next passages; gives the last id, 0 when there is none. */
  async function nextPassages(last: number): Promise<number> {
    const passages = await store.pending(last, embedder.languages, batchSize);
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
