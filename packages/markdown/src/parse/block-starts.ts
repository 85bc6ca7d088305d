import type { Block, HeadingLevel, Inline } from '../nodes.ts';
import { isBlank } from './characters.ts';
import { htmlBlocks } from './html-patterns.ts';
import { LeafSource } from './leaf-source.ts';
import type { LineCursor } from './line-cursor.ts';
import { foldLabel } from './link-parts.ts';
import type { ListMarker, OpenBlock, OpenParagraph } from './open-block.ts';
import { readAlignments, readRow, splitRow } from './tables.ts';

const maybeSpecial = /^[#`~*+_=<>0-9$|:\\[-]/;
const atxHeading = /^#{1,6}(?=[ \t]|$)/;
const fence = /^`{3,}(?!.*`)|^~{3,}/;
const setextUnderline = /^(?:=+|-+)[ \t]*$/;
const thematicBreak = /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
const footnote = /^\[\^([^\]\s]+)\]:(?:[ \t]|$)/;
const listMarker = /^(?:([*+-])|(\d{1,9})([.)]))(?=[ \t]|$)/;

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/** What a block that starts does to those that stand open. */
export interface BlockSink {
  readonly open: readonly OpenBlock[];
  readonly tip: OpenBlock | undefined;
  /** The innermost block that the current line continues. */
  readonly container: OpenBlock | undefined;
  readonly line: number;
  /** How many of the open blocks the current line continues. */
  readonly matched: number;
  begin(cursor: LineCursor): { from: number; to: number; firstLine: number; lastLine: number };
  push(block: OpenBlock): void;
  add(node: Block, firstLine?: number): void;
  makeRoom(forItem: boolean): void;
  takeParagraph(paragraph: OpenParagraph): LeafSource | undefined;
  inlines(source: LeafSource): Inline[];
  heading(source: LeafSource, level: HeadingLevel, from: number, to: number): Block;
}

/** `opened`: look again behind the marker. `consumed`: the line is used up. */
type Outcome = 'none' | 'opened' | 'consumed';

type BlockStart = (parser: BlockSink, cursor: LineCursor, content: string) => Outcome;

/** Tries each kind of block at the cursor, in the order in which CommonMark gives them precedence. */
export function blockStarts(parser: BlockSink, cursor: LineCursor): Outcome {
  if (cursor.indent >= 4) return indentedCode(parser, cursor);
  const content = cursor.content();
  if (!maybeSpecial.test(content)) return 'none';
  for (const start of starts) {
    const outcome = start(parser, cursor, content);
    if (outcome !== 'none') return outcome;
  }
  return 'none';
}

const starts: readonly BlockStart[] = [
  startQuote,
  startHeading,
  startFence,
  startHtml,
  startMath,
  startSetext,
  startTable,
  startThematicBreak,
  startListItem,
  startFootnote,
];

function startQuote(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  if (!content.startsWith('>')) return 'none';
  parser.push({ kind: 'quote', ...parser.begin(cursor), children: [] });
  cursor.skipBlanks();
  cursor.advance(1);
  cursor.skipOptionalBlank();
  return 'opened';
}

function startHeading(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const marker = atxHeading.exec(content)?.[0];
  if (!marker) return 'none';
  const { from, to } = parser.begin(cursor);
  const text = content
    .slice(marker.length)
    .replace(/^[ \t]*#+[ \t]*$/, '')
    .replace(/[ \t]+#+[ \t]*$/, '');
  parser.makeRoom(false);
  const source = new LeafSource(text, [0], [from + marker.length]);
  parser.add(parser.heading(source, headingLevels[marker.length - 1] ?? 6, from, to));
  return 'consumed';
}

function startFence(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const marker = fence.exec(content)?.[0];
  if (!marker) return 'none';
  const info = content.slice(marker.length).trim();
  const { indent } = cursor;
  const character = marker.charAt(0);
  parser.push({
    kind: 'code',
    ...parser.begin(cursor),
    fence: { character, length: marker.length, indent, info },
    value: '',
  });
  return 'consumed';
}

function startHtml(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  if (!content.startsWith('<')) return 'none';
  const { container, tip } = parser;
  const isParagraph = container?.kind === 'paragraph';
  const isLazy = parser.matched < parser.open.length && tip?.kind === 'paragraph';
  const kind = htmlBlocks.find((one) => one.start.test(content) && (one.interrupts || !(isParagraph || isLazy)));
  if (!kind) return 'none';
  parser.push({ kind: 'html', ...parser.begin(cursor), end: kind.end, value: '' });
  return 'opened';
}

/** `$$` or `\[`, alone, around a line, or opening a block that a line ending with its counterpart closes. */
function startMath(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const closing = content.startsWith('$$') ? '$$' : content.startsWith('\\[') ? '\\]' : undefined;
  if (!closing) return 'none';
  const inner = content.slice(2).trimEnd();
  const range = parser.begin(cursor);
  const at = inner.indexOf(closing);
  if (at < 0) {
    if (closing === '\\]' && inner !== '') return 'none';
    parser.push({ kind: 'math', ...range, closing, value: inner === '' ? '' : `${inner}\n` });
    return 'consumed';
  }
  const value = inner.slice(0, at).trim();
  if (at + 2 !== inner.length || value === '') return 'none';
  // `\[note\]` is a bracket that somebody escaped; a formula has signs of one or stands apart.
  if (closing === '\\]' && !/^\s|[\\^_={}]/.test(inner.slice(0, at))) return 'none';
  parser.add({ type: 'math', from: range.from, to: range.to, value });
  return 'consumed';
}

function startSetext(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const { container } = parser;
  if (container?.kind !== 'paragraph' || !setextUnderline.test(content)) return 'none';
  const { firstLine } = container;
  const source = parser.takeParagraph(container);
  if (!source) {
    // Only definitions stood above: the line starts a paragraph of its own.
    parser.makeRoom(false);
    return 'none';
  }
  parser.makeRoom(false);
  const level = content.startsWith('=') ? 1 : 2;
  parser.add(parser.heading(source, level, source.at(0), parser.begin(cursor).to), firstLine);
  return 'consumed';
}

function startTable(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const { container } = parser;
  if (container?.kind !== 'paragraph') return 'none';
  const alignments = readAlignments(content);
  const header = container.lines[container.lines.length - 1];
  if (!alignments || !header || splitRow(header).length !== alignments.length) return 'none';
  container.lines.pop();
  container.lastLine = parser.line - 2;
  const last = container.lines[container.lines.length - 1];
  container.to = last ? last.from + last.text.trimEnd().length : container.from;
  const { to } = parser.begin(cursor);
  parser.makeRoom(false);
  parser.push({
    kind: 'table',
    from: header.from,
    to,
    firstLine: parser.line - 1,
    lastLine: parser.line,
    alignments,
    header: readRow(header, alignments.length, (source) => parser.inlines(source)),
    rows: [],
  });
  return 'consumed';
}

function startThematicBreak(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  if (!thematicBreak.test(content)) return 'none';
  const { from, to } = parser.begin(cursor);
  parser.add({ type: 'thematicBreak', from, to });
  return 'consumed';
}

function startListItem(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const match = listMarker.exec(content);
  if (!match) return 'none';
  const [text, bullet, number, delimiter] = match;
  const { container } = parser;
  const first = Number(number ?? 1);
  if (container?.kind === 'paragraph') {
    if ((number !== undefined && first !== 1) || content.slice(text.length).trim() === '') return 'none';
  }
  const range = parser.begin(cursor);
  const { indent } = cursor;
  cursor.skipBlanks();
  cursor.advance(text.length);
  const behind = cursor.save();
  const spaces = cursor.indent;
  const isEmpty = cursor.isBlank;
  if (isEmpty || spaces > 4) {
    cursor.restore(behind);
    if (isBlank(cursor.text.charAt(cursor.offset))) cursor.advanceColumns(1);
  } else {
    cursor.advanceColumns(spaces);
  }
  const marker: ListMarker = {
    ordered: bullet === undefined,
    delimiter: bullet ?? delimiter ?? '',
    first,
    width: indent + text.length + (isEmpty || spaces > 4 ? 1 : spaces),
  };
  const isSameList =
    container?.kind === 'list' &&
    container.marker.ordered === marker.ordered &&
    container.marker.delimiter === marker.delimiter;
  if (!isSameList) parser.push({ kind: 'list', ...range, marker, children: [], isLoose: false });
  parser.push({ kind: 'item', ...range, marker, checked: undefined, children: [] });
  return 'opened';
}

/** A note belongs to the whole document, so it starts only at its top level. */
function startFootnote(parser: BlockSink, cursor: LineCursor, content: string): Outcome {
  const match = footnote.exec(content);
  const { container, matched } = parser;
  const isTopLevel = matched === 0 || (matched === 1 && container?.kind === 'list');
  if (!match?.[1] || !isTopLevel) return 'none';
  const marker = `[^${match[1]}]:`;
  parser.push({ kind: 'footnote', ...parser.begin(cursor), label: foldLabel(match[1]), children: [] });
  cursor.skipBlanks();
  cursor.advance(marker.length);
  return 'opened';
}

function indentedCode(parser: BlockSink, cursor: LineCursor): Outcome {
  if (parser.tip?.kind === 'paragraph') return 'none';
  const range = parser.begin(cursor);
  cursor.advanceColumns(4);
  parser.push({ kind: 'code', ...range, fence: undefined, value: '' });
  return 'opened';
}
