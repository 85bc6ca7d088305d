import type { TableView } from './DataTable.types.ts';

/** Inline variables: tracks of every row, least width of a row. */
export const tracksVariable = '--assay-data-table-tracks';
export const widthVariable = '--assay-data-table-width';

export const defaultWidth = 160;
export const minimumWidth = 64;
/** Width in px of the column of boxes. */
export const selectWidth = 40;

/** What of a column decides its width in px. */
export type SizedColumn = { id: string; width?: number; minWidth?: number };

/** Width in px of a column, at least. */
export const widthOf = (column: SizedColumn, widths: TableView['widths']) =>
  widths[column.id] ?? column.width ?? defaultWidth;

/** The tracks of a row's grid and the least width in px of all of them; drawn columns keep their width, the others share the rest. */
export function columnTracks(
  columns: readonly SizedColumn[],
  widths: TableView['widths'],
  hasSelect: boolean,
): { tracks: string; width: number } {
  const tracks = columns.map((column) => {
    const width = widthOf(column, widths);
    return column.id in widths ? `${width}px` : `minmax(${width}px, ${width}fr)`;
  });
  if (hasSelect) tracks.unshift(`${selectWidth}px`);
  // Where every column was drawn, an empty track takes the rest, so that rules run to the edge.
  if (columns.every(({ id }) => id in widths)) tracks.push('1fr');
  const width = columns.reduce((sum, column) => sum + widthOf(column, widths), hasSelect ? selectWidth : 0);
  return { tracks: tracks.join(' '), width };
}
