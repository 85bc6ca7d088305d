import type { MaterialGrade } from '@assay/domain';
import { stainlessSteels } from './grades/stainless.ts';

export { materialSources } from './sources.ts';

/** Every card of the starter set. */
export const starterMaterials: readonly MaterialGrade[] = [...stainlessSteels];

/** Grades of each family that a chart shows beside any other, by id. */
export const landmarks: readonly string[] = ['304'];
