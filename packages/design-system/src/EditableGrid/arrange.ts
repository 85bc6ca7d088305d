import type { SortDirection } from '../DataTable/DataTable.types.ts';
import { isEmpty, optionsOf } from './cellText.ts';
import type { GridColumn, GridFilter, GridRecord, GridValue, GridView } from './EditableGrid.types.ts';
import type { GridLine } from './lines.ts';

/** Lines as they were ordered and hidden when that was last asked for, by their keys; without an order it is the owner's. */
export type Arrangement = { order: readonly string[] | undefined; hidden: ReadonlySet<string> };

type Depth<Row> = (column: GridColumn<Row>) => number;

/** Whether a value is one of those that a filter leaves. */
export function passes<Row>(value: GridValue, filter: GridFilter, column: GridColumn<Row>): boolean {
  if ('has' in filter) {
    const words = fold(filter.has);
    return words === '' || namesOf(value, column).some((name) => fold(name).includes(words));
  }
  if ('among' in filter) {
    const values: readonly (string | number | boolean)[] = isEmpty(value)
      ? ['']
      : Array.isArray(value)
        ? value
        : [value];
    return values.some((each) => filter.among.includes(String(each)));
  }
  if (filter.from === undefined && filter.to === undefined) return true;
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  return (filter.from === undefined || value >= filter.from) && (filter.to === undefined || value <= filter.to);
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

function namesOf<Row>(value: GridValue, column: GridColumn<Row>): readonly string[] {
  const values = Array.isArray(value) ? (value as readonly string[]) : isEmpty(value) ? [] : [String(value)];
  const options = optionsOf(column);
  return values.map((each) => options.find((option) => option.value === each)?.label ?? each);
}

/** The order and the hidden lines that a view asks for now. Rows are sorted among those of their parent. */
export function arrange<Row extends GridRecord>(
  lines: readonly GridLine<Row>[],
  columns: readonly GridColumn<Row>[],
  view: GridView,
  levelOf: Depth<Row>,
  language: string,
): Arrangement {
  const filters = columns.flatMap((column) => {
    const filter = view.filters[column.id];
    return filter ? [{ column, filter, level: levelOf(column) }] : [];
  });
  const hidden = new Set(
    lines
      .filter(({ path }) =>
        filters.some(({ column, filter, level }) => {
          const row = path[level];
          return !passes(row && column.value(row), filter, column);
        }),
      )
      .map(({ key }) => key),
  );
  const sorted = columns.find(({ id }) => id === view.sort?.column);
  if (!sorted) return { order: undefined, hidden };
  const order = sortLines(lines, sorted, levelOf(sorted), view.sort?.direction ?? 'ascending', language);
  return { order: order.map(({ key }) => key), hidden };
}

/** A value as it is ordered: numbers by size, choices by the order of their options, words by the language. */
function orderOf<Row>(value: GridValue, column: GridColumn<Row>): string | number | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'boolean') return Number(value);
  if (column.kind === 'choice') {
    const place = column.options.findIndex((option) => option.value === value);
    return place < 0 ? undefined : place;
  }
  if (typeof value === 'number') return value;
  return namesOf(value, column).join(', ');
}

function sortLines<Row extends GridRecord>(
  lines: readonly GridLine<Row>[],
  column: GridColumn<Row>,
  level: number,
  direction: SortDirection,
  language: string,
): readonly GridLine<Row>[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (one: string | number | undefined, other: string | number | undefined) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * collator.compare(String(one), String(other));
  };
  return groupsOf(lines, level - 1).flatMap((group) =>
    groupsOf(group, level)
      .map((members) => {
        const row = members[0]?.path[level];
        return { members, key: row && orderOf(column.value(row), column) };
      })
      .sort((one, other) => compare(one.key, other.key))
      .flatMap(({ members }) => members),
  );
}

/** Lines that share the row of a level, each group where its first line stood. Level -1 holds all. */
function groupsOf<Row extends GridRecord>(
  lines: readonly GridLine<Row>[],
  level: number,
): readonly (readonly GridLine<Row>[])[] {
  if (level < 0) return [lines];
  const groups = new Map<string, GridLine<Row>[]>();
  for (const line of lines) {
    const key = line.path[level]?.id ?? ` ${line.key}`;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/**
 * Lines where they stood when they were last arranged, whatever their cells say now; lines that have come since stand behind
 * the one they follow, and lines of one parent stay together.
 */
export function holdLines<Row extends GridRecord>(
  held: Arrangement,
  lines: readonly GridLine<Row>[],
): readonly GridLine<Row>[] {
  if (!held.order) return held.hidden.size === 0 ? lines : lines.filter(({ key }) => !held.hidden.has(key));
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const known = new Set(held.order);
  const arrivals = new Map<string | undefined, GridLine<Row>[]>();
  let before: string | undefined;
  for (const line of lines) {
    if (known.has(line.key)) before = line.key;
    else {
      const others = arrivals.get(before);
      if (others) others.push(line);
      else arrivals.set(before, [line]);
    }
  }
  const placed = [...(arrivals.get(undefined) ?? [])];
  for (const key of held.order) {
    const line = byKey.get(key);
    if (line && !held.hidden.has(key)) placed.push(line);
    placed.push(...(arrivals.get(key) ?? []));
  }
  return together(placed);
}

/** Brings lines of one parent together where the first of them stands. */
function together<Row extends GridRecord>(lines: readonly GridLine<Row>[], level = 0): readonly GridLine<Row>[] {
  const levels = lines[0]?.path.length ?? 0;
  if (level >= levels - 1) return lines;
  return groupsOf(lines, level).flatMap((group) => together(group, level + 1));
}

/** Whether arranging anew would move or hide a line that is shown, or show one that is hidden. */
export function isOutdated(
  lines: readonly { key: string }[],
  shown: readonly { key: string }[],
  now: Arrangement,
): boolean {
  const order = now.order ?? lines.map(({ key }) => key);
  const wanted = now.hidden.size === 0 ? order : order.filter((key) => !now.hidden.has(key));
  return wanted.length !== shown.length || wanted.some((key, at) => key !== shown[at]?.key);
}
