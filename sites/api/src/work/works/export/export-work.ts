import type { Locale, WorkFormat } from '@assay/domain';
import { type Sheet, writeDocx, writeMarkdown, writePdf, writeXlsx } from '@assay/markdown/writers';
import { createWorkState, type OutlineSheet, schemaVersion, type Tool, titleOf, type WorkRecord } from '@assay/works';
import { attachment } from '../../../ground/http/attachment.ts';
import { csvLine } from '../../../ground/http/csv.ts';
import type { DocumentDetails } from '../../../knowledge/evidence/evidence.types.ts';
import { workDocument } from './work-document.ts';

interface ExportedWork {
  tool: Tool;
  revision: number;
  records: readonly WorkRecord[];
  details: ReadonlyMap<string, DocumentDetails>;
  locale: Locale;
}

const sheetOf = ({ name, columns, rows }: OutlineSheet): Sheet => ({
  name,
  head: columns.map((column) => column.name),
  widths: columns.map(({ width }) => width),
  rows,
});

/** The first table, UTF-8 with its mark. */
function csvOf({ columns, rows }: OutlineSheet): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return `\u{feff}${lines.map((line) => csvLine(line.map((cell) => String(cell ?? '')))).join('')}`;
}

/** All that a work holds, in the form in which it is kept, with what its sources are called. */
function jsonOf({ tool, revision, records, details }: ExportedWork, title: string): string {
  const sources = Array.from(details.values(), ({ document, title: name, language, year, url }) => ({
    document,
    title: name,
    language,
    ...(year !== undefined && { year }),
    ...(url !== undefined && { url }),
  }));
  const held = { kind: tool.kind.name, schema: schemaVersion(tool.kind), revision, title, records, sources };
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
  const { tool, records, details, locale } = work;
  const state = createWorkState(tool.kind, records);
  const title = titleOf(state);
  const { blocks, sheets, names } = tool.outline(state, locale);
  const document = () => workDocument({ title, blocks, details, names, locale });
  const written: Record<WorkFormat, () => string | Uint8Array | Promise<Uint8Array>> = {
    docx: () => writeDocx(document()),
    pdf: () => writePdf(document()),
    md: () => writeMarkdown(document()),
    xlsx: () => writeXlsx(sheets.map(sheetOf)),
    csv: () => (sheets[0] ? csvOf(sheets[0]) : '\u{feff}'),
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
