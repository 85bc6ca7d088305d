/**
 * Edits between two words: letters inserted, left out, put for another, or two neighbours exchanged. The unrestricted
 * form (Lowrance and Wagner 1975), since the usual restricted one is no metric.
 *
 * @param limit more edits than this need not be counted; what is farther has any distance above it.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  const width = to.length + 2;
  if (Math.abs(from.length - to.length) > limit) return Math.abs(from.length - to.length);
  const far = from.length + to.length;
  const table = new Uint16Array((from.length + 2) * width);
  const at = (row: number, column: number) => table[row * width + column] as number;
  for (let row = 0; row <= from.length; row += 1) {
    table[(row + 1) * width] = far;
    table[(row + 1) * width + 1] = row;
  }
  for (let column = 0; column <= to.length; column += 1) {
    table[column + 1] = far;
    table[width + column + 1] = column;
  }
  table[0] = far;
  const lastRows = new Map<string, number>();
  for (let row = 1; row <= from.length; row += 1) {
    const letter = from[row - 1] as string;
    let lastColumn = 0;
    for (let column = 1; column <= to.length; column += 1) {
      const other = to[column - 1] as string;
      const lastRow = lastRows.get(other) ?? 0;
      const exchanged = at(lastRow, lastColumn) + (row - lastRow - 1) + 1 + (column - lastColumn - 1);
      const isSame = letter === other;
      if (isSame) lastColumn = column;
      table[(row + 1) * width + column + 1] = Math.min(
        at(row, column) + (isSame ? 0 : 1),
        at(row + 1, column) + 1,
        at(row, column + 1) + 1,
        exchanged,
      );
    }
    lastRows.set(letter, row);
  }
  return at(from.length + 1, to.length + 1);
}
