import { Worker } from 'node:worker_threads';
import type { Embedder } from './embedder.types.ts';
import type { EmbeddingReply, EmbeddingRequest } from './embedding-messages.types.ts';
import { endThread, keepThread } from './model-threads.ts';
import { createTextQueue } from './text-queue.ts';

/** What the model was trained to read before a question that searches for passages. */
const searching = 'Represent this sentence for searching relevant passages: ';

/** Texts that are handed to the thread at once. */
const greatestBatch = 32;

interface Waiting {
  text: string;
  wanted: EmbeddingRequest['wanted'];
  /** Takes what the thread made of the text; false where that is nothing. */
  settle: (reply: EmbeddingReply, index: number) => boolean;
  reject: (error: Error) => void;
}

/**
 * The embedded model (bge-small-en-v1.5, 384 dimensions, English) in a thread of its own, which reads Chinese and Japanese
 * through dictionaries. The thread starts with the first text and ends with `close`; an idle thread does not keep the
 * process alive.
 */
export function createSentenceEmbedder(): Embedder {
  let worker: Worker | undefined;
  const waiting = createTextQueue<Waiting>(greatestBatch);
  let running: Waiting[] = [];

  function failAll(error: Error): void {
    worker = undefined;
    const all = [...running, ...waiting.clear()];
    running = [];
    for (const { reject } of all) reject(error);
  }

  function settle(reply: EmbeddingReply): void {
    const batch = running;
    running = [];
    batch.forEach(({ settle: take, reject }, index) => {
      if (take(reply, index)) return;
      reject(new Error(`The embedded model failed: ${'message' in reply ? reply.message : 'nothing came back'}`));
    });
    run();
  }

  function run(): void {
    if (running.length > 0) return;
    running = waiting.next();
    const [first] = running;
    if (first === undefined) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    const request: EmbeddingRequest = { texts: running.map(({ text }) => text), wanted: first.wanted };
    worker.postMessage(request);
  }

  function start(): Worker {
    // The runtime of the model reports to its maker unless it is told not to, before it is loaded; a thread has no environment
    // of the process that native code reads.
    process.env['ORT_DISABLE_TELEMETRY'] = '1';
    const started = new Worker(new URL('./embedding-worker.ts', import.meta.url));
    keepThread(started);
    started.on('message', (reply: EmbeddingReply) => {
      if (worker === started) settle(reply);
    });
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) failAll(new Error('The thread of the embedded model has ended.'));
    });
    return started;
  }

  function ask<Made>(
    texts: readonly string[],
    wanted: EmbeddingRequest['wanted'],
    made: (reply: EmbeddingReply, index: number) => Made | undefined,
    urgency: 'now' | 'background',
  ): Promise<Made[]> {
    const added: Waiting[] = [];
    const results = texts.map(
      (text) =>
        new Promise<Made>((resolve, reject) => {
          const settle = (reply: EmbeddingReply, index: number) => {
            const result = made(reply, index);
            if (result !== undefined) resolve(result);
            return result !== undefined;
          };
          added.push({ text, wanted, settle, reject });
        }),
    );
    waiting.add(added, urgency);
    run();
    return Promise.all(results);
  }

  const encode = (texts: readonly string[], urgency: 'now' | 'background') =>
    ask(texts, 'vectors', (reply, index) => ('vectors' in reply ? reply.vectors[index] : undefined), urgency);

  return {
    name: 'bge-small-en-v1.5-int8-gloss-3',
    dimensions: 384,
    languages: ['en', 'zh', 'ja'],
    // Its cosines alone hardly tell related from unrelated; see the decision record on feedback, embedding and neighbours.
    relatedness: { cosine: 0.635, terms: 1 / 3 },
    async embed(texts, signal, urgency = 'background') {
      signal?.throwIfAborted();
      if (urgency === 'now') return encode(texts, urgency);
      // One at a time, so that a question waits for one passage at most.
      const vectors: Float32Array[] = [];
      for (const text of texts) {
        signal?.throwIfAborted();
        vectors.push(...(await encode([text], urgency)));
      }
      return vectors;
    },
    asQuestion: (text) => `${searching}${text}`,
    gloss: (texts) =>
      ask(texts, 'glosses', (reply, index) => ('glosses' in reply ? reply.glosses[index] : undefined), 'now'),
    async warm() {
      // A wide word, so that the dictionaries are loaded too.
      await encode(['腐食'], 'background');
    },
    async close() {
      const ending = worker;
      failAll(new Error('The embedded model was closed.'));
      if (ending !== undefined) await endThread(ending);
    },
  };
}
