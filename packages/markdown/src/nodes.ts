/** Half-open range of UTF-16 offsets into the text of the part. */
export interface Range {
  from: number;
  to: number;
}

export interface TextNode extends Range {
  type: 'text';
  /** As read; shorter than its range where an escape or entity was decoded. */
  value: string;
}
export interface EmphasisNode extends Range {
  type: 'emphasis' | 'strong' | 'strikethrough' | 'subscript' | 'superscript';
  children: readonly Inline[];
}
export interface CodeSpanNode extends Range {
  type: 'codeSpan';
  value: string;
}
export interface MathSpanNode extends Range {
  type: 'mathSpan';
  value: string;
  /** True for `$$…$$` inside a paragraph. */
  display: boolean;
}
export interface LinkNode extends Range {
  type: 'link';
  /** As written; pass it through `safeDestination` before following it. */
  destination: string;
  title?: string;
  children: readonly Inline[];
}
export interface ImageNode extends Range {
  type: 'image';
  destination: string;
  title?: string;
  alt: string;
}
export interface BreakNode extends Range {
  type: 'break';
  /** A soft break is a line end in the source, shown as a space. */
  hard: boolean;
}
/** Raw HTML, kept as text and never executed. */
export interface HtmlSpanNode extends Range {
  type: 'htmlSpan';
  value: string;
}
export interface FootnoteReferenceNode extends Range {
  type: 'footnoteReference';
  label: string;
  /** Position of the note in the order of first reference, from 1. */
  number: number;
}
export type Inline =
  | TextNode
  | EmphasisNode
  | CodeSpanNode
  | MathSpanNode
  | LinkNode
  | ImageNode
  | BreakNode
  | HtmlSpanNode
  | FootnoteReferenceNode;

export interface ParagraphNode extends Range {
  type: 'paragraph';
  children: readonly Inline[];
}
export interface HeadingNode extends Range {
  type: 'heading';
  level: HeadingLevel;
  children: readonly Inline[];
}
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export interface ThematicBreakNode extends Range {
  type: 'thematicBreak';
}
export interface QuoteNode extends Range {
  type: 'quote';
  children: readonly Block[];
}
export interface ListNode extends Range {
  type: 'list';
  ordered: boolean;
  /** First number of an ordered list. */
  first: number;
  /** A tight list shows its paragraphs without space between them. */
  tight: boolean;
  children: readonly ListItemNode[];
}
export interface ListItemNode extends Range {
  type: 'item';
  /** Set for a task-list item. */
  checked?: boolean;
  children: readonly Block[];
}
export interface CodeNode extends Range {
  type: 'code';
  /** First word of the info string. */
  language?: string;
  /** Ends with a line feed unless empty. */
  value: string;
}
export interface MathNode extends Range {
  type: 'math';
  value: string;
}
export interface HtmlNode extends Range {
  type: 'html';
  value: string;
}
export type ColumnAlignment = 'left' | 'right' | 'center' | undefined;
export interface TableNode extends Range {
  type: 'table';
  alignments: readonly ColumnAlignment[];
  header: TableRowNode;
  rows: readonly TableRowNode[];
}
export interface TableRowNode extends Range {
  type: 'row';
  cells: readonly TableCellNode[];
}
export interface TableCellNode extends Range {
  type: 'cell';
  children: readonly Inline[];
}
/** The notes of the whole text in the order of first reference; present after `finish`. */
export interface FootnotesNode extends Range {
  type: 'footnotes';
  notes: readonly FootnoteNode[];
}
export interface FootnoteNode extends Range {
  type: 'footnote';
  label: string;
  number: number;
  children: readonly Block[];
}
export type Block =
  | ParagraphNode
  | HeadingNode
  | ThematicBreakNode
  | QuoteNode
  | ListNode
  | CodeNode
  | MathNode
  | HtmlNode
  | TableNode
  | FootnotesNode;
