import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.types.ts';
import type { EmbeddingReply, EmbeddingRequest } from './embedding-messages.types.ts';

/** Texts of one message: small, so that a question waits for one passage of the background work at most. */
const batchSize = 1;

interface Waiting {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

/**
 * The embedded model (Universal Sentence Encoder lite, 512 dimensions, English) in a thread of its own. The thread starts
 * with the first text and ends with `close`; an idle thread does not keep the process alive.
 */
export function createSentenceEmbedder(): Embedder {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function settle(reply: EmbeddingReply): void {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker?.unref();
    if ('vectors' in reply) one?.resolve(reply.vectors);
    else one?.reject(new Error(`The embedded model failed: ${reply.message}`));
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

  function send(texts: readonly string[]): Promise<Float32Array[]> {
    worker ??= start();
    worker.ref();
    const request: EmbeddingRequest = { id: ++lastId, texts };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker?.postMessage(request);
    });
  }

  return {
    name: 'use-lite-1',
    dimensions: 512,
    languages: ['en'],
    async embed(texts, signal) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += batchSize) {
        signal?.throwIfAborted();
        vectors.push(...(await send(texts.slice(at, at + batchSize))));
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
