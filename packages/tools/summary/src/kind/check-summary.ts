import type { Finding, Lookup } from '@assay/works';
import { checkCitedProse } from '@assay/works/prose';
import { sectionsOf } from './sections.ts';

/** What a summary says without a passage behind it. */
export function checkSummary(work: Lookup): readonly Finding[] {
  return sectionsOf(work).flatMap(({ sections }) => sections.flatMap((section) => checkCitedProse(section, 'body')));
}
