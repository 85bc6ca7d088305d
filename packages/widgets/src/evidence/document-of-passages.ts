import type { AssayCalls } from '@assay/contract';
import type { EvidenceDocument } from './useStoredDocument.ts';

type CitedPassages = AssayCalls['seek.passages']['response'];

/** A document of which nothing is known but the passages that are cited of it, each at its place. */
export function documentOfPassages({ passages, ...about }: CitedPassages): EvidenceDocument {
  let text = '';
  for (const { start, end, text: said } of passages) text = text.padEnd(start).slice(0, start) + said + text.slice(end);
  // Without parts nothing counts as the surroundings of a passage.
  return { ...about, text, parts: [] };
}
