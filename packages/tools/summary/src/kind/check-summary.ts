import type { Finding, Lookup } from '@assay/works';
import { citedIn } from '@assay/works/prose';
import { sectionsOf } from './sections.ts';

/** What a summary says without a passage behind it. */
export function checkSummary(work: Lookup): readonly Finding[] {
  return sectionsOf(work).flatMap(({ sections }) =>
    sections.flatMap(({ id, fields, evidence }): Finding[] => {
      const body = fields['body'];
      if (body === undefined) return [{ rule: 'empty', record: id, field: 'body', severity: 'gap' }];
      const cited = citedIn(body);
      if (cited.length === 0) return [{ rule: 'noSource', record: id, field: 'body', severity: 'doubt' }];
      const isUnknown = cited.some((key) => !Object.hasOwn(evidence, key));
      return isUnknown ? [{ rule: 'unknownSource', record: id, field: 'body', severity: 'fault' }] : [];
    }),
  );
}
