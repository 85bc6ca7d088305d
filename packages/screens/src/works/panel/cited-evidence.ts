import type { Evidence, Lookup, RecordId, WorkRecord } from '@assay/works';
import { citedIn } from '@assay/works/prose';
import type { WorkPlace } from '../works.source.ts';

/** A passage, and where in the work it is cited. */
export interface CitedPassage {
  readonly evidence: Evidence;
  readonly places: readonly WorkPlace[];
}

/** A document, and what of it is cited, in the order of citation. */
export interface CitedDocument {
  readonly document: string;
  readonly passages: readonly CitedPassage[];
}

/** Fields of prose of a record, each with the keys that its text cites, in their order. */
function proseOf(work: Lookup, { type, fields }: WorkRecord): ReadonlyMap<string, readonly string[]> {
  const known = Object.entries(work.kind.types[type]?.fields ?? {});
  return new Map(known.filter(([, { stepwise }]) => stepwise).map(([field]) => [field, citedIn(fields[field])]));
}

/** What one record cites: first what stands behind it, then what its texts cite; what a text no longer cites is left out. */
function citedBy(work: Lookup, record: WorkRecord): readonly (Evidence & { of: WorkPlace })[] {
  const prose = proseOf(work, record);
  const inText = new Set([...prose.values()].flat());
  const behind = Object.entries(record.evidence)
    .filter(([key, { field }]) => !inText.has(key) && (field === undefined || !prose.has(field)))
    .map(([, evidence]) => {
      const { field } = evidence;
      return { ...evidence, of: { record: record.id, ...(field !== undefined && { field }) } };
    });
  const texts = Array.from(prose).flatMap(([field, keys]) =>
    [...new Set(keys)].flatMap((key) => {
      const evidence = record.evidence[key];
      return evidence ? [{ ...evidence, of: { record: record.id, field } }] : [];
    }),
  );
  return [...behind, ...texts];
}

const isSame = (a: WorkPlace, b: WorkPlace) => a.record === b.record && a.field === b.field;

/** All passages that a work cites, by document, in the order in which somebody who reads the work comes to them. */
export function citedEvidence(work: Lookup): readonly CitedDocument[] {
  const documents = new Map<string, Map<string, { evidence: Evidence; places: WorkPlace[] }>>();
  const visit = (id: RecordId) => {
    const record = work.get(id);
    for (const { of, ...evidence } of record ? citedBy(work, record) : []) {
      const { document, version, start, end } = evidence;
      const passages = documents.get(document) ?? new Map();
      documents.set(document, passages);
      const key = [version, start, end].join(' ');
      const passage = passages.get(key) ?? { evidence, places: [] };
      passages.set(key, passage);
      if (!passage.places.some((place: WorkPlace) => isSame(place, of))) passage.places.push(of);
    }
    for (const child of work.children(id)) visit(child);
  };
  for (const top of work.children(null)) visit(top);
  return Array.from(documents, ([document, passages]) => ({ document, passages: [...passages.values()] }));
}

/** How many passages there are. */
export const passageCount = (cited: readonly CitedDocument[]): number =>
  cited.reduce((sum, { passages }) => sum + passages.length, 0);

/** What of it has these words, in its quotation or as the title of its document. */
export function citedWith(
  words: string,
  cited: readonly CitedDocument[],
  titleOf: (document: string) => string,
): readonly CitedDocument[] {
  const wanted = words.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  if (wanted === '') return cited;
  return cited.flatMap(({ document, passages }) => {
    const found = has(titleOf(document)) ? passages : passages.filter(({ evidence }) => has(evidence.quote));
    return found.length > 0 ? [{ document, passages: found }] : [];
  });
}
