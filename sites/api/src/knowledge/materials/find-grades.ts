import { pathTo } from '@assay/domain';
import { onDemand } from '@assay/engines/language';
import { starterMaterials } from '@assay/starter-materials';
import type { Finder } from '../search/finder.types.ts';
import { foundPage } from '../search/found-page.ts';
import { createGradeSearch } from './grade-search.ts';

/** Finds material cards by any of their names; they are the same for everybody. */
export function createGradeFinder(): Finder {
  const search = onDemand(() => createGradeSearch(starterMaterials()));
  return async ({ query, limit, locale }) =>
    foundPage(/[\p{L}\p{N}]/u.test(query) ? search()(query) : [], limit, ({ grade, foundAs }) => ({
      title: grade.designation,
      ...(foundAs ? { detail: `${foundAs.system} ${foundAs.designation}` } : {}),
      ...(grade.names ? { snippet: grade.names[locale] } : {}),
      address: pathTo('materialGrade', { grade_id: grade.id }),
    }));
}
