import { comparedTexts } from '@assay/engines/answering';
import type { Embedder } from '@assay/engines/retrieval';
import type { SentenceStore } from './sentence.store.ts';

/** Passages of one statement; each has some ten texts. */
const batchSize = 8;

/**
 * Makes the vectors of the next passages' sentences; gives the last passage's id, 0 when there is none.
 *
 * @throws what the model fails with, and the reason of the signal.
 */
export async function embedSentences(
  store: SentenceStore,
  embedder: Embedder,
  after: number,
  signal: AbortSignal,
): Promise<number> {
  const pending = await store.pending(after, embedder.languages, batchSize);
  if (pending.length === 0) return 0;
  const texts = pending.flatMap(({ id, passage }) => comparedTexts(passage).map((text) => ({ id, text })));
  const distinct = [...new Set(texts.map(({ text }) => text))];
  const made = await embedder.embed(distinct, signal);
  const vectors = new Map(distinct.map((text, at) => [text, made[at] as Float32Array]));
  await store.add(texts.map(({ id, text }) => ({ id, text, vector: vectors.get(text) as Float32Array })));
  return pending.at(-1)?.id ?? 0;
}
