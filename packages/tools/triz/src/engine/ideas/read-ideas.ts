import { linear } from '@assay/engines/learning';
import type { FoundSentence, FoundSentences, ToolPorts } from '@assay/works';
import { ideaFeatures } from './idea-features.ts';
import { type IdeaModel, ideaModel } from './idea-model.ts';
import { principleFeatures, signsIn } from './principle-features.ts';
import { tellingMeans } from './tells-means.ts';

/** A sentence that is an idea for a problem. */
export interface ReadIdea {
  sentence: FoundSentence;
  /** Principles that it shows, the plainest first: one at least. */
  principles: readonly number[];
  score: number;
}

/** Sentences further behind are ideas in one case of four (`npm run train -- ideas`). */
export const mostIdeas = 8;

/** A sentence is quoted for what it shows most plainly, and no further. */
const principlesOfOne = 3;

const shortest = 30;
const longest = 500;
const wide = /[\u3040-\u9fff]/u;

/** Whole sentences alone are quoted: none that is too short or too long to tell. */
function isTelling(text: string): boolean {
  const length = text.length * (wide.test(text) ? 2.5 : 1);
  return length >= shortest && text.length <= longest && /[.!?。！？]$/u.test(text);
}

/** The principles that a sentence shows, the plainest first. */
export function principlesIn(text: string, { principle, rarity }: IdeaModel = ideaModel): readonly number[] {
  return signsIn(text)
    .map((signs, at) => ({
      id: at + 1,
      signs,
      score: linear(principle, principleFeatures(signs, rarity[at] ?? 0)),
    }))
    .filter(({ signs }) => signs > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, principlesOfOne)
    .map(({ id }) => id);
}

/** Every sentence that shows a principle, as an idea with its score, the best first. */
export function rankIdeas(
  problem: string,
  { sentences, hasMeaning }: FoundSentences,
  model: IdeaModel = ideaModel,
): ReadIdea[] {
  const { ranking } = hasMeaning ? model.meaning : model.words;
  return sentences
    .filter(({ text }) => isTelling(text))
    .map((sentence) => ({
      sentence,
      principles: principlesIn(sentence.text, model),
      score: linear(ranking, ideaFeatures(problem, sentence, model.rarity)),
    }))
    .filter(({ principles }) => principles.length > 0)
    .sort((a, b) => b.score - a.score);
}

/**
 * Ideas for a problem among the sentences that were found for it, the best first: sentences on the matter that name a means.
 * Where none is good enough there is none, and there are never more than `mostIdeas`.
 */
export async function readIdeas(
  problem: string,
  found: FoundSentences,
  vectorsOf: ToolPorts['vectors'],
  model: IdeaModel = ideaModel,
): Promise<readonly ReadIdea[]> {
  const { floor } = found.hasMeaning ? model.meaning : model.words;
  const near = rankIdeas(problem, found, model).filter(({ score }) => score >= floor);
  return (await tellingMeans(near.slice(0, 2 * mostIdeas), vectorsOf)).slice(0, mostIdeas);
}
