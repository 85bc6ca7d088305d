import { pagedFile } from './paged-file.ts';

/** A column of a CSV file: its name, and its text in a row. */
export type CsvColumn<Row> = readonly [title: string, of: (row: Row) => string];

/**
 * One line of RFC 4180. Words that a spreadsheet would run as a formula (OWASP, CSV injection) get an apostrophe before
 * them; figures stay figures.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

const isFigure = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const runs = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u;
/** Where the comma is that of decimals, a spreadsheet ends a cell here, in quotation marks or not. */
const endsElsewhere = /[;\t\r\n](?=(?:(?![;\t\r\n])[\s\p{Cc}])*[=+\-@＝＋－＠])/gu;

function cell(text: string): string {
  const begun = runs.test(text) && !isFigure.test(text) ? `'${text}` : text;
  const safe = begun.replaceAll(endsElsewhere, "$&'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV file that is read while it is sent, `page` by `page` of at most `limit` rows from an offset. It begins with the
 * mark by which spreadsheets know UTF-8.
 */
export function csvFile<Row>(
  filename: string,
  columns: readonly CsvColumn<Row>[],
  page: (at: { offset: number; limit: number }) => Promise<readonly Row[]>,
): Response {
  return pagedFile({
    filename,
    contentType: 'text/csv; charset=utf-8',
    head: `\u{feff}${csvLine(columns.map(([title]) => title))}`,
    line: (row: Row) => csvLine(columns.map(([, of]) => of(row))),
    page,
  });
}
