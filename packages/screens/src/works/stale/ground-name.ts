import { type Basis, type Lookup, rootId } from '@assay/works';
import type { WorkDescriptions } from '../WorkDescriptions.ts';

/** What something was derived from: "Contradiction 2 · Improve"; undefined for a passage, and where the record is gone. */
export function groundName(words: WorkDescriptions, work: Lookup, { from }: Basis): string | undefined {
  const record = 'record' in from ? work.get(from.record) : undefined;
  if (!record || !('record' in from)) return undefined;
  const [name, field] = [words.record(record, work), words.field(record.type, from.field)];
  // Of the work as a whole the field says enough.
  return record.id === rootId || name === '' || name === field ? field : `${name} · ${field}`;
}
