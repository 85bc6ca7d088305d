import type { Evidence } from '@assay/works';

const placeOf = ({ document, version, start, end }: Evidence) => [document, version, start, end].join(' ');

/**
 * The numbers under which a record's prose cites its passages, by the keys of its evidence. Two passages of one document are two
 * citations; the same passage is one, however often it is cited.
 */
export function citationNumbers(evidence: Readonly<Record<string, Evidence>>): Readonly<Record<string, number>> {
  const entries = Object.entries(evidence);
  const passages = [...new Set(entries.map(([, passage]) => placeOf(passage)))];
  return Object.fromEntries(entries.map(([key, passage]) => [key, passages.indexOf(placeOf(passage)) + 1]));
}
