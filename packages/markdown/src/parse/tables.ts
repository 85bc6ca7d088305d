import type { ColumnAlignment, Inline, TableCellNode, TableRowNode } from '../nodes.ts';
import { type LeafLine, LeafSource } from './leaf-source.ts';

const delimiterRow = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** The alignments of a delimiter row (GFM 4.10); undefined when the line is none. */
export function readAlignments(line: string): ColumnAlignment[] | undefined {
  if (!line.includes('|') || !delimiterRow.test(line)) return undefined;
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => {
      const mark = cell.trim();
      if (mark.startsWith(':')) return mark.endsWith(':') ? 'center' : 'left';
      return mark.endsWith(':') ? 'right' : undefined;
    });
}

/** Splits a row at unescaped pipes; `\|` becomes `|`, also inside code. */
export function splitRow(line: LeafLine): LeafSource[] {
  const { text, from } = line;
  const end = text.trimEnd().length;
  let start = text.length - text.trimStart().length;
  if (text.charAt(start) === '|') start += 1;
  const cells: LeafSource[] = [];
  let value = '';
  let starts: number[] = [];
  let origins: number[] = [];
  let run = start;
  const flush = (until: number): void => {
    if (until <= run) return;
    starts.push(value.length);
    origins.push(from + run);
    value += text.slice(run, until);
  };
  const close = (until: number): void => {
    flush(until);
    cells.push(new LeafSource(value, starts.length ? starts : [0], origins.length ? origins : [from + run]).trim());
    value = '';
    starts = [];
    origins = [];
  };
  for (let at = start; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '\\' && at + 1 < end) {
      if (text.charAt(at + 1) === '|') {
        flush(at);
        run = at + 1;
      }
      at += 1;
    } else if (character === '|') {
      close(at);
      run = at + 1;
    }
  }
  if (run < end || cells.length === 0) close(end);
  return cells;
}

/** Reads a row of `width` cells; missing ones are empty, surplus ones dropped. */
export function readRow(line: LeafLine, width: number, inlines: (source: LeafSource) => Inline[]): TableRowNode {
  const to = line.from + line.text.trimEnd().length;
  const sources = splitRow(line).slice(0, width);
  const cells: TableCellNode[] = sources.map((source) => ({
    type: 'cell',
    from: source.at(0),
    to: source.end(source.text.length),
    children: inlines(source),
  }));
  while (cells.length < width) cells.push({ type: 'cell', from: to, to, children: [] });
  return { type: 'row', from: line.from, to, cells };
}
