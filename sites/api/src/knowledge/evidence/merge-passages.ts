import type { RankedPassage } from '@assay/domain';

/** How slowly a rank loses weight (Cormack, Clarke and Büttcher 2009). */
const flatness = 60;
/** Passages of a merged list, at least; the question's own list may be longer. */
const fewest = 50;

/**
 * Merges the passages of several searches for one question by their ranks. What only the question's words in another
 * language found is marked as such. Of a family only the document that comes first stays.
 *
 * @param own results of the question and its parts, best first
 * @param translated results of its words in another language, best first
 */
export function mergePassages(
  own: readonly (readonly RankedPassage[])[],
  translated: readonly RankedPassage[],
  atLeast = 0,
): RankedPassage[] {
  const merged = new Map<string, { passage: RankedPassage; score: number }>();
  const add = (passages: readonly RankedPassage[], isTranslated: boolean) =>
    passages.forEach((passage, rank) => {
      const place = `${passage.document} ${passage.version} ${passage.start} ${passage.end}`;
      const known = merged.get(place);
      const score = (known?.score ?? 0) + 1 / (flatness + rank + 1);
      const found = isTranslated ? { ...passage, byGlossary: true } : passage;
      // One search that found it by the question's own words is enough.
      const isOwn = known === undefined || (known.passage.byGlossary === true && found.byGlossary !== true);
      merged.set(place, { passage: isOwn ? found : known.passage, score });
    });
  for (const passages of own) add(passages, false);
  add(translated, true);
  const documents = new Map<string, string>();
  return [...merged.values()]
    .sort((a, b) => b.score - a.score)
    .filter(({ passage: { familyId, document } }) => {
      if (!documents.has(familyId)) documents.set(familyId, document);
      return documents.get(familyId) === document;
    })
    .slice(0, Math.max(fewest, atLeast))
    .map(({ passage, score }) => ({ ...passage, score }));
}
