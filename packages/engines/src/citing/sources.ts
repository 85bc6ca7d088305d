import type { AnswerSentence, Citation, RankedPassage } from '@assay/domain';
import { type Candidate, candidates, citeCandidate } from './passages.ts';
import { supportOf } from './support.ts';
import { citeColumns, rowInWords } from './table-row.ts';

const sentencesRead = 120;
const charactersRead = 20_000;

/** A sentence that may be chosen, as a model reads it. */
export interface NumberedSentence {
  id: number;
  text: string;
}

/** Sentences of one passage under what stands above it. */
export interface NumberedPassage {
  title: string;
  section?: string;
  year?: number;
  sentences: readonly NumberedSentence[];
}

/** Sentences that a model may choose from, each under its number. */
export interface Sources {
  passages: readonly NumberedPassage[];
  byId: ReadonlyMap<number, Candidate>;
}

/** What a candidate says, a row of a table in words. */
export const saidBy = ({ row, text }: Candidate): string => (row === undefined ? text : rowInWords(row));

/** Titles and sections above a candidate. */
export const aboveOf = ({ passage }: Candidate): string[] =>
  [passage.title, passage.section ?? ''].filter((text) => text !== '');

/** The sentence where it stands; of a row also the row that names the columns. */
export function citationsOf(candidate: Candidate): Citation[] {
  const { passage, row } = candidate;
  return row === undefined ? [citeCandidate(candidate)] : [citeCandidate(candidate), citeColumns(passage, row)];
}

/** A candidate as a sentence of the answer, quoted. */
export function quotationOf(candidate: Candidate): AnswerSentence {
  const citations = citationsOf(candidate);
  const text = saidBy(candidate);
  const quotes = citations.map(({ quote }) => quote);
  return { text, support: supportOf(text, quotes, candidate.passage.language), citations };
}

/** Numbers the quotable sentences of the best passages, as many as a model is given to read. */
export function numberSources(ranked: readonly RankedPassage[]): Sources {
  const byId = new Map<number, Candidate>();
  const numbered = new Map<RankedPassage, { id: number; text: string }[]>();
  let length = 0;
  for (const candidate of candidates(ranked)) {
    const { passage, isRow, row } = candidate;
    if (isRow && row === undefined) continue;
    const text = saidBy(candidate);
    length += text.length;
    if (byId.size >= sentencesRead || length > charactersRead) break;
    const id = byId.size + 1;
    byId.set(id, candidate);
    numbered.set(passage, [...(numbered.get(passage) ?? []), { id, text }]);
  }
  const passages = [...numbered].map(([{ title, section, year }, sentences]) => ({
    title,
    ...(section === undefined ? {} : { section }),
    ...(year === undefined ? {} : { year }),
    sentences,
  }));
  return { passages, byId };
}
