import type { EmphasisNode, Inline, TextNode } from '../nodes.ts';

/** A link of the chain of inline nodes under construction. */
export interface Piece<Node extends Inline = Inline> {
  node: Node;
  previous: Piece | undefined;
  next: Piece | undefined;
}

/** Inline nodes while their nesting is still open. */
export class PieceChain {
  first: Piece | undefined;
  last: Piece | undefined;

  append<Node extends Inline>(node: Node): Piece<Node> {
    const piece: Piece<Node> = { node, previous: this.last, next: undefined };
    if (this.last) this.last.next = piece;
    else this.first = piece;
    this.last = piece;
    return piece;
  }

  remove(piece: Piece): void {
    if (piece.previous) piece.previous.next = piece.next;
    else this.first = piece.next;
    if (piece.next) piece.next.previous = piece.previous;
    else this.last = piece.previous;
  }

  /** Replaces everything between `open` and `close` (both kept) by one node. */
  wrap(open: Piece, close: Piece | undefined, node: Inline): void {
    const piece: Piece = { node, previous: open, next: close };
    open.next = piece;
    if (close) close.previous = piece;
    else this.last = piece;
  }
}

function isExact(node: TextNode): boolean {
  return node.value.length === node.to - node.from;
}

/** The nodes from `first` up to but without `end`, neighbouring plain text joined. */
export function collect(first: Piece | undefined, end?: Piece): Inline[] {
  const nodes: Inline[] = [];
  for (let piece = first; piece && piece !== end; piece = piece.next) {
    const { node } = piece;
    const last = nodes[nodes.length - 1];
    if (node.type === 'text') {
      if (node.value === '') continue;
      if (last?.type === 'text' && last.to === node.from && isExact(last) && isExact(node)) {
        nodes[nodes.length - 1] = { type: 'text', from: last.from, to: node.to, value: last.value + node.value };
        continue;
      }
    }
    nodes.push(node);
  }
  return nodes;
}

/** A run of `*`, `_` or `~` that may open or close emphasis. */
export interface Delimiter {
  character: string;
  count: number;
  original: number;
  canOpen: boolean;
  canClose: boolean;
  piece: Piece<TextNode>;
  previous: Delimiter | undefined;
  next: Delimiter | undefined;
}

export class DelimiterStack {
  top: Delimiter | undefined;

  push(delimiter: Omit<Delimiter, 'previous' | 'next'>): void {
    const entry: Delimiter = { ...delimiter, previous: this.top, next: undefined };
    if (this.top) this.top.next = entry;
    this.top = entry;
  }

  remove(delimiter: Delimiter): void {
    if (delimiter.previous) delimiter.previous.next = delimiter.next;
    if (delimiter.next) delimiter.next.previous = delimiter.previous;
    else this.top = delimiter.previous;
  }

  /**
   * Pairs the runs above `bottom` (CommonMark 0.31, "process emphasis") and empties the stack down to it.
   * Returns the runs that found no partner, last first.
   */
  pair(chain: PieceChain, bottom: Delimiter | undefined): Delimiter[] {
    const floors = new Map<string, Delimiter | undefined>();
    let closer = this.#lowestAbove(bottom);
    while (closer) {
      if (!closer.canClose) {
        closer = closer.next;
        continue;
      }
      const floor = `${closer.character}${closer.canOpen ? 1 : 0}${closer.original % 3}`;
      let opener = closer.previous;
      while (opener && opener !== bottom && !(floors.has(floor) && opener === floors.get(floor))) {
        if (canPair(opener, closer)) break;
        opener = opener.previous;
      }
      const isFound = opener && opener !== bottom && !(floors.has(floor) && opener === floors.get(floor));
      if (isFound && opener) {
        closer = this.#close(chain, opener, closer);
      } else {
        const current: Delimiter = closer;
        closer = closer.next;
        floors.set(floor, current.previous);
        if (!current.canOpen) this.remove(current);
      }
    }
    const alone: Delimiter[] = [];
    while (this.top && this.top !== bottom) {
      alone.push(this.top);
      this.remove(this.top);
    }
    return alone;
  }

  #lowestAbove(bottom: Delimiter | undefined): Delimiter | undefined {
    let lowest = this.top === bottom ? undefined : this.top;
    while (lowest?.previous && lowest.previous !== bottom) lowest = lowest.previous;
    return lowest;
  }

  #close(chain: PieceChain, opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    const used = closer.character === '~' ? 2 : opener.count >= 2 && closer.count >= 2 ? 2 : 1;
    for (let between = closer.previous; between && between !== opener; between = between.previous) this.remove(between);
    const open = opener.piece.node;
    const close = closer.piece.node;
    const type: EmphasisNode['type'] = closer.character === '~' ? 'strikethrough' : used === 2 ? 'strong' : 'emphasis';
    chain.wrap(opener.piece, closer.piece, {
      type,
      from: open.to - used,
      to: close.from + used,
      children: collect(opener.piece.next, closer.piece),
    });
    opener.piece.node = { ...open, value: open.value.slice(used), to: open.to - used };
    closer.piece.node = { ...close, value: close.value.slice(used), from: close.from + used };
    opener.count -= used;
    closer.count -= used;
    if (opener.count === 0) {
      chain.remove(opener.piece);
      this.remove(opener);
    }
    if (closer.count > 0) return closer;
    chain.remove(closer.piece);
    const { next } = closer;
    this.remove(closer);
    return next;
  }
}

/** Closes a `**` or `~~` at the end of a text that is still being written, so that its marks are not seen. */
export function closeAtEnd(chain: PieceChain, { piece, character, count, canOpen }: Delimiter): void {
  const { node } = piece;
  if (!canOpen || count < 2) return;
  const children = collect(piece.next);
  const to = chain.last?.node.to ?? node.to;
  piece.node = { ...node, value: node.value.slice(2), to: node.to - 2 };
  if (children.length === 0) return;
  const type = character === '~' ? 'strikethrough' : 'strong';
  chain.wrap(piece, undefined, { type, from: node.to - 2, to, children });
}

function canPair(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.character !== closer.character || !opener.canOpen) return false;
  if (closer.character === '~') return true;
  const isOdd =
    (closer.canOpen || opener.canClose) && closer.original % 3 !== 0 && (opener.original + closer.original) % 3 === 0;
  return !isOdd;
}
