import type { CellValue, DataColumn } from './DataTable.types.ts';

/** Heads and rows as they are exported: one array a row, the heads with their units first. */
export type TableRecords = readonly (readonly CellValue[])[];

/** What a table holds as plain records; columns without a value have none and are left out. */
export function tableRecords<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): TableRecords {
  const written = columns.filter(({ value }) => value !== undefined);
  return [
    written.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name)),
    ...rows.map((row) => written.map(({ value }) => value?.(row))),
  ];
}

/** Where the comma is that of decimals, a spreadsheet ends a field here, in quotation marks or not. */
const endsElsewhere = /[;\t\r\n](?=(?:(?![;\t\r\n])[\s\p{Cc}])*[=+\-@＝＋－＠])/gu;
const isNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d+)?\s*%?$/;

/**
 * Words that a spreadsheet would run as a formula (OWASP, CSV injection: first sign = + - @, tab or return, also in full
 * width or after spaces) get an apostrophe before them. Figures written as words stay figures.
 */
function guarded(words: string): string {
  if (isNumber.test(words.trim())) return words;
  const begun = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(words) ? `'${words}` : words;
  return begun.replaceAll(endsElsewhere, "$&'");
}

function field(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const words = guarded(value);
  return /[",\r\n]/.test(words) || words !== words.trim() ? `"${words.replaceAll('"', '""')}"` : words;
}

/** Records as CSV (RFC 4180): CRLF after every record, fields quoted where they need it; with the mark by which Excel reads UTF-8. */
export function writeCsv(records: TableRecords): string {
  return `\uFEFF${records.map((record) => `${record.map(field).join(',')}\r\n`).join('')}`;
}
