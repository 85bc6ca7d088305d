import { onDemand } from '@assay/engines/language';
import type { ClassModel } from '@assay/engines/learning';

/** As `npm run train -- ideas` writes it. */
export interface MeansModel {
  /** Whether a sentence tells of a means, by what it means: its second class does; the first tells of a harm or states a fact. */
  kind: ClassModel;
  /** What a sentence scores at least that is offered: the second class over the first. */
  floor: number;
}

export const meansModelFile = new URL('./means-model.json', import.meta.url);

/** Loaded where ideas are first read: no start waits for its numbers. */
export const meansModel = onDemand(async (): Promise<MeansModel> => {
  const { default: fitted } = await import('./means-model.json', { with: { type: 'json' } });
  return fitted;
});
