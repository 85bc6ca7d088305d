import type { Finding, Lookup } from '@assay/works';
import { sectionsOf } from './sections.ts';

interface Node {
  readonly type?: string;
  readonly attrs?: { readonly evidence?: unknown };
  readonly content?: readonly Node[];
}

/** Keys of the evidence that prose cites. */
function citedIn(node: Node | undefined): string[] {
  if (node?.type === 'citation') return [String(node.attrs?.evidence)];
  return (node?.content ?? []).flatMap(citedIn);
}

/** What a summary says without a passage behind it. */
export function checkSummary(work: Lookup): readonly Finding[] {
  return sectionsOf(work).flatMap(({ sections }) =>
    sections.flatMap(({ id, fields, evidence }): Finding[] => {
      const body = fields['body'] as Node | undefined;
      if (body === undefined) return [{ rule: 'empty', record: id, field: 'body', severity: 'gap' }];
      const cited = citedIn(body);
      if (cited.length === 0) return [{ rule: 'noSource', record: id, field: 'body', severity: 'doubt' }];
      const isUnknown = cited.some((key) => !Object.hasOwn(evidence, key));
      return isUnknown ? [{ rule: 'unknownSource', record: id, field: 'body', severity: 'fault' }] : [];
    }),
  );
}
