import { writeFile } from 'node:fs/promises';
import { createSentenceEmbedder, type Embedder, writeKnownVectors } from '@assay/engines/retrieval';
import { vectorsFile } from '@assay/starter-library';
import { embedAll } from '../operation/quality/labelled-questions.ts';
import { withStarterLibrary } from './eval-citations.ts';

/**
 * `npm run train -- vectors`: makes the vectors of the starter library's passages and sentences, and writes the file that
 * comes with it.
 */
export async function trainVectors(): Promise<number> {
  const model = createSentenceEmbedder();
  const made = new Map<string, Float32Array>();
  const recording: Embedder = {
    ...model,
    async embed(texts, signal, urgency) {
      const vectors = await model.embed(texts, signal, urgency);
      texts.forEach((text, at) => made.set(text, vectors[at] as Float32Array));
      return vectors;
    },
  };
  await withStarterLibrary((database) => embedAll(database, recording, 'with sentences')).finally(() => model.close());
  await writeFile(vectorsFile, writeKnownVectors(model.name, made));
  process.stdout.write(`${made.size} texts\n`);
  return 0;
}
