import type { Judgments } from '@assay/engines/retrieval';

export interface CollectionDocument {
  id: string;
  title: string;
  text: string;
}

/** Documents, questions and judgments of a retrieval experiment. */
export interface TestCollection {
  documents: readonly CollectionDocument[];
  queries: ReadonlyMap<string, string>;
  judgments: ReadonlyMap<string, Judgments>;
}

/** A file of a collection cannot be read as what it should be; the message names the place. */
export class CollectionError extends Error {
  override readonly name = 'CollectionError';
}

/**
 * Reads a collection in the form of BEIR (`_id`, `title`, `text` as JSON lines; judgments as TSV of query, document and
 * gain), or of the Cranfield files (`.I` records; questions as TSV; judgments name documents by position and grade them
 * 1, best, to 5). Each file is told by its own shape.
 *
 * @throws CollectionError
 */
export function readCollection(files: { documents: string; queries: string; qrels: string }): TestCollection {
  const isCranfield = files.documents.trimStart().startsWith('.I ');
  const documents = isCranfield ? cranfieldDocuments(files.documents) : jsonDocuments(files.documents);
  const queries = files.queries.trimStart().startsWith('{') ? jsonQueries(files.queries) : tsvQueries(files.queries);
  const judgments = isCranfield ? cranfieldJudgments(files.qrels, documents) : beirJudgments(files.qrels);
  if (documents.length === 0 || queries.size === 0 || judgments.size === 0) {
    throw new CollectionError('A collection needs documents, queries and judgments; one of the files has none.');
  }
  const unasked = [...judgments.keys()].filter((query) => !queries.has(query));
  if (unasked.length === judgments.size) {
    throw new CollectionError('No judged query is among the queries; the files belong to different collections.');
  }
  for (const query of unasked) judgments.delete(query);
  return { documents, queries, judgments };
}

function lines(text: string): { line: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '');
}

function jsonDocuments(text: string): CollectionDocument[] {
  return lines(text).map(({ line, number }) => {
    const { _id: id, title, text: body } = jsonLine(line, number, 'documents');
    if (typeof id !== 'string' || typeof body !== 'string') {
      throw new CollectionError(`Line ${number} of the documents needs the strings _id and text.`);
    }
    return { id, title: typeof title === 'string' ? title : '', text: body };
  });
}

function jsonQueries(text: string): Map<string, string> {
  return new Map(
    lines(text).map(({ line, number }) => {
      const { _id: id, text: query } = jsonLine(line, number, 'queries');
      if (typeof id !== 'string' || typeof query !== 'string') {
        throw new CollectionError(`Line ${number} of the queries needs the strings _id and text.`);
      }
      return [id, query];
    }),
  );
}

function jsonLine(line: string, number: number, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new CollectionError(`Line ${number} of the ${file} is not JSON.`);
  }
}

function tsvQueries(text: string): Map<string, string> {
  return new Map(
    lines(text).map(({ line, number }) => {
      const at = line.indexOf('\t');
      if (at < 1) throw new CollectionError(`Line ${number} of the queries needs an id, a tab and the question.`);
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/** Records of `.I`, `.T` title, `.A` author, `.B` source and `.W` text. */
export function cranfieldDocuments(text: string): CollectionDocument[] {
  return text
    .split(/^\.I /m)
    .slice(1)
    .map((record) => {
      const [id = '', ...rest] = record.split('\n');
      const fields: Record<string, string[]> = {};
      let field: string[] = [];
      for (const line of rest) {
        const mark = /^\.([TABW])\s*$/.exec(line);
        if (mark) {
          field = [];
          fields[mark[1] as string] = field;
        } else field.push(line);
      }
      const body = (name: string) => (fields[name] ?? []).join('\n').trim();
      return { id: id.trim(), title: body('T').replace(/\s+/g, ' '), text: body('W') };
    });
}

type Row = { cells: string[]; number: number };

function judgmentRows(text: string): Row[] {
  return lines(text).map(({ line, number }) => ({ cells: line.trim().split(/\s+/), number }));
}

function collect(rows: readonly Row[], read: (row: Row) => { query: string; document: string; gain: number }) {
  const judgments = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const { query, document, gain } = read(row);
    const gains = judgments.get(query) ?? new Map<string, number>();
    judgments.set(query, gains.set(document, Math.max(gain, gains.get(document) ?? 0)));
  }
  return judgments;
}

/** `query-id corpus-id score` with or without its heading; TREC's four columns too. */
function beirJudgments(text: string): Map<string, Map<string, number>> {
  const rows = judgmentRows(text).filter(({ cells }, index) => index > 0 || !Number.isNaN(Number(cells.at(-1))));
  return collect(rows, ({ cells, number }) => {
    const [query, document] = cells.length === 4 ? [cells[0], cells[2]] : [cells[0], cells[1]];
    const gain = Number(cells.at(-1));
    if (cells.length < 3 || query === undefined || document === undefined || Number.isNaN(gain)) {
      throw new CollectionError(`Line ${number} of the judgments needs a query, a document and a number.`);
    }
    return { query, document, gain: Math.max(0, gain) };
  });
}

/** Query, position of the document counted from 1, and grade 1 (best) to 5; -1 is not relevant. The gain is 5 - grade. */
function cranfieldJudgments(text: string, documents: readonly CollectionDocument[]): Map<string, Map<string, number>> {
  return collect(judgmentRows(text), ({ cells: [query, position, grade], number }) => {
    const document = documents[Number(position) - 1];
    const value = Number(grade);
    if (query === undefined || document === undefined || !Number.isInteger(value)) {
      throw new CollectionError(
        `Line ${number} of the judgments needs a query, the position of a document and a grade.`,
      );
    }
    return { query, document: document.id, gain: value < 1 ? 0 : Math.max(0, 5 - value) };
  });
}
