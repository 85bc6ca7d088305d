import type { Block, FootnoteNode, FootnotesNode } from './nodes.ts';
import { BlockParser, type Definitions } from './parse/block-parser.ts';
import { LineCursor } from './parse/line-cursor.ts';
import type { TopLevel } from './parse/open-block.ts';

/** Text `d` at UTF-16 offset `o`, as a stream delivers it. */
export interface Delta {
  o: number;
  d: string;
}

/** `held`: nothing new in it. `gap`: text before it is missing, so nothing was taken; ask for a snapshot. */
export type DeltaOutcome = 'applied' | 'held' | 'gap';

const nothing: readonly Block[] = [];
/** A line of marks only may still become anything (`-`: item, underline, rule), so it is not shown before it is more. */
const undecided = /^[\s\-=*_+#>`~|:$]*$|^\s*\d{1,9}[.)]?\s*$/;

/**
 * Append-only reader of a Markdown text. Work is proportional to the new characters: finished blocks are frozen,
 * only the open tail is read again, when `tail()` is asked for it.
 */
export class DocumentScanner {
  readonly #chunks: string[] = [];
  readonly #definitions: Definitions = { links: new Map(), footnote: () => undefined };
  readonly #parser = new BlockParser(this.#definitions);
  readonly #frozen: Block[] = [];
  /** The line that has not ended yet, and where it starts. */
  #line = '';
  #lineFrom = 0;
  #length = 0;
  #taken = 0;
  #tail: readonly Block[] | undefined = nothing;
  #finished: readonly Block[] | undefined;

  /** UTF-16 units held. */
  get length(): number {
    return this.#length;
  }

  /** The whole text. Joined on demand; not for use on every chunk. */
  get text(): string {
    if (this.#chunks.length > 1) this.#chunks.splice(0, this.#chunks.length, this.#chunks.join(''));
    return this.#chunks[0] ?? '';
  }

  get isFinished(): boolean {
    return this.#finished !== undefined;
  }

  /** Blocks that never change until `finish`. The same growing array each time. */
  get frozen(): readonly Block[] {
    return this.#frozen;
  }

  /** Adds text at the end. */
  append(text: string): void {
    if (this.#finished)
      throw new Error('The document is finished, so text can no longer be appended. Start a new one.');
    if (text === '') return;
    this.#chunks.push(text);
    this.#length += text.length;
    this.#tail = undefined;
    const end = lastLineEnd(text);
    if (end < 0 && !this.#line.endsWith('\r')) {
      this.#line += text;
      return;
    }
    this.#readLines(this.#line + text, false);
  }

  /** Adds a delta at its offset; what is already held is ignored. */
  apply({ o, d }: Delta): DeltaOutcome {
    if (o > this.#length) return 'gap';
    const fresh = d.slice(this.#length - o);
    if (fresh === '' || this.#finished) return 'held';
    this.append(fresh);
    return 'applied';
  }

  /** The blocks behind the frozen ones, read from the text held so far. */
  tail(): readonly Block[] {
    if (this.#finished) return nothing;
    if (!this.#tail) {
      const fork = this.#parser.fork();
      if (!undecided.test(this.#line)) fork.read(new LineCursor(this.#line.replace(/\r$/, ''), this.#lineFrom));
      fork.close();
      this.#tail = fork.closed.map((closed) => closed.node).filter(isBlock);
    }
    return this.#tail;
  }

  /** Ends the text: closes the tail, resolves reference links and footnotes, and returns the whole tree. */
  finish(): readonly Block[] {
    if (this.#finished) return this.#finished;
    if (this.#line !== '') this.#readLines(this.#line, true);
    this.#parser.close();
    this.#take();
    this.#finished = this.#resolve();
    this.#frozen.splice(0, this.#frozen.length, ...this.#finished);
    return this.#finished;
  }

  #readLines(text: string, isLast: boolean): void {
    let start = 0;
    for (;;) {
      const end = nextLineEnd(text, start);
      if (end < 0) break;
      const isReturn = text.charCodeAt(end) === 0x0d;
      // A carriage return at the very end may be half of a CRLF.
      if (isReturn && end + 1 === text.length && !isLast) break;
      this.#parser.read(new LineCursor(text.slice(start, end), this.#lineFrom + start));
      start = end + (isReturn && text.charCodeAt(end + 1) === 0x0a ? 2 : 1);
    }
    if (isLast && start < text.length) {
      this.#parser.read(new LineCursor(text.slice(start), this.#lineFrom + start));
      start = text.length;
    }
    this.#line = text.slice(start);
    this.#lineFrom += start;
    this.#take();
  }

  #take(): void {
    const { closed } = this.#parser;
    for (; this.#taken < closed.length; this.#taken += 1) {
      const node = closed[this.#taken]?.node;
      if (node && isBlock(node)) this.#frozen.push(node);
    }
  }

  /** Reads the blocks again whose references became known after they closed. */
  #resolve(): readonly Block[] {
    const { closed } = this.#parser;
    const notes = new Map<string, TopLevel>();
    for (const one of closed) {
      if (one.node.type === 'footnote' && !notes.has(one.node.label)) notes.set(one.node.label, one);
    }
    const order: string[] = [];
    const { links } = this.#definitions;
    const footnote = (label: string): number | undefined => {
      if (!notes.has(label)) return undefined;
      const known = order.indexOf(label);
      return known < 0 ? order.push(label) : known + 1;
    };
    const isKnown = (label: string): boolean => (label.startsWith('^') ? notes.has(label.slice(1)) : links.has(label));
    const read = (one: TopLevel): TopLevel['node'] => {
      if (!one.missed.some(isKnown)) return one.node;
      const parser = new BlockParser({ links, footnote });
      const from = lineStart(this.text, one.from);
      readAll(parser, this.text.slice(from, one.to), from);
      return parser.closed[0]?.node ?? one.node;
    };
    const blocks = closed
      .filter((one) => one.node.type !== 'footnote')
      .map(read)
      .filter(isBlock);
    const numbered: FootnoteNode[] = [];
    for (let index = 0; index < order.length; index += 1) {
      const label = order[index] ?? '';
      const note = notes.get(label);
      const node = note && read(note);
      if (node?.type === 'footnote') numbered.push({ ...node, number: index + 1 });
    }
    if (numbered.length === 0) return blocks;
    const section: FootnotesNode = {
      type: 'footnotes',
      from: Math.min(...numbered.map((note) => note.from)),
      to: Math.max(...numbered.map((note) => note.to)),
      notes: numbered,
    };
    return [...blocks, section];
  }
}

/** Reads a whole text at once. */
export function parseDocument(text: string): readonly Block[] {
  const scanner = new DocumentScanner();
  scanner.append(text);
  return scanner.finish();
}

function isBlock(node: Block | FootnoteNode): node is Block {
  return node.type !== 'footnote';
}

const lineEnd = /[\n\r]/g;

function nextLineEnd(text: string, start: number): number {
  lineEnd.lastIndex = start;
  return lineEnd.exec(text)?.index ?? -1;
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : lastLineEnd(text.slice(0, at)) + 1;
}

function lastLineEnd(text: string): number {
  return Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
}

function readAll(parser: BlockParser, text: string, from: number): void {
  for (let start = 0; start < text.length; ) {
    const end = nextLineEnd(text, start);
    const stop = end < 0 ? text.length : end;
    parser.read(new LineCursor(text.slice(start, stop), from + start));
    start = stop + (text.startsWith('\r\n', stop) ? 2 : 1);
  }
  parser.close();
}
