import type { RankedDocument, RankedPassage } from './search.types.ts';

/**
 * Groups passages, best first, to documents by their best passage. Of a family only the document with the best passage
 * stays; the others are named in its `family`, and their passages are left out.
 */
export function groupDocuments(passages: readonly RankedPassage[]): {
  passages: RankedPassage[];
  documents: RankedDocument[];
} {
  const families = new Map<string, { document: RankedDocument; family: Set<string>; passages: RankedPassage[] }>();
  const kept: RankedPassage[] = [];
  for (const passage of passages) {
    const { documentId, version, familyId, title, scores, sourceType, language, date, owner } = passage;
    const known = families.get(familyId);
    if (known === undefined) {
      const own = { family: new Set<string>(), passages: [passage] };
      const document: RankedDocument = {
        documentId,
        version,
        familyId,
        title,
        score: scores.total,
        sourceType,
        language,
        ...(date === undefined ? {} : { date }),
        ...(owner === undefined ? {} : { owner }),
        family: [],
        passages: own.passages,
      };
      families.set(familyId, { document, ...own });
      kept.push(passage);
    } else if (known.document.documentId === documentId) {
      known.passages.push(passage);
      kept.push(passage);
    } else known.family.add(documentId);
  }
  return {
    passages: kept,
    documents: [...families.values()].map(({ document, family }) => ({ ...document, family: [...family] })),
  };
}
