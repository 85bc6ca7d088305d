import type { GridRecord } from './EditableGrid.types.ts';

/** A line of the grid: a row that nothing lies below, after all it belongs to. Levels without a row are undefined. */
export type GridLine<Row> = { key: string; path: readonly (Row | undefined)[] };

/**
 * The lines that rows make, in their order and depth first. A row whose parent is unknown counts as one without; rows that
 * lie deeper than `levels` make none.
 */
export function linesOf<Row extends GridRecord>(rows: readonly Row[], levels: number): readonly GridLine<Row>[] {
  if (levels === 1) return rows.map((row) => ({ key: row.id, path: [row] }));
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | undefined, Row[]>();
  for (const row of rows) {
    const parent = row.parent !== undefined && known.has(row.parent) ? row.parent : undefined;
    const members = below.get(parent);
    if (members) members.push(row);
    else below.set(parent, [row]);
  }
  const lines: GridLine<Row>[] = [];
  const visit = (row: Row, above: readonly Row[]) => {
    const path = [...above, row];
    const members = path.length < levels ? (below.get(row.id) ?? []) : [];
    for (const member of members) visit(member, path);
    if (members.length === 0)
      lines.push({ key: row.id, path: Array.from({ length: levels }, (_, level) => path[level]) });
  };
  for (const row of below.get(undefined) ?? []) visit(row, []);
  return lines;
}

/** The lines that a row of a level spans: from `first` up to, not including, `end`. */
export type Span = { first: number; end: number };

/** Where rows begin and end among the lines, by level. */
export type Spans = { of: (line: number, level: number) => Span };

/** Reads the spans of lines; a row spans the lines that follow one another with it in their path. */
export function spansOf<Row extends GridRecord>(lines: readonly GridLine<Row>[], levels: number): Spans {
  const first = Array.from({ length: levels - 1 }, () => new Int32Array(lines.length));
  const end = Array.from({ length: levels - 1 }, () => new Int32Array(lines.length));
  for (let level = 0; level < levels - 1; level++) {
    let begun = 0;
    for (let at = 0; at < lines.length; at++) {
      if (at > 0 && !isSameRow(lines[at - 1], lines[at], level)) begun = at;
      (first[level] as Int32Array)[at] = begun;
    }
    let ends = lines.length;
    for (let at = lines.length - 1; at >= 0; at--) {
      (end[level] as Int32Array)[at] = ends;
      if (first[level]?.[at] === at) ends = at;
    }
  }
  return {
    of: (line, level) => ({ first: first[level]?.[line] ?? line, end: end[level]?.[line] ?? line + 1 }),
  };
}

function isSameRow<Row extends GridRecord>(
  one: GridLine<Row> | undefined,
  other: GridLine<Row> | undefined,
  level: number,
): boolean {
  const row = one?.path[level];
  return row !== undefined && row.id === other?.path[level]?.id;
}
