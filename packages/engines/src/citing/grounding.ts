import type { Citation } from '@assay/domain';
import type { Candidate } from './passages.ts';
import { aboveOf, citationsOf } from './sources.ts';
import type { Claim } from './support-judge.ts';

const longestSentence = 1_000;

/** A written sentence with the citations it names; they are spans of the stored text, whatever the model wrote. */
export interface GroundedSentence {
  claim: Claim;
  citations: readonly Citation[];
}

/**
 * What a model wrote as the plain text it should be: without links and pictures, which could tell others what was read,
 * without marks of citations, which only code sets, and without what would begin a heading or a list.
 */
export function plainSentence(written: string): string {
  return written
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*[[【]\^?\d+(?:\s*[,–-]\s*\d+)*[\]】](?![\p{L}\d-])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[#>*+|-]+\s+)+/, '')
    .trim()
    .slice(0, longestSentence);
}

/** Joins what was written to the sources it names; ids that nobody gave it are passed over. */
export function ground(
  text: string,
  ids: readonly number[],
  sources: ReadonlyMap<number, Candidate>,
  language: string,
): GroundedSentence {
  const cited = [...new Set(ids)].flatMap((id) => sources.get(id) ?? []);
  const seen = new Set<string>();
  const citations = cited.flatMap(citationsOf).filter(({ document, start, end }) => {
    const place = `${document} ${start} ${end}`;
    return !seen.has(place) && seen.add(place);
  });
  return {
    citations,
    claim: {
      sentence: plainSentence(text),
      quotes: citations.map(({ quote }) => quote),
      about: [...new Set(cited.flatMap(aboveOf))],
      language,
    },
  };
}
