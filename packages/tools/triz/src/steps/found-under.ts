import type { Basis, FieldValue, Lookup, Operation, RecordId, WorkRecord } from '@assay/works';

/** What the rules found, with the value by which it is known again. */
export interface Found {
  key: string;
  fields: Readonly<Record<string, FieldValue>>;
}

interface FoundPlace {
  parent: RecordId;
  type: string;
  /** The field that holds the key. */
  keyField: string;
  basis: readonly Basis[];
  newId(): string;
}

/** Whether anything hangs on it that a person would miss. */
function isTouched(work: Lookup, record: WorkRecord): boolean {
  return record.fields['note'] !== undefined || work.children(record.id).length > 0;
}

/**
 * Brings what stands under a record to what was found, in its order: new ones come, known ones keep what was written to
 * them, and those that no longer apply go unless a person touched them.
 */
export function foundUnder(work: Lookup, found: readonly Found[], place: FoundPlace): readonly Operation[] {
  const { parent, type, keyField, basis, newId } = place;
  const present = work.children(parent).flatMap((id) => {
    const record = work.get(id);
    return record?.type === type ? [record] : [];
  });
  const keys = new Set(found.map(({ key }) => key));
  const operations: Operation[] = present
    .filter(({ fields: { [keyField]: key } }) => typeof key !== 'string' || !keys.has(key))
    .map((record) =>
      isTouched(work, record) ? { op: 'base', id: record.id, basis } : { op: 'remove', id: record.id },
    );
  let last: RecordId | null = null;
  for (const { key, fields } of found) {
    const known = present.find((record) => record.fields[keyField] === key);
    const id: RecordId = known?.id ?? newId();
    if (known) {
      for (const [field, value] of Object.entries(fields)) operations.push({ op: 'set', id, field, value });
      operations.push({ op: 'base', id, basis }, { op: 'move', id, parent, after: last });
    } else operations.push({ op: 'add', id, type, parent, after: last, fields: { ...fields, [keyField]: key }, basis });
    last = id;
  }
  return operations;
}
