import type { Lookup, RecordId } from '@assay/works';
import { isCitedByPerson } from './sources-of.ts';

/** Whether a person wrote in a record, cited or drew something at it, or did so at anything below it; where a card was put is no words. */
export function isPersons(work: Lookup, id: RecordId): boolean {
  const record = work.get(id);
  if (!record) return false;
  const fields = work.kind.types[record.type]?.fields ?? {};
  const written = Object.entries(record.origins).some(
    ([field, origin]) => origin === 'person' && fields[field]?.isDrawn !== true,
  );
  return (
    record.origin === 'person' ||
    written ||
    isCitedByPerson(record) ||
    [...work.children(id), ...work.referrers(id)].some((other) => isPersons(work, other))
  );
}
