import { zipSync } from 'fflate';

export type SheetCell = string | number | undefined;

export interface Sheet {
  /** At most 31 characters are shown. */
  name: string;
  /** Names of the columns, bold and kept in sight; absent for a sheet that is read down. */
  head?: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** Width of each column, in characters. @default 16 */
  widths?: readonly number[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const narrow = 16;
/** Excel opens no longer cell and no longer name. */
const longestCell = 32_767;
const longestName = 31;

const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** The first date that a ZIP archive knows, so that the same sheets give the same bytes. */
const mtime = new Date(1980, 0, 1);

/** A workbook (ECMA-376, part 1, SpreadsheetML): numbers are numbers; words are never run as formulas. */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const names = sheetNames(sheets);
  const numbered = sheets.map((sheet, at) => ({ sheet, id: at + 1, name: names[at] ?? '' }));
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${declaration}<Relationships xmlns="${packaged}/relationships">${inner}</Relationships>`;
  const content = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;
  const parts = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${content('workbook', 'sheet.main')}${numbered.map(({ id }) => content(`worksheets/sheet${id}`, 'worksheet')).join('')}${content('styles', 'styles')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ id, name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${numbered.map(({ id }) => relation(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${relation(numbered.length + 1, 'styles', 'styles.xml')}`,
    ),
    'xl/styles.xml': styles,
    ...Object.fromEntries(numbered.map(({ id, sheet }) => [`xl/worksheets/sheet${id}.xml`, worksheet(sheet)])),
  };
  const encoder = new TextEncoder();
  const files = Object.entries(parts).map(([path, text]) => [path, encoder.encode(text)]);
  return zipSync(Object.fromEntries(files), { mtime });
}

function worksheet({ head, rows, widths = [] }: Sheet): string {
  const count = Math.max(head?.length ?? 0, ...rows.map(({ length }) => length));
  const columns = Array.from(
    { length: count },
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[at] ?? narrow}" customWidth="1"/>`,
  );
  const view = head
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  const written = [
    ...(head ? [head.map((name) => cell(name, 1)).join('')] : []),
    ...rows.map((row) => row.map((value, at) => cell(value, head || at > 0 ? 0 : 1)).join('')),
  ];
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${declaration}<worksheet xmlns="${main}">${view}${cols}<sheetData>${written.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`;
}

function cell(value: SheetCell, style: 0 | 1): string {
  if (value === undefined || value === '') return `<c s="${style}"/>`;
  if (typeof value === 'number') return Number.isFinite(value) ? `<c s="${style}"><v>${value}</v></c>` : '<c/>';
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value.slice(0, longestCell))}</t></is></c>`;
}

/** XML 1.0 knows no control signs and no lone surrogates. */
function escaped(words: string): string {
  return words
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** Names that a workbook takes: without its own signs, and no two alike. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }, at) => {
    const plain =
      name
        .replaceAll(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, longestName) || `Sheet ${at + 1}`;
    const unique = taken.has(plain.toLowerCase()) ? `${plain.slice(0, longestName - 4)} ${at + 1}` : plain;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
