import type { Lookup, WorkRecord } from '@assay/works';

const cites = ({ evidence }: Pick<WorkRecord, 'evidence'>) => Object.keys(evidence).length > 0;

/** Whether a concept rests on a passage: one of its own, or one of what led to it. */
export function isSourced(work: Lookup, concept: Pick<WorkRecord, 'parent' | 'evidence'>): boolean {
  const above = concept.parent === null ? undefined : work.get(concept.parent);
  return cites(concept) || (above !== undefined && cites(above));
}

/** Rules count the passages that they find; whatever else cites one is a person's. */
export const isCitedByPerson = ({ evidence }: Pick<WorkRecord, 'evidence'>): boolean =>
  Object.keys(evidence).some((key) => !/^\d+$/.test(key));
