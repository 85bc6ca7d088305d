import type { Span } from '@assay/domain';

const bar = ' | ';
/** A figure, a range or a sign for none: what no head of a column is. */
const figure = /^[≈~<>≤≥±−+-]*\s*\d|^[–—-]?$/u;

export interface TableRows {
  /** Cells of each row, as spans of the text. */
  rows: readonly (readonly Span[])[];
  /** Whether the first row names the columns. */
  hasHead: boolean;
}

/** A table of a stored text, which has a line a row and bars between cells; undefined where the rows do not agree. */
export function tableRowsOf(text: string): TableRows | undefined {
  let at = 0;
  const rows = text.split('\n').map((line) => {
    let start = at;
    at += line.length + 1;
    return line.split(bar).map((cell): Span => {
      const span = { start, end: start + cell.length };
      start = span.end + bar.length;
      return span;
    });
  });
  const [first] = rows;
  if (!first || first.length < 2 || rows.length < 2 || rows.some(({ length }) => length !== first.length))
    return undefined;
  return { rows, hasHead: first.slice(1).every(({ start, end }) => !figure.test(text.slice(start, end).trim())) };
}
