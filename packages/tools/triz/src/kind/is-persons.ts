import type { Lookup, RecordId } from '@assay/works';

/** Whether a person wrote in a record, or in anything below it; where a card was put is no words. */
export function isPersons(work: Lookup, id: RecordId): boolean {
  const record = work.get(id);
  if (!record) return false;
  const fields = work.kind.types[record.type]?.fields ?? {};
  const written = Object.entries(record.origins).some(
    ([field, origin]) => origin === 'person' && fields[field]?.isDrawn !== true,
  );
  return record.origin === 'person' || written || work.children(id).some((child) => isPersons(work, child));
}
