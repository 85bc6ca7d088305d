import type { standards } from './standards.ts';
import type { ModelCondition, ModelState } from './substance-field.ts';

/** Number of a standard solution: class, group, place. */
export type StandardNumber = (typeof standards)[number]['number'];

/** Words of the standard solutions in one language. */
export interface StandardTexts {
  classes: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  groups: Readonly<Record<string, string>>;
  standards: Readonly<Record<StandardNumber, readonly [name: string, advice: string]>>;
  /** Why a standard is recommended: one sentence for each state and condition of a model. */
  reasons: Readonly<Record<ModelState | ModelCondition, string>>;
}
