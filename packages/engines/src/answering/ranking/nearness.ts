import type { Candidate } from '../../citing/passages.ts';
import { saidBy } from '../../citing/sources.ts';
import { questionParts } from '../../language/question/question-parts.ts';
import { stopWords } from '../../language/tokens/stop-words.ts';
import { wordToken } from '../../language/tokens/word-token.ts';
import type { ComparedQuestion } from './compared-question.types.ts';
import { wordWeight } from './word-weights.ts';

/** Gives vectors of unit length; undefined where there is no model of meaning. */
type VectorsOf = (texts: readonly string[]) => Promise<readonly Float32Array[]>;

export interface MeaningOfTexts {
  vectorsOf?: VectorsOf | undefined;
  /** A question as the model of the vectors wants it written. */
  asQuestion?: ((text: string) => string) | undefined;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** A sentence under its title and section, as it is compared by meaning. */
export function inContext(candidate: Candidate): string {
  const { title, section } = candidate.passage;
  return `${title}. ${section ?? ''}. ${saidBy(candidate)}`;
}

function tellingWords(text: string): string {
  return text
    .split(/[^\p{L}\p{N}./°%+-]+/u)
    .filter((word) => word !== '' && !stopWords.has(word.toLowerCase()))
    .filter((word) => wordWeight(wordToken(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))) > 0.3)
    .join(' ');
}

/** Cosines that the features are made of, 0 without a model. */
export interface Nearness {
  inContext: number;
  bare: number;
  title: number;
  words: number;
  part: number;
  partBare: number;
}

/** How near sentences are to a question, in their order. */
export async function nearness(
  { whole, latest }: ComparedQuestion,
  candidates: readonly Candidate[],
  { vectorsOf, asQuestion = (text) => text }: MeaningOfTexts,
): Promise<Nearness[]> {
  if (vectorsOf === undefined)
    return candidates.map(() => ({ inContext: 0, bare: 0, title: 0, words: 0, part: 0, partBare: 0 }));
  const parts = questionParts(latest).map(({ read }) => read);
  const titles = [...new Set(candidates.map(({ passage }) => passage.title))];
  const texts = [
    ...[whole, latest, tellingWords(whole) || latest, ...parts].map(asQuestion),
    ...titles,
    ...candidates.map(inContext),
    ...candidates.map(saidBy),
  ];
  const vectors = [...(await vectorsOf(texts))];
  const take = (count: number) => vectors.splice(0, count);
  const [ofWhole, ofLatest, ofWords] = take(3) as [Float32Array, Float32Array, Float32Array];
  const ofParts = take(parts.length);
  const ofTitles = new Map(take(titles.length).map((vector, at) => [titles[at], dot(vector, ofWhole)]));
  const contexts = take(candidates.length);
  const best = (vector: Float32Array) => Math.max(...ofParts.map((part) => dot(part, vector)));
  return candidates.map(({ passage }, at) => {
    const context = contexts[at] as Float32Array;
    const bare = vectors[at] as Float32Array;
    return {
      inContext: dot(context, ofWhole),
      bare: dot(bare, ofLatest),
      title: ofTitles.get(passage.title) ?? 0,
      words: dot(context, ofWords),
      part: best(context),
      partBare: best(bare),
    };
  });
}
