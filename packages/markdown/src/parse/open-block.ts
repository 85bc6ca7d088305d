import type { Block, ColumnAlignment, FootnoteNode, ListItemNode, TableRowNode } from '../nodes.ts';
import type { LeafLine } from './leaf-source.ts';

export interface ListMarker {
  ordered: boolean;
  /** `-`, `+`, `*`, `.` or `)`: another one starts another list. */
  delimiter: string;
  first: number;
  /** Columns from the start of the item to its content. */
  width: number;
}

/** A finished child with the lines it covers; a gap between two children makes a list loose. */
export interface Closed<Node> {
  node: Node;
  firstLine: number;
  lastLine: number;
}

interface Opened {
  from: number;
  to: number;
  firstLine: number;
  lastLine: number;
}

export interface OpenQuote extends Opened {
  kind: 'quote';
  children: Closed<Block>[];
}
export interface OpenList extends Opened {
  kind: 'list';
  marker: ListMarker;
  children: Closed<ListItemNode>[];
  isLoose: boolean;
}
export interface OpenItem extends Opened {
  kind: 'item';
  marker: ListMarker;
  checked: boolean | undefined;
  children: Closed<Block>[];
}
export interface OpenFootnote extends Opened {
  kind: 'footnote';
  label: string;
  children: Closed<Block>[];
}
export interface OpenParagraph extends Opened {
  kind: 'paragraph';
  lines: LeafLine[];
}
export interface OpenCode extends Opened {
  kind: 'code';
  /** Absent for code by indentation. */
  fence: { character: string; length: number; indent: number; info: string } | undefined;
  value: string;
}
export interface OpenMath extends Opened {
  kind: 'math';
  closing: '$$' | '\\]';
  value: string;
}
export interface OpenHtml extends Opened {
  kind: 'html';
  /** Ends the block with its line; without it a blank line does. */
  end: RegExp | undefined;
  value: string;
}
export interface OpenTable extends Opened {
  kind: 'table';
  alignments: readonly ColumnAlignment[];
  header: TableRowNode;
  rows: TableRowNode[];
}

export type OpenContainer = OpenQuote | OpenList | OpenItem | OpenFootnote;
export type OpenBlock = OpenContainer | OpenParagraph | OpenCode | OpenMath | OpenHtml | OpenTable;

/** A finished child of the document. */
export interface TopLevel {
  from: number;
  to: number;
  node: Block | FootnoteNode;
  /** Folded labels that were not defined when the block closed; footnotes as `^label`. */
  missed: readonly string[];
}

/** A copy that can be read on without touching the original; finished children are shared. */
export function forkBlock(block: OpenBlock): OpenBlock {
  switch (block.kind) {
    case 'list':
      return { ...block, children: block.children.slice() };
    case 'quote':
    case 'item':
    case 'footnote':
      return { ...block, children: block.children.slice() };
    case 'paragraph':
      return { ...block, lines: block.lines.slice() };
    case 'table':
      return { ...block, rows: block.rows.slice() };
    default:
      return { ...block };
  }
}
