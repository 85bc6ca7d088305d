import type { AnswerRequest } from '@assay/domain';
import type { MeaningPort } from '../citing/meaning.types.ts';
import type { RankingPorts } from './ranking/ranked-sentences.ts';

/** Texts whose vectors are kept: the sentences of some hundred answers. */
const kept = 20_000;

/** Meaning with a memory: sentences of the same passages are compared with many questions. */
export function rememberedMeaning(meaning: MeaningPort | undefined): (request: AnswerRequest) => RankingPorts {
  const vectors = new Map<string, Promise<Float32Array>>();
  return ({ language, signal }) => {
    const knows = meaning?.languages.some((known) => known === '*' || known === language.split('-')[0]) ?? false;
    if (meaning === undefined || !knows) return {};
    return {
      gloss: meaning.gloss?.bind(meaning),
      asQuestion: meaning.asQuestion?.bind(meaning),
      async vectorsOf(texts) {
        const missing = [...new Set(texts)].filter((text) => !vectors.has(text));
        if (missing.length > 0) {
          // Whoever asks next waits for the same vectors: they are made although the first one has left.
          const made = meaning.embed(missing, undefined, 'now');
          missing.forEach((text, at) => {
            const vector = made.then((all) => all[at] as Float32Array);
            vector.catch(() => vectors.delete(text));
            vectors.set(text, vector);
          });
        }
        const found = await Promise.all(texts.map((text) => vectors.get(text) as Promise<Float32Array>));
        signal.throwIfAborted();
        for (const oldest of vectors.keys()) {
          if (vectors.size <= kept) break;
          vectors.delete(oldest);
        }
        return found;
      },
    };
  };
}
