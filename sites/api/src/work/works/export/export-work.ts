import type { Locale, WorkFormat } from '@assay/domain';
import { type Sheet, writeDocx, writeMarkdown, writePdf, writeXlsx } from '@assay/markdown/writers';
import {
  createWorkState,
  type OutlineSheet,
  schemaVersion,
  type Tool,
  titleOf,
  type WorkOutline,
  type WorkRecord,
} from '@assay/works';
import { attachment } from '../../../ground/http/attachment.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { csvLine } from '../../../ground/http/csv.ts';
import type { DocumentDetails } from '../../../knowledge/evidence/evidence.types.ts';
import type { HeldFigure } from '../figures/figures.ts';
import { workDocument } from './work-document.ts';
import { writtenSheets } from './written-sheets.ts';

interface ExportedWork {
  tool: Tool;
  revision: number;
  records: readonly WorkRecord[];
  details: ReadonlyMap<string, DocumentDetails>;
  /** Pictures of its prose. */
  figures: readonly HeldFigure[];
  locale: Locale;
}

type Cell = OutlineSheet['rows'][number][number];

/** What stands in a cell: of a document its title, with the year where it is known. */
function cellOf(cell: Cell, { details, names }: Pick<WorkOutline, 'names'> & Pick<ExportedWork, 'details'>) {
  if (typeof cell !== 'object') return cell;
  const known = details.get(cell.document);
  const title = known?.title ?? names?.get(cell.document) ?? cell.document;
  return known?.year === undefined ? title : `${title} (${known.year})`;
}

const sheetOf = ({ name, columns, rows }: OutlineSheet, known: Parameters<typeof cellOf>[1]): Sheet => ({
  name,
  head: columns.map((column) => column.name),
  widths: columns.map(({ width }) => width),
  rows: rows.map((row) => row.map((cell) => cellOf(cell, known))),
});

/** The first table, UTF-8 with its mark. */
function csvOf({ head, rows }: Sheet): string {
  const lines = [head ?? [], ...rows];
  return `\u{feff}${lines.map((line) => csvLine(line.map((cell) => String(cell ?? '')))).join('')}`;
}

/** Characters of pictures that an export as JSON holds, so that what comes out can be brought in again (`bringsFile`). */
const mostPictures = 12 * 2 ** 20;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/**
 * All that a work holds, in the form in which it is kept, with what its sources are called.
 *
 * @throws CallError tooLarge, where its pictures are: without them it would not be all
 */
function jsonOf({ tool, revision, records, details, figures }: ExportedWork, title: string): string {
  const pictures = figures.map(({ id, bytes, drawn }) => ({
    id,
    data: base64(bytes),
    ...(drawn && { drawn: base64(drawn) }),
  }));
  if (pictures.reduce((sum, { data, drawn = '' }) => sum + data.length + drawn.length, 0) > mostPictures)
    throw new CallError('tooLarge');
  const sources = Array.from(details.values(), ({ document, title: name, language, year, url }) => ({
    document,
    title: name,
    language,
    ...(year !== undefined && { year }),
    ...(url !== undefined && { url }),
  }));
  const held = {
    kind: tool.kind.name,
    schema: schemaVersion(tool.kind),
    revision,
    title,
    records,
    sources,
    ...(pictures.length > 0 && { figures: pictures }),
  };
  return `${JSON.stringify(held, null, 2)}\n`;
}

const types: Readonly<Record<WorkFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A work as a file. */
export async function exportWork(work: ExportedWork, format: WorkFormat): Promise<Response> {
  const { tool, records, details, figures, locale } = work;
  const state = createWorkState(tool.kind, records);
  const title = titleOf(state);
  const { blocks, sheets, names } = tool.outline(state, locale);
  const known = { details, names };
  const document = () => workDocument({ title, blocks, details, names, figures, locale });
  const written: Record<WorkFormat, () => string | Uint8Array | Promise<Uint8Array>> = {
    docx: () => writeDocx(document()),
    pdf: () => writePdf(document()),
    md: () => writeMarkdown(document()),
    xlsx: () => writeXlsx([...sheets.map((sheet) => sheetOf(sheet, known)), ...writtenSheets(blocks, locale)]),
    csv: () => (sheets[0] ? csvOf(sheetOf(sheets[0], known)) : '\u{feff}'),
    json: () => jsonOf(work, title),
  };
  const body = await written[format]();
  return new Response(typeof body === 'string' ? body : (body as Uint8Array<ArrayBuffer>), {
    headers: {
      'content-type': types[format],
      'content-disposition': attachment(title, `.${format}`),
      'cache-control': 'no-store',
    },
  });
}
