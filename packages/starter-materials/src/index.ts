import type { MaterialGrade } from '@assay/domain';
import { aluminium } from './grades/aluminium.ts';
import { ceramics } from './grades/ceramics.ts';
import { copperAlloys, lightCastings, nickelAlloys, pureMetals, titaniumAlloys } from './grades/nonferrous.ts';
import { polymers } from './grades/polymers.ts';
import { stainlessSteels } from './grades/stainless.ts';
import { steels } from './grades/steels.ts';

export { materialSources } from './sources.ts';

/** Every card of the starter set. */
export const starterMaterials: readonly MaterialGrade[] = [
  ...stainlessSteels,
  ...steels,
  ...aluminium,
  ...titaniumAlloys,
  ...nickelAlloys,
  ...copperAlloys,
  ...lightCastings,
  ...pureMetals,
  ...polymers,
  ...ceramics,
];

/** Grades that the chart of stiffness and density shows beside any other, by id; well apart from one another. */
export const landmarks: readonly string[] = ['ti-6al-4v', '6061', 'az31b', 'cu', 'w', 'al2o3', 'peek', 'pp', 'tib2'];
