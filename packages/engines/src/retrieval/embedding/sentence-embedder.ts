import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.types.ts';
import type { EmbeddingReply, EmbeddingRequest } from './embedding-messages.types.ts';

/** Texts that are handed to the thread at once. */
const greatestBatch = 32;

interface Waiting {
  text: string;
  resolve: (vector: Float32Array) => void;
  reject: (error: Error) => void;
}

/**
 * The embedded model (all-MiniLM-L6-v2, 384 dimensions, English) in a thread of its own. The thread starts
 * with the first text and ends with `close`; an idle thread does not keep the process alive.
 */
export function createSentenceEmbedder(): Embedder {
  let worker: Worker | undefined;
  let waiting: Waiting[] = [];
  let running: Waiting[] = [];

  function failAll(error: Error): void {
    worker = undefined;
    const all = [...running, ...waiting];
    running = [];
    waiting = [];
    for (const { reject } of all) reject(error);
  }

  function settle(reply: EmbeddingReply): void {
    const batch = running;
    running = [];
    batch.forEach(({ resolve, reject }, index) => {
      const vector = 'vectors' in reply ? reply.vectors[index] : undefined;
      if (vector) resolve(vector);
      else reject(new Error(`The embedded model failed: ${'message' in reply ? reply.message : 'no vector'}`));
    });
    if (waiting.length === 0) worker?.unref();
    else run();
  }

  function run(): void {
    if (running.length > 0 || waiting.length === 0) return;
    worker ??= start();
    worker.ref();
    running = waiting.splice(0, greatestBatch);
    const request: EmbeddingRequest = { texts: running.map(({ text }) => text) };
    worker.postMessage(request);
  }

  function start(): Worker {
    const started = new Worker(new URL('./embedding-worker.ts', import.meta.url));
    started.on('message', settle);
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) failAll(new Error('The thread of the embedded model has ended.'));
    });
    return started;
  }

  /** What somebody waits for goes before what is made in the background. */
  function encode(texts: readonly string[], isUrgent: boolean): Promise<Float32Array[]> {
    const added: Waiting[] = [];
    const vectors = texts.map(
      (text) => new Promise<Float32Array>((resolve, reject) => added.push({ text, resolve, reject })),
    );
    if (isUrgent) waiting.unshift(...added);
    else waiting.push(...added);
    run();
    return Promise.all(vectors);
  }

  return {
    name: 'all-minilm-l6-v2-int8',
    dimensions: 384,
    languages: ['en'],
    // Its cosines alone hardly tell related from unrelated; see the decision record on feedback, embedding and neighbours.
    relatedness: { cosine: 0.35, terms: 1 / 3 },
    async embed(texts, signal, urgency = 'background') {
      signal?.throwIfAborted();
      if (urgency === 'now') return encode(texts, true);
      // One at a time, so that a question waits for one passage at most.
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        signal?.throwIfAborted();
        vectors.push(...(await encode([text], false)));
      }
      return vectors;
    },
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
      failAll(new Error('The embedded model was closed.'));
    },
  };
}
