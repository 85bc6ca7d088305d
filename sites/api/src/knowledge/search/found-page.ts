import { foundAtMost } from '@assay/domain';
import type { FoundThing, FoundThings } from './finder.types.ts';

/**
 * The first of what was found, with the count of all of it.
 *
 * @param found no more of these than one beyond `foundAtMost` need be there
 */
export function foundPage<Row>(
  found: readonly Row[],
  limit: number,
  shown: (row: Row) => FoundThing,
  isCut = false,
): FoundThings {
  return {
    count: Math.min(found.length, foundAtMost),
    isCut: isCut || found.length > foundAtMost,
    results: found.slice(0, Math.min(limit, foundAtMost)).map(shown),
  };
}
