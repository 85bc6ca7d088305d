import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.types.ts';
import type { EmbeddingReply, EmbeddingRequest } from './embedding-messages.types.ts';

/**
 * Texts of one run of the model: those that wait together share it, at half the time of one after the other. Background
 * work hands over one passage at a time, so that a question waits for one of them at most.
 */
const greatestBatch = 8;

interface Waiting {
  text: string;
  resolve: (vector: Float32Array) => void;
  reject: (error: Error) => void;
}

/**
 * The embedded model (Universal Sentence Encoder lite, 512 dimensions, English) in a thread of its own. The thread starts
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

  function encode(text: string): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      waiting.push({ text, resolve, reject });
      run();
    });
  }

  return {
    name: 'use-lite-1',
    dimensions: 512,
    languages: ['en'],
    // Its cosines alone hardly tell related from unrelated; see the decision record on feedback, embedding and neighbours.
    relatedness: { cosine: 0.35, terms: 1 / 3 },
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        signal?.throwIfAborted();
        vectors.push(await encode(text));
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
