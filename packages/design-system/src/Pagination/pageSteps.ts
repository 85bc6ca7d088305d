/** A page, or a gap of several that are left out. */
export type PageStep = { page: number } | { gapAfter: number };

/**
 * The pages to name, from 1: the first, the last, the present with one neighbour on each side, and never a gap of one
 * page. There are always seven steps where there are more than seven pages, so that the buttons keep their places.
 */
export function pageSteps(page: number, pages: number): PageStep[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ page: from + at }));
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), { gapAfter: 5 }, { page: pages }];
  if (page >= pages - 3) return [{ page: 1 }, { gapAfter: 1 }, ...range(pages - 4, pages)];
  return [{ page: 1 }, { gapAfter: 1 }, ...range(page - 1, page + 1), { gapAfter: page + 1 }, { page: pages }];
}
