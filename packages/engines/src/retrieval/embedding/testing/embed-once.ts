import { createSentenceEmbedder } from '../sentence-embedder.ts';

/** Reads one text and ends, as the service does with the first question. */
const embedder = createSentenceEmbedder();
await embedder.embed(['A seal leaks.'], undefined, 'now');
await embedder.close();
