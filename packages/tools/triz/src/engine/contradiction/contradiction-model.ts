import { onDemand } from '@assay/engines/language';
import type { ClassModel } from '@assay/engines/learning';
import type { WordCounts } from './words-of-parameters.ts';

/** As `npm run train -- contradictions` writes it. */
export interface ContradictionModel {
  /** Which parameter a text speaks of, by what it means. */
  meaning: ClassModel;
  /** The same by its words. */
  words: WordCounts;
  /** Whether a text tells of a problem, by what it means: its second class does. */
  problem: ClassModel;
  /** By parameter, the log of how many problems are about it, as what is to improve and as what worsens. */
  prior: { improve: readonly number[]; worsen: readonly number[] };
}

export const contradictionModelFile = new URL('./contradiction-model.json', import.meta.url);

/** Loaded where a problem is first read: no start waits for its numbers. */
export const contradictionModel = onDemand(async (): Promise<ContradictionModel> => {
  const { default: fitted } = await import('./contradiction-model.json', { with: { type: 'json' } });
  return fitted;
});
