import { type Finding, type Lookup, rootId } from '@assay/works';
import { below, principleOf } from './board-nodes.ts';

/** What the rules object to in a board: a branch whose principle no passage shows, and an idea without a principle or a source (F4). */
export function checkBoard(work: Lookup): readonly Finding[] {
  const found: Finding[] = [];
  const visit = (id: string) => {
    for (const node of below(work, id)) {
      const isBare = Object.keys(node.evidence).length === 0;
      if (node.type === 'branch' && node.fields.isSearched === true && below(work, node.id).length === 0)
        found.push({ rule: 'noEvidence', record: node.id, field: 'name', severity: 'gap' });
      if (node.type === 'idea' && node.fields.isAside !== true) {
        if (principleOf(work, node) === undefined)
          found.push({ rule: 'noPrinciple', record: node.id, field: 'principle', severity: 'doubt' });
        if (isBare) found.push({ rule: 'noSource', record: node.id, field: 'name', severity: 'doubt' });
      }
      visit(node.id);
    }
  };
  visit(rootId);
  return found;
}
