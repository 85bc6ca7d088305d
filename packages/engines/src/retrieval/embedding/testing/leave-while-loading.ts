import { readFileSync } from 'node:fs';
import { endModelThreads } from '../model-threads.ts';
import { createSentenceEmbedder } from '../sentence-embedder.ts';

/** `node leave-while-loading.ts 5`: leaves with 3, so many milliseconds after the model's native code came into the process. */
const milliseconds = Number(process.argv[2]);
createSentenceEmbedder()
  .warm?.()
  .catch(() => undefined);
const look = setInterval(() => {
  if (!readFileSync('/proc/self/maps', 'utf8').includes('onnxruntime_binding')) return;
  clearInterval(look);
  setTimeout(async () => {
    await endModelThreads();
    process.exit(3);
  }, milliseconds);
}, 1);
