import { type Basis, contentHash, type FieldValue, type Lookup, type RecordId, rootId, staleBasis } from '@assay/works';

/** A problem as what was read in it, or found for it, rests on it. */
export const basisOnProblem = (statement: FieldValue | undefined): Basis => ({
  from: { record: rootId, field: 'statement' },
  hash: contentHash(statement),
});

/** The same of the problem of a work as it is told now. */
export const problemBasis = (work: Lookup): Basis => basisOnProblem(work.get(rootId)?.fields['statement']);

/** The problem of a work in the words of whoever has it; empty where nobody has said it. */
export function problemOf(work: Lookup): string {
  const statement = work.get(rootId)?.fields['statement'];
  return typeof statement === 'string' ? statement : '';
}

/** Whether something rests on the problem. */
export const isOnProblem = ({ from }: Basis): boolean =>
  'record' in from && from.record === rootId && from.field === 'statement';

/** Whether a record rests on the problem in other words than it is told in now. */
export function isOfOtherProblem(work: Lookup, id: RecordId): boolean {
  const record = work.get(id);
  return record !== undefined && staleBasis(work, record).some(isOnProblem);
}
