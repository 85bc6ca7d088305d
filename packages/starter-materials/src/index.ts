import type { MaterialGrade } from '@assay/domain';
import { aluminium } from './grades/aluminium.ts';
import { ceramics } from './grades/ceramics.ts';
import { copperAlloys, lightCastings, nickelAlloys, pureMetals, titaniumAlloys } from './grades/nonferrous.ts';
import { polymers } from './grades/polymers.ts';
import { stainlessSteels } from './grades/stainless.ts';
import { steels } from './grades/steels.ts';

export { materialSources } from './sources.ts';

let made: readonly MaterialGrade[] | undefined;

/** Every card of the starter set, read from its tables when it is first asked for: no start of a process waits for that. */
export function starterMaterials(): readonly MaterialGrade[] {
  made ??= [
    ...stainlessSteels(),
    ...steels(),
    ...aluminium(),
    ...titaniumAlloys(),
    ...nickelAlloys(),
    ...copperAlloys(),
    ...lightCastings(),
    ...pureMetals(),
    ...polymers(),
    ...ceramics(),
  ];
  return made;
}

/** Grades that the chart of stiffness and density shows beside any other, by id; well apart from one another. */
export const landmarks: readonly string[] = ['ti-6al-4v', '6061', 'az31b', 'cu', 'w', 'al2o3', 'peek', 'pp', 'tib2'];
