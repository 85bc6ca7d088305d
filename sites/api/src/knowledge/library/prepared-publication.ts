import { createHash } from 'node:crypto';
import { type DocumentPart, layOut, type Publication, type Span } from '@assay/domain';
import { cutPassages, type Passage } from '@assay/engines/importers';
import type { PassageIndex } from '../search/passage-index.types.ts';
import type { PassageRow } from '../search/search.types.ts';

/** A passage with its words, as the search index takes them. */
export interface PreparedPassage extends Passage {
  text: string;
  /** The column names above a table row. */
  context?: string | undefined;
  tokens: NonNullable<PassageRow['tokens']>;
}

/** A publication laid out, cut and hashed: all the work that needs no database. */
export interface PreparedPublication {
  publication: Publication;
  text: string;
  parts: readonly DocumentPart[];
  passages: readonly PreparedPassage[];
  /** SHA-256 of the stored text: another one makes a new version. */
  sha256: string;
  /** SHA-256 of the whole record: the same one changes nothing. */
  recordSha256: string;
  /** SHA-256 of the record as it stands in its source; absent for one made of pieces. */
  blobSha256: string | null;
}

/** Lays a publication out, cuts its passages and reads their words; the store does nothing but write the result. */
export function preparePublication(
  delivered: Publication,
  index: Pick<PassageIndex, 'read'>,
  blobSha256: string | null = null,
): PreparedPublication {
  const { publication, json } = storable(delivered);
  const { title, language } = publication;
  const { text, parts } = layOut(publication);
  const columns = columnNames(text);
  return {
    publication,
    text,
    parts,
    passages: cutPassages(text, parts).map((passage) => {
      const slice = text.slice(passage.start, passage.end);
      const context = passage.kind === 'table' ? columns(passage.part, passage.start) : undefined;
      return { ...passage, text: slice, context, tokens: index.read({ title, language, context, text: slice }) };
    }),
    sha256: sha256(text),
    recordSha256: sha256(json),
    blobSha256,
  };
}

/** First row of the table that a row belongs to: it names the columns. Undefined for the first row itself. */
function columnNames(text: string): (table: Span, start: number) => string | undefined {
  const found = new Map<Span, string>();
  return (table, start) => {
    if (table.start === start) return undefined;
    const known = found.get(table) ?? text.slice(table.start, table.end).split('\n', 1)[0] ?? '';
    found.set(table, known);
    return known;
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** PostgreSQL text holds neither NUL nor half of a surrogate pair; they become the replacement character. */
export function storableText(text: string): string {
  return text.replace(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

function storable(publication: Publication): { publication: Publication; json: string } {
  const json = JSON.stringify(publication);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return { publication, json };
  const clean = JSON.stringify(publication, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
  return { publication: JSON.parse(clean) as Publication, json: clean };
}
