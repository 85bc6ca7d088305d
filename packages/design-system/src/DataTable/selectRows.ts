/** Keys under selection after one row was toggled, or after a range was drawn from `anchor` to it. Keys of rows not shown stay. */
export function selectRows(
  selected: ReadonlySet<string>,
  shown: readonly string[],
  { row, anchor }: { row: number; anchor?: number | undefined },
): ReadonlySet<string> {
  const next = new Set(selected);
  const key = shown[row];
  if (key === undefined) return next;
  if (anchor !== undefined && anchor !== row) {
    const [from, to] = anchor < row ? [anchor, row] : [row, anchor];
    for (const each of shown.slice(from, to + 1)) next.add(each);
  } else if (!next.delete(key)) next.add(key);
  return next;
}
