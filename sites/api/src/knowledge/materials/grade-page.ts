import { matchRoute } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { starterMaterials } from '@assay/starter-materials';

const ids = onDemand(() => new Set(starterMaterials().map(({ id }) => id)));

/** Whether an address is the page of a grade that no card has. */
export function isGradePageMissing(pathname: string): boolean {
  const match = matchRoute(pathname);
  return match?.name === 'materialGrade' && !ids().has(match.params['grade_id'] ?? '');
}
