import type { CellValue, SortDirection } from './DataTable.types.ts';

const isMissing = (value: CellValue) => value === null || value === undefined || Number.isNaN(value);

/**
 * Rows in the order of one value: numbers by size, words by the language's own order with figures in them read as
 * numbers (R2 before R10), numbers before words. Rows without a value stand last in both directions; equal ones keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
  direction: SortDirection,
  language: string,
): readonly Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: value(row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    const missing = Number(isMissing(one)) - Number(isMissing(other));
    if (missing !== 0 || isMissing(one)) return missing;
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    if (typeof one === 'number') return -sign;
    if (typeof other === 'number') return sign;
    return sign * collator.compare(one ?? '', other ?? '');
  });
  return keyed.map(({ row }) => row);
}
