import { readFileSync } from 'node:fs';
import type { LinearModel } from '../../learning/linear-model.ts';
import { type FeatureName, type Features, featureNames, ofMeaning } from './sentence-features.ts';

/** How sentences are ranked, and what decides whether the best of them answer. */
export interface AnswerModel {
  /** Score of a sentence among the others of its question. */
  ranking: LinearModel;
  /** Log odds that the library answers, over `gradingNames`. */
  decision: LinearModel;
  /** Log odds that a sentence bears on the question, over `besideNames`. */
  beside: LinearModel;
  /** Log odds from which a question is answered, and from which something is near. */
  answeredFrom: number;
  nearFrom: number;
}

export const besideNames = ['score', 'behind', 'sameDocument', 'saidInContext', 'near', 'nearPartBare'] as const;

/**
 * Models as `npm run train -- answers` writes them: with vectors of meaning for English questions, for those that are read
 * through a dictionary, and by words alone.
 */
export interface AnswerModels {
  meaning: AnswerModel;
  glossed: AnswerModel;
  words: AnswerModel;
}

export const answerModelsFile = new URL('./answer-model.json', import.meta.url);

let models: AnswerModels | undefined;

export function answerModels(): AnswerModels {
  models ??= JSON.parse(readFileSync(answerModelsFile, 'utf8')) as AnswerModels;
  return models;
}

/** Names of the features that a model with or without meaning reads. */
export const rankingNames = (hasMeaning: boolean): readonly FeatureName[] =>
  hasMeaning ? featureNames : featureNames.filter((name) => !ofMeaning.has(name));

/** A sentence's features with the score that they give it. */
export interface ScoredFeatures {
  features: Features;
  score: number;
}

/** What tells whether a sentence stands beside the best one. */
export function besideValues(
  { features, score }: ScoredFeatures,
  best: ScoredFeatures,
  isSameDocument: boolean,
): Record<(typeof besideNames)[number], number> {
  return {
    score,
    behind: best.score - score,
    sameDocument: isSameDocument ? 1 : 0,
    saidInContext: features.saidInContext,
    near: features.near,
    nearPartBare: features.nearPartBare,
  };
}
