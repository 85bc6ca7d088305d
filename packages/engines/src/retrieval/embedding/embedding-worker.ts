import { parentPort } from 'node:worker_threads';
import { createGloss } from '../../language/gloss/gloss.ts';
import type { EmbeddingEnd, EmbeddingReply, EmbeddingRequest } from './embedding-messages.types.ts';
import { loadSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';

/** The thread that holds the embedded model: one passage is some 12 ms of work, which the service must not stand still for. */
const port = parentPort;
if (!port) throw new Error('embedding-worker.ts runs in a worker thread only.');

const gloss = createGloss();
let encoder: Promise<SentenceEncoder> | undefined;

async function answer({ texts, wanted }: EmbeddingRequest): Promise<void> {
  let reply: EmbeddingReply;
  try {
    const glosses = texts.map(gloss);
    if (wanted === 'glosses') reply = { glosses };
    else {
      encoder ??= loadSentenceEncoder();
      reply = { vectors: await (await encoder).encode(glosses) };
    }
  } catch (error) {
    reply = { message: error instanceof Error ? error.message : String(error) };
  }
  port?.postMessage(reply);
}

port.on('message', (request: EmbeddingRequest | EmbeddingEnd) => {
  if (request === 'end') port.close();
  else void answer(request);
});
