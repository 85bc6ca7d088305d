import type { Citation, RankedPassage } from '@assay/domain';
import { type Quantity, quantities } from '../language/quantities.ts';
import { sentenceSpans } from '../language/sentences.ts';
import { tokenize as terms } from '../language/tokens/tokenize.ts';
import { isRowText, type TableRow, tableRowOf, valuesOfRow } from './table-row.ts';

/** A sentence of a passage, with what scoring needs, computed once. */
export interface Candidate {
  passage: RankedPassage;
  /** Rank of the passage, from 0. */
  rank: number;
  text: string;
  /** Offset of the sentence in the passage. */
  offset: number;
  terms: readonly string[];
  quantities: readonly Quantity[];
  /** A row of a table: it states values, but reads badly as a sentence. */
  isRow: boolean;
  /** The row under the heads of its columns, where they are known. */
  row?: TableRow;
  /** Terms of the title and section above it, and of the heads of a row's columns. */
  context: ReadonlySet<string>;
}

const longestSentence = 700;
const shortestSentence = 12;

/** Headings, table rules and fragments are read for context but never quoted as a sentence. */
function isQuotable(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < shortestSentence || trimmed.length > longestSentence) return false;
  if (trimmed.startsWith('#')) return false;
  if (isRowText(trimmed)) return /\d/.test(trimmed);
  return /[.?!。！？;；:)\]]$/u.test(trimmed) || /[\d%]$/u.test(trimmed);
}

type Sentence = Omit<Candidate, 'passage' | 'rank'>;

/** Passages whose sentences are kept: those of some fifty answers. */
const kept = 1_000;
const known = new Map<string, readonly Sentence[]>();

/** The quotable sentences of a passage. Many questions find the same ones, and reading them takes long. */
function sentencesOf(passage: RankedPassage): readonly Sentence[] {
  // A row of a table is told by where its columns stand, which its text does not say.
  if (passage.columns !== undefined) return readSentences(passage);
  const key = JSON.stringify([passage.language, passage.title, passage.section, passage.text]);
  const sentences = known.get(key) ?? readSentences(passage);
  known.delete(key);
  known.set(key, sentences);
  for (const oldest of known.keys()) {
    if (known.size <= kept) break;
    known.delete(oldest);
  }
  return sentences;
}

function readSentences(passage: RankedPassage): Sentence[] {
  // The row that names the columns states nothing by itself.
  if (passage.columns?.start === passage.start) return [];
  const row = tableRowOf(passage);
  const above = [passage.title, passage.section ?? '', row?.columns.text ?? ''].join(' ');
  const context = new Set(terms(above, passage.language));
  return sentenceSpans(passage.text)
    .map(({ start, end }) => ({ offset: start, text: passage.text.slice(start, end) }))
    .filter(({ text }) => isQuotable(text))
    .map(({ offset, text }) => ({
      text,
      offset,
      isRow: isRowText(text),
      terms: terms(text, passage.language),
      quantities: row === undefined ? quantities(text) : valuesOfRow(row).map(({ quantity }) => quantity),
      ...(row === undefined ? {} : { row }),
      context,
    }));
}

/** The quotable sentences of ranked passages, each once even when passages overlap. */
export function candidates(passages: readonly RankedPassage[]): Candidate[] {
  const seen = new Set<string>();
  return passages.flatMap((passage, rank) =>
    sentencesOf(passage).flatMap((sentence) => {
      const key = `${passage.document}:${passage.start + sentence.offset}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ passage, rank, ...sentence }];
    }),
  );
}

/** A citation of a span inside a passage; offsets are moved to the document's stored text. */
export function cite(passage: RankedPassage, from: number, to: number): Citation {
  return {
    document: passage.document,
    version: passage.version,
    start: passage.start + from,
    end: passage.start + to,
    quote: passage.text.slice(from, to),
  };
}

/** The citation of a whole candidate sentence. */
export function citeCandidate({ passage, offset, text }: Candidate): Citation {
  return cite(passage, offset, offset + text.length);
}
