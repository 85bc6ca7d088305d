import type { Basis, WorkRecord } from '../record.types.ts';
import { contentHash } from './content-hash.ts';
import type { Lookup } from './lookup.types.ts';

/** What a field of a record holds now, as the basis of another. */
export function basisOf(lookup: Lookup, record: string, field: string): Basis {
  return { from: { record, field }, hash: contentHash(lookup.get(record)?.fields[field]) };
}

/**
 * The grounds of a record as they are now: what is sent for it where somebody looked and finds that it still stands.
 *
 * @param isMeant which of them they looked at
 */
export function renewedBasis(
  lookup: Lookup,
  record: Pick<WorkRecord, 'basis'>,
  isMeant: (basis: Basis) => boolean = () => true,
): readonly Basis[] {
  return record.basis.map((basis) => {
    const { from } = basis;
    return 'record' in from && isMeant(basis) ? { ...basis, ...basisOf(lookup, from.record, from.field) } : basis;
  });
}

/** The grounds of a record that are no longer what they were when it was derived from them. */
export function staleBasis(lookup: Lookup, record: Pick<WorkRecord, 'basis'>): readonly Basis[] {
  return record.basis.filter(({ from, hash }) => {
    if (!('record' in from)) return false;
    return contentHash(lookup.get(from.record)?.fields[from.field]) !== hash;
  });
}
