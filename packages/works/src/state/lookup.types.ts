import type { WorkKind } from '../kind/kind.types.ts';
import type { RecordId, WorkRecord } from '../record.types.ts';

/** The records of a work, as far as they are at hand. */
export interface Lookup {
  readonly kind: WorkKind;
  get(id: RecordId): WorkRecord | undefined;
  /** In their order. */
  children(parent: RecordId | null): readonly RecordId[];
  /** Records with a field that refers to this one. */
  referrers(id: RecordId): readonly RecordId[];
}
