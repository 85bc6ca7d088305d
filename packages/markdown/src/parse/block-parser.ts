import type { Block, FootnoteNode, HeadingLevel, Inline, ListItemNode } from '../nodes.ts';
import { type BlockSink, blockStarts } from './block-starts.ts';
import { unescape } from './entities.ts';
import { parseInlines } from './inlines.ts';
import { LeafSource } from './leaf-source.ts';
import type { LineCursor } from './line-cursor.ts';
import { type LinkTarget, readDefinition } from './link-parts.ts';
import { type Closed, forkBlock, type OpenBlock, type OpenParagraph, type TopLevel } from './open-block.ts';
import type { References } from './references.ts';
import { readRow, splitRow } from './tables.ts';

const taskMark = /^\[([ xX])\](?=[ \t\n])/;
/** Marks at the end of an unfinished text that have nothing to mark yet. */
const waitingMarks = /(?<=^|\s)[*_~`]+$/;
/** Deeper nesting is read as text: it bounds the stack and no document needs it. */
export const depthLimit = 100;

/** Names that the document has defined so far. */
export interface Definitions {
  links: Map<string, LinkTarget>;
  /** Number of the footnote with this label; none until the document is finished. */
  footnote(label: string): number | undefined;
}

/**
 * Reads Markdown line by line (CommonMark 0.31, appendix "A parsing strategy", with GFM tables and task lists).
 * Finished children of the document go to `closed` and are never touched again.
 */
export class BlockParser implements BlockSink {
  readonly closed: TopLevel[] = [];
  readonly open: OpenBlock[] = [];
  readonly definitions: Definitions;
  readonly references: References;
  line = 0;
  /** How many of the open blocks the current line continues. */
  matched = 0;
  #missed = new Set<string>();
  readonly #isFork: boolean;

  constructor(definitions: Definitions, isFork = false) {
    this.definitions = definitions;
    this.#isFork = isFork;
    this.references = {
      link: (label) => this.#orMissed(definitions.links.get(label), label),
      footnote: (label) => this.#orMissed(definitions.footnote(label), `^${label}`),
    };
  }

  #orMissed<Value>(value: Value | undefined, label: string): Value | undefined {
    if (value === undefined) this.#missed.add(label);
    return value;
  }

  /** A copy of the open state, for reading an unfinished line without committing to it. */
  fork(): BlockParser {
    const fork = new BlockParser(this.definitions, true);
    fork.line = this.line;
    for (const block of this.open) fork.open.push(forkBlock(block));
    return fork;
  }

  /** Reads one line without its line ending. */
  read(cursor: LineCursor): void {
    this.line += 1;
    this.matched = 0;
    for (const block of this.open) {
      const outcome = this.#continue(block, cursor);
      if (outcome === 'consumed') {
        block.lastLine = this.line;
        block.to = cursor.from + cursor.text.length;
        this.#closeTo(this.matched);
        return;
      }
      if (outcome === 'ended') break;
      this.matched += 1;
    }
    if (!this.#startBlocks(cursor)) return;
    this.#addText(cursor);
  }

  /** Closes everything that is still open. */
  close(): void {
    if (this.#isFork) this.#anticipateTable();
    this.#closeTo(0);
  }

  /** A line that starts with a pipe is shown as the header of a table before the line that decides it has come. */
  #anticipateTable(): void {
    const { tip } = this;
    const header = tip?.kind === 'paragraph' && tip.lines.length === 1 ? tip.lines[0] : undefined;
    if (!tip || !header?.text.startsWith('|')) return;
    const alignments = splitRow(header).map(() => undefined);
    const row = readRow(header, alignments.length, (source) => this.inlines(source));
    const { from, to, firstLine, lastLine } = tip;
    this.open[this.open.length - 1] = {
      kind: 'table',
      from,
      to,
      firstLine,
      lastLine,
      alignments,
      header: row,
      rows: [],
    };
  }

  /** The innermost block that the line continues; undefined for the document. */
  get container(): OpenBlock | undefined {
    return this.open[this.matched - 1];
  }

  get tip(): OpenBlock | undefined {
    return this.open[this.open.length - 1];
  }

  #continue(block: OpenBlock, cursor: LineCursor): 'matched' | 'ended' | 'consumed' {
    switch (block.kind) {
      case 'list':
        return 'matched';
      case 'quote':
        if (cursor.indent > 3 || cursor.text.charAt(cursor.next) !== '>') return 'ended';
        cursor.skipBlanks();
        cursor.advance(1);
        cursor.skipOptionalBlank();
        block.lastLine = this.line;
        return 'matched';
      case 'item':
      case 'footnote': {
        const width = block.kind === 'item' ? block.marker.width : 4;
        if (cursor.isBlank) {
          if (block.children.length === 0 && this.tip === block) return 'ended';
          cursor.skipBlanks();
          return 'matched';
        }
        if (cursor.indent < width) return 'ended';
        cursor.advanceColumns(width);
        return 'matched';
      }
      case 'code': {
        if (!block.fence) {
          if (cursor.indent >= 4) cursor.advanceColumns(4);
          else if (cursor.isBlank) cursor.skipBlanks();
          else return 'ended';
          return 'matched';
        }
        if (cursor.indent <= 3 && isClosingFence(cursor.content(), block.fence)) return 'consumed';
        cursor.advanceColumns(Math.min(block.fence.indent, cursor.indent));
        return 'matched';
      }
      case 'math': {
        const content = cursor.text.slice(cursor.offset).trimEnd();
        if (!content.endsWith(block.closing)) return 'matched';
        block.value += content.slice(0, -2).trim() === '' ? '' : content.slice(0, -2);
        return 'consumed';
      }
      case 'html':
        return cursor.isBlank && !block.end ? 'ended' : 'matched';
      default:
        return cursor.isBlank ? 'ended' : 'matched';
    }
  }

  /** Opens the blocks that begin on this line; false when nothing of the line is left. */
  #startBlocks(cursor: LineCursor): boolean {
    for (;;) {
      const { container } = this;
      if (container && (container.kind === 'code' || container.kind === 'math' || container.kind === 'html'))
        return true;
      if (cursor.isBlank || this.matched >= depthLimit) return true;
      const outcome = blockStarts(this, cursor);
      if (outcome === 'none') return true;
      if (outcome === 'consumed') return false;
    }
  }

  #addText(cursor: LineCursor): void {
    const { tip } = this;
    if (this.matched < this.open.length && !cursor.isBlank && tip?.kind === 'paragraph') {
      this.#addLine(tip, cursor);
      return;
    }
    this.#closeTo(this.matched);
    const { container } = this;
    switch (container?.kind) {
      case 'code':
      case 'math':
      case 'html':
        container.value += `${cursor.rest()}\n`;
        if (!cursor.isBlank || container.kind !== 'code' || container.fence) {
          container.lastLine = this.line;
          container.to = cursor.from + cursor.text.length;
        }
        if (container.kind === 'html' && container.end?.test(cursor.rest())) this.#closeTo(this.matched - 1);
        return;
      case 'paragraph':
        this.#addLine(container, cursor);
        return;
      case 'table': {
        const line = { text: cursor.content(), from: cursor.from + cursor.next };
        const row = readRow(line, container.alignments.length, (source) => this.inlines(source));
        container.rows.push(row);
        container.lastLine = this.line;
        container.to = row.to;
        return;
      }
      default: {
        if (cursor.isBlank) return;
        const paragraph: OpenParagraph = { kind: 'paragraph', ...this.begin(cursor), lines: [] };
        this.push(paragraph);
        this.#addLine(paragraph, cursor);
      }
    }
  }

  #addLine(paragraph: OpenParagraph, cursor: LineCursor): void {
    paragraph.lines.push({ text: cursor.content(), from: cursor.from + cursor.next });
    paragraph.lastLine = this.line;
    paragraph.to = cursor.from + cursor.text.trimEnd().length;
  }

  /** The range of a block that starts at the cursor's next character. */
  begin(cursor: LineCursor): { from: number; to: number; firstLine: number; lastLine: number } {
    const to = cursor.from + cursor.text.trimEnd().length;
    return { from: cursor.from + cursor.next, to, firstLine: this.line, lastLine: this.line };
  }

  /** Opens a block inside the innermost matched one, closing what cannot hold it. */
  push(block: OpenBlock): void {
    this.makeRoom(block.kind === 'item');
    this.open.push(block);
    this.matched = this.open.length;
  }

  /** Adds a finished block inside the innermost matched one. */
  add(node: Block, firstLine = this.line): void {
    this.makeRoom(false);
    this.#attach({ node, firstLine, lastLine: this.line });
  }

  /** Closes unmatched blocks and those that cannot hold another child. */
  makeRoom(forItem: boolean): void {
    this.#closeTo(this.matched);
    for (let { tip } = this; tip; { tip } = this) {
      if (tip.kind === 'quote' || tip.kind === 'item' || tip.kind === 'footnote') break;
      if (tip.kind === 'list' && forItem) break;
      this.#closeTo(this.open.length - 1);
    }
    this.matched = this.open.length;
  }

  /** Takes the open paragraph's text away from it, definitions at its start removed; undefined when nothing is left. */
  takeParagraph(paragraph: OpenParagraph): LeafSource | undefined {
    const source = this.#withoutDefinitions(LeafSource.ofLines(paragraph.lines));
    paragraph.lines = [];
    return source;
  }

  inlines(source: LeafSource): Inline[] {
    if (!this.#isFork) return parseInlines(source, this.references);
    const waiting = waitingMarks.exec(source.text)?.[0].length ?? 0;
    return parseInlines(source.slice(0, source.text.length - waiting), this.references, true);
  }

  heading(source: LeafSource, level: HeadingLevel, from: number, to: number): Block {
    return { type: 'heading', from, to, level, children: this.inlines(source.trim()) };
  }

  #withoutDefinitions(source: LeafSource): LeafSource | undefined {
    let rest = source;
    while (rest.text.startsWith('[')) {
      const definition = readDefinition(rest.text);
      if (!definition) break;
      const { label, target } = definition.value;
      if (!this.#isFork && !this.definitions.links.has(label)) this.definitions.links.set(label, target);
      rest = rest.slice(definition.end);
    }
    return rest.text.trim() === '' ? undefined : rest;
  }

  #closeTo(depth: number): void {
    while (this.open.length > depth) {
      const block = this.open.pop();
      if (!block) return;
      const node = this.#finish(block);
      if (node) this.#attach({ node, firstLine: block.firstLine, lastLine: block.lastLine });
      else if (this.open.length === 0) this.#missed.clear();
    }
    if (this.matched > depth) this.matched = depth;
  }

  #attach(child: Closed<Block | ListItemNode | FootnoteNode>): void {
    const { tip } = this;
    const { node } = child;
    if (!tip) {
      if (node.type === 'item') return;
      this.closed.push({ from: node.from, to: node.to, node, missed: [...this.#missed] });
      this.#missed.clear();
      return;
    }
    if (tip.kind === 'list') {
      if (node.type === 'item') tip.children.push({ ...child, node });
    } else if ((tip.kind === 'quote' || tip.kind === 'item' || tip.kind === 'footnote') && isBlock(node)) {
      tip.children.push({ ...child, node });
    }
    if (node.to > tip.to) tip.to = node.to;
  }

  #finish(block: OpenBlock): Block | ListItemNode | FootnoteNode | undefined {
    const { from, to } = block;
    switch (block.kind) {
      case 'paragraph': {
        const source = block.lines.length > 0 ? this.takeParagraph(block) : undefined;
        if (!source) return undefined;
        return {
          type: 'paragraph',
          from: source.at(0),
          to,
          children: this.inlines(this.#task(source)),
        };
      }
      case 'quote':
        return { type: 'quote', from, to, children: block.children.map((child) => child.node) };
      case 'item':
        return this.#finishItem(block);
      case 'list': {
        const isLoose = block.isLoose || hasGap(block.children);
        const last = block.children[block.children.length - 1];
        if (last) block.lastLine = last.lastLine;
        const { ordered, first } = block.marker;
        const children = block.children.map((child) => child.node);
        return { type: 'list', from, to, ordered, first, tight: !isLoose, children };
      }
      case 'footnote':
        return {
          type: 'footnote',
          from,
          to,
          label: block.label,
          number: 0,
          children: block.children.map((child) => child.node),
        };
      case 'code': {
        const value = block.fence ? block.value : block.value.replace(/\n(?:[ \t]*\n)+$/, '\n');
        const language = unescape(block.fence?.info ?? '').split(/\s/, 1)[0];
        return { type: 'code', from, to, value, ...(language ? { language } : {}) };
      }
      case 'math':
        return { type: 'math', from, to, value: block.value.trim() };
      case 'html':
        return { type: 'html', from, to, value: block.value.replace(/\n+$/, '') };
      default:
        return {
          type: 'table',
          from,
          to,
          alignments: block.alignments,
          header: block.header,
          rows: block.rows,
        };
    }
  }

  #finishItem(block: Extract<OpenBlock, { kind: 'item' }>): ListItemNode {
    const last = block.children[block.children.length - 1];
    block.lastLine = last ? last.lastLine : block.firstLine;
    const list = this.tip;
    if (list?.kind === 'list' && hasGap(block.children)) list.isLoose = true;
    const children = block.children.map((child) => child.node);
    const node: ListItemNode = { type: 'item', from: block.from, to: block.to, children };
    return block.checked === undefined ? node : { ...node, checked: block.checked };
  }

  /** Takes `[ ]` or `[x]` from the first paragraph of an item. */
  #task(source: LeafSource): LeafSource {
    const text = source.slice(0, source.text.trimEnd().length);
    const { tip } = this;
    const mark = tip?.kind === 'item' && tip.children.length === 0 ? taskMark.exec(text.text) : null;
    if (!mark || tip?.kind !== 'item') return text;
    tip.checked = mark[1] !== ' ';
    return text.slice(mark[0].length).trim();
  }
}

function isBlock(node: Block | ListItemNode | FootnoteNode): node is Block {
  return node.type !== 'item' && node.type !== 'footnote';
}

function hasGap(children: readonly Closed<unknown>[]): boolean {
  return children.some((child, index) => {
    const following = children[index + 1];
    return following !== undefined && following.firstLine > child.lastLine + 1;
  });
}

function isClosingFence(content: string, fence: { character: string; length: number }): boolean {
  const text = content.trimEnd();
  if (text.length < fence.length) return false;
  for (let at = 0; at < text.length; at += 1) if (text.charAt(at) !== fence.character) return false;
  return true;
}
