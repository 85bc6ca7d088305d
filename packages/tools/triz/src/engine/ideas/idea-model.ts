import type { LinearModel } from '@assay/engines/learning';
import fitted from './idea-model.json' with { type: 'json' };

/** How sentences are ranked as ideas, and the score from which one is offered. */
export interface IdeaRanking {
  ranking: LinearModel;
  floor: number;
}

/** As `npm run train -- ideas` writes it. */
export interface IdeaModel {
  /** By principle, the log of how few sentences of the starter library show it. */
  rarity: readonly number[];
  /** Which of the principles that a sentence shows it shows most, over `principleNames`. */
  principle: LinearModel;
  meaning: IdeaRanking;
  words: IdeaRanking;
}

export const ideaModelFile = new URL('./idea-model.json', import.meta.url);

export const ideaModel: IdeaModel = fitted;
