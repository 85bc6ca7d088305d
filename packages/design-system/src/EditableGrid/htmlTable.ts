import type { Block } from './tabular.ts';

/** A cell of a table to be written: its text, and the lines it spans; those it covers are undefined. */
export type TableCell = { text: string; span: number } | undefined;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\t', '&#9;')
    .replace(/\r\n|\r|\n/g, '<br>');

/** Cells as a table that spreadsheets and word processors take, merged cells merged. */
export function writeTable(rows: readonly (readonly TableCell[])[]): string {
  const cell = (each: TableCell) =>
    each && `<td${each.span > 1 ? ` rowspan="${each.span}"` : ''}>${escaped(each.text)}</td>`;
  const body = rows.map((row) => `<tr>${row.map((each) => cell(each) ?? '').join('')}</tr>`).join('');
  return `<meta charset="utf-8"><table>${body}</table>`;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return named[name?.toLowerCase() ?? ''] ?? whole;
  });

const token =
  /<!--[\s\S]*?-->|<(style|script)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</giu;
const spanIn = (attributes: string, name: string) =>
  Math.max(1, Math.min(1000, Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1)));

/**
 * The cells of the first table in a piece of HTML, those that a merged cell covers empty; undefined where there is none. It is
 * read as text and never made a document: what is pasted runs nowhere.
 */
export function readTable(html: string): Block | undefined {
  const rows: (string | undefined)[][] = [];
  let depth = 0;
  let row = -1;
  let cell: { text: string; rows: number; columns: number } | undefined;
  const close = () => {
    if (!cell) return;
    place(rows, row, tidy(cell.text), cell.rows, cell.columns);
    cell = undefined;
  };
  for (const [whole, , slash, tag = '', attributes = ''] of html.matchAll(token)) {
    const name = tag.toLowerCase();
    if (name === 'table') {
      depth += slash ? -1 : 1;
      if (slash && depth === 0) break;
    } else if (depth === 1 && name === 'tr') {
      close();
      if (!slash) row += 1;
    } else if (depth === 1 && (name === 'td' || name === 'th')) {
      close();
      if (row < 0) row = 0;
      if (!slash) cell = { text: '', rows: spanIn(attributes, 'rowspan'), columns: spanIn(attributes, 'colspan') };
    } else if (cell && (name === 'br' || (slash && /^(p|div|li)$/.test(name)))) cell.text += '\n';
    else if (cell && name === '' && !whole.startsWith('<!--'))
      cell.text += unescaped(whole.replace(/[ \t\r\n]+/g, ' '));
  }
  close();
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return width === 0 ? undefined : rows.map((each) => Array.from({ length: width }, (_, at) => each[at] ?? ''));
}

/** Without the blanks that markup leaves around words and lines. */
const tidy = (text: string) =>
  text
    .replace(/ *\n */g, '\n')
    .replace(/^[ \n]+|[ \n]+$/g, '')
    .replaceAll('\u00a0', ' ');

function place(rows: (string | undefined)[][], at: number, text: string, down: number, across: number): void {
  const row = rowAt(rows, at);
  let column = 0;
  while (row[column] !== undefined) column += 1;
  for (let line = 0; line < down; line++)
    for (let step = 0; step < across; step++) rowAt(rows, at + line)[column + step] = line + step === 0 ? text : '';
}

function rowAt(rows: (string | undefined)[][], at: number): (string | undefined)[] {
  while (rows.length <= at) rows.push([]);
  return rows[at] ?? [];
}
