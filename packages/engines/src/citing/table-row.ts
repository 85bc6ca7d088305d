import type { Citation, RankedPassage } from '@assay/domain';
import { type Quantity, quantities } from '../language/quantities.ts';

/** One cell of a row under the head of its column. */
export interface TableCell {
  head: string;
  /** Name of the head without its unit. */
  name: string;
  /** Unit of the head, `mAh/g` of `Capacity (mAh/g)`; absent: the cell carries its own or has none. */
  unit?: string;
  text: string;
}

/** A row of a table with the row that names its columns. */
export interface TableRow {
  columns: NonNullable<RankedPassage['columns']>;
  /** What the row is about: its first cell. */
  subject: TableCell;
  cells: readonly TableCell[];
}

export const isRowText = (text: string) => /\s\|\s|^\|/.test(text);

export const cellsOf = (row: string): string[] =>
  row
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const isNumber = (cell: string) => /^[-−+±≈~<>≤≥]?\s?\d[\d.,\s–-]*%?$/u.test(cell);

/** Head of a column as its name and its unit. */
export function headOf(head: string): { name: string; unit?: string } {
  const [, name, unit] = /^(.+?)\s*[(（]((?:[^()（）]|\([^()]*\))+)[)）]$/u.exec(head) ?? [];
  const isUnit = unit !== undefined && quantities(`1 ${unit}`)[0]?.start === 0;
  return name !== undefined && isUnit ? { name, unit } : { name: head };
}

/**
 * Reads a row of a table under the heads of its columns; undefined for the heads themselves, for a table whose first row
 * names nothing, and where a row has other columns than the first.
 */
export function tableRowOf({ text, start, columns }: RankedPassage): TableRow | undefined {
  if (columns === undefined || columns.start === start || !isRowText(text)) return undefined;
  const heads = cellsOf(columns.text);
  const texts = cellsOf(text);
  if (heads.length !== texts.length || heads.length < 2 || heads.slice(1).some(isNumber)) return undefined;
  const [subject, ...cells] = texts.map((cell, at) => ({
    head: heads[at] ?? '',
    ...headOf(heads[at] ?? ''),
    text: cell,
  }));
  return subject === undefined ? undefined : { columns, subject, cells };
}

/** A value that a row states. */
export interface CellValue {
  /** Name of what is measured. */
  name: string;
  /** What it is measured of. */
  subject: string;
  unit: string;
  quantity: Quantity;
  /** Head of its column. */
  head: string;
}

const bound = /^(?:(?:above|below|over|under|at least|at most|up to|about|[<>≤≥≈~约約])\s?)?$/iu;

function quantityOf(text: string, unit: string | undefined): Quantity | undefined {
  const own = quantities(text)[0];
  const quantity = own ?? (unit === undefined ? undefined : quantities(`${text} ${unit}`)[0]);
  return quantity !== undefined && (own !== undefined || bound.test(text.slice(0, quantity.start)))
    ? quantity
    : undefined;
}

/** What a row is about; a number alone is told with the head that says of what: `Tempering temperature 550 °C`. */
function subjectOf({ name, text, unit }: TableCell): string {
  if (!isNumber(text) || unit === undefined) return unit === undefined ? text : `${text} ${unit}`;
  return `${name} ${text} ${unit}`;
}

/** Values of a row: the unit stands in the cell, in the head of its column, or behind the name of the row. */
export function valuesOfRow({ subject, cells }: TableRow): CellValue[] {
  const ofRow = headOf(subject.text);
  const whole = subjectOf(subject);
  return cells.flatMap((cell) => {
    const isNamedByRow = cell.unit === undefined && ofRow.unit !== undefined;
    const unit = isNamedByRow ? ofRow.unit : cell.unit;
    const quantity = quantityOf(cell.text, unit);
    if (quantity === undefined) return [];
    const isOwn = quantity.end <= cell.text.length;
    return [
      {
        quantity,
        head: cell.head,
        unit: isOwn || unit === undefined ? quantity.unit.symbol : unit,
        name: isNamedByRow ? ofRow.name : cell.name,
        subject: isNamedByRow ? cell.name : whole,
      },
    ];
  });
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const saysNothing = /^(?:[-–—]?|not stated|未注明|未註明|記載なし)$/iu;
/** Heads of a table that names a property in each row and its value beside it; they add nothing to these. */
const propertyHead = /^(?:property|quantity|parameter|性能|性质|性質|特性|物性|項目|项目)$/iu;
const valueHead = /^(?:value|数值|數值|値|值)$/iu;

/**
 * The row as one sentence, each cell behind the head of its column, a value behind the property that it is of; every word of
 * it stands in the table.
 */
export function rowInWords({ columns, subject, cells }: TableRow): string {
  const isWide = wide.test(columns.text);
  const [colon, semicolon, stop] = isWide ? ['：', '；', '。'] : [': ', '; ', '.'];
  const [first, ...others] = cells;
  const isProperty = first !== undefined && propertyHead.test(subject.head) && valueHead.test(first.head);
  const named = isProperty ? [{ head: subject.text, text: first.text }, ...others] : [subject, ...cells];
  const said = named.filter(({ text }) => !saysNothing.test(text));
  return `${said.map(({ head, text }) => (head === '' ? text : `${head}${colon}${text}`)).join(semicolon)}${stop}`;
}

/** The row that names the columns, as a citation of the same document. */
export function citeColumns({ document, version }: RankedPassage, { columns }: TableRow): Citation {
  return { document, version, start: columns.start, end: columns.end, quote: columns.text };
}
