import type { Inline, Range, TextNode } from '../nodes.ts';
import { plainText } from '../plain-text.ts';
import { characterAt, characterBefore, isCjk, isPunctuation, isSpace } from './characters.ts';
import { readEntity } from './entities.ts';
import { htmlRuns, htmlTag } from './html-patterns.ts';
import type { LeafSource } from './leaf-source.ts';
import { foldLabel, type LinkTarget, readInlineTarget, readLabel } from './link-parts.ts';
import { closeAtEnd, collect, type Delimiter, DelimiterStack, type Piece, PieceChain } from './pieces.ts';
import type { References } from './references.ts';

interface Bracket {
  piece: Piece;
  /** Position behind `[` or `![`. */
  position: number;
  isImage: boolean;
  isActive: boolean;
  hasBracketAfter: boolean;
  delimiter: Delimiter | undefined;
  below: Bracket | undefined;
}

const plainRun = /[^\n\\`*_~^$[\]!<&]+/y;
const escapable = /[!-/:-@[-`{-~]/;
const autolink = /<([A-Za-z][A-Za-z0-9.+-]{1,31}:[^\p{Cc} <>]*)>/uy;
const mailAutolink =
  /<([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>/y;
/** `LiNi~0.5~`: an index is short and stands behind a symbol, so that `~` between numbers stays a range. */
const subscript = /~([0-9A-Za-z.+\u2212\u2013-]{1,12})~(?!~)/y;
/** `Mn^2+^`, `10^-3^`, `x^n^`. */
const superscript = /\^([+\u2212\u2013-]?[0-9.]{0,6}[+\u2212\u2013-]?|[A-Za-z])\^/y;
const lineBreakTag = /<br[ \t]*\/?>/iy;
const scriptTag = /<(sub|sup)>([^<>\n]{1,40})<\/\1>/iy;
const unfinishedTarget = /\([^()\s]*$/y;
const trailingSpaces = / *$/;

/**
 * Reads the inline nodes of one leaf block. In a text that is still being written (`isTail`), marks that wait for their
 * partner at its end are taken as closed, so that they do not flicker.
 */
export function parseInlines(source: LeafSource, references: References, isTail = false): Inline[] {
  return new InlineParser(source, references, isTail).parse();
}

class InlineParser {
  readonly #source: LeafSource;
  readonly #text: string;
  readonly #references: References;
  readonly #chain = new PieceChain();
  readonly #delimiters = new DelimiterStack();
  readonly #isTail: boolean;
  #brackets: Bracket | undefined;
  #position = 0;
  #backtickRuns: Map<number, number[]> | undefined;
  /** Closing strings that do not occur behind the position they were last sought from. */
  readonly #absent = new Set<string>();

  constructor(source: LeafSource, references: References, isTail: boolean) {
    this.#isTail = isTail;
    this.#source = source;
    this.#text = source.text;
    this.#references = references;
  }

  parse(): Inline[] {
    const { length } = this.#text;
    while (this.#position < length) this.#next();
    const alone = this.#delimiters.pair(this.#chain, undefined);
    if (this.#isTail) for (const delimiter of alone) closeAtEnd(this.#chain, delimiter);
    return collect(this.#chain.first);
  }

  #next(): void {
    const plain = this.#match(plainRun);
    if (plain) {
      this.#addText(plain[0].length);
      return;
    }
    switch (this.#text.charAt(this.#position)) {
      case '\n':
        return this.#lineEnd();
      case '\\':
        return this.#backslash();
      case '`':
        return this.#codeSpan();
      case '*':
      case '_':
        return this.#delimiterRun();
      case '~':
        return this.#tilde();
      case '^':
        return this.#script(superscript, 'superscript');
      case '$':
        return this.#dollar();
      case '[':
        return this.#openBracket(1);
      case '!':
        return this.#text.charAt(this.#position + 1) === '[' ? this.#openBracket(2) : this.#addText(1);
      case ']':
        return this.#closeBracket();
      case '<':
        return this.#angle();
      default:
        return this.#entity();
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#position;
    return pattern.exec(this.#text);
  }

  #range(start: number, end: number): Range {
    return { from: this.#source.at(start), to: this.#source.end(end) };
  }

  /** Appends a node that covers `length` characters and moves behind them. */
  #add<Node extends Inline>(length: number, build: (range: Range) => Node): Piece<Node> {
    const start = this.#position;
    this.#position += length;
    return this.#chain.append(build(this.#range(start, this.#position)));
  }

  #addText(length: number): void {
    const value = this.#text.slice(this.#position, this.#position + length);
    this.#add(length, (range) => ({ type: 'text', ...range, value }));
  }

  #lineEnd(): void {
    const last = this.#chain.last;
    let hard = false;
    if (last?.node.type === 'text') {
      const spaces = trailingSpaces.exec(last.node.value)?.[0].length ?? 0;
      hard = spaces >= 2;
      if (spaces > 0) {
        last.node = { ...last.node, value: last.node.value.slice(0, -spaces), to: last.node.to - spaces };
      }
    }
    this.#add(1, (range) => ({ type: 'break', ...range, hard }));
  }

  #backslash(): void {
    const following = this.#text.charAt(this.#position + 1);
    if (following === '\n') {
      this.#add(2, (range) => ({ type: 'break', ...range, hard: true }));
      return;
    }
    if (following === '(') {
      const end = this.#find('\\)', this.#position + 2);
      const value = end < 0 ? '' : this.#text.slice(this.#position + 2, end).trim();
      if (value !== '') {
        this.#add(end + 2 - this.#position, (range) => ({ type: 'mathSpan', ...range, value, display: false }));
        return;
      }
    }
    if (escapable.test(following)) this.#add(2, (range) => ({ type: 'text', ...range, value: following }));
    else this.#addText(1);
  }

  /** First occurrence of `closing` from `start`, remembering a failure so that many openers stay linear. */
  #find(closing: string, start: number): number {
    if (this.#absent.has(closing)) return -1;
    const found = this.#text.indexOf(closing, start);
    if (found < 0) this.#absent.add(closing);
    return found;
  }

  #codeSpan(): void {
    const start = this.#position;
    let end = start;
    while (this.#text.charCodeAt(end) === 0x60) end += 1;
    const length = end - start;
    const closing = this.#closingBackticks(length, end);
    if (closing < 0) {
      if (this.#isTail && !this.#text.includes('\n', end)) this.#codeToEnd(end);
      else this.#addText(length);
      return;
    }
    let value = this.#text.slice(end, closing).replaceAll('\n', ' ');
    if (value.startsWith(' ') && value.endsWith(' ') && value.trim() !== '') value = value.slice(1, -1);
    this.#add(closing + length - start, (range) => ({ type: 'codeSpan', ...range, value }));
  }

  #codeToEnd(start: number): void {
    const value = this.#text.slice(start);
    this.#add(this.#text.length - this.#position, (range) => ({ type: 'codeSpan', ...range, value }));
  }

  #closingBackticks(length: number, from: number): number {
    if (!this.#backtickRuns) {
      this.#backtickRuns = new Map();
      for (const run of this.#text.matchAll(/`+/g)) {
        const starts = this.#backtickRuns.get(run[0].length);
        if (starts) starts.push(run.index);
        else this.#backtickRuns.set(run[0].length, [run.index]);
      }
      for (const starts of this.#backtickRuns.values()) starts.reverse();
    }
    const starts = this.#backtickRuns.get(length);
    if (!starts) return -1;
    let last = starts[starts.length - 1];
    while (last !== undefined && last < from) {
      starts.pop();
      last = starts[starts.length - 1];
    }
    return last ?? -1;
  }

  #delimiterRun(): void {
    const character = this.#text.charAt(this.#position);
    const start = this.#position;
    let end = start;
    while (this.#text.charAt(end) === character) end += 1;
    const before = characterBefore(this.#text, start);
    const after = characterAt(this.#text, end);
    const isLeft = canFlank(after, before);
    const isRight = canFlank(before, after);
    const isUnderscore = character === '_';
    const count = end - start;
    const piece = this.#add(count, (range): TextNode => ({ type: 'text', ...range, value: character.repeat(count) }));
    const canOpen = isUnderscore ? isLeft && (!isRight || isPunctuation(before)) : isLeft;
    const canClose = isUnderscore ? isRight && (!isLeft || isPunctuation(after)) : isRight;
    if (canOpen || canClose) this.#delimiters.push({ character, count, original: count, canOpen, canClose, piece });
  }

  #tilde(): void {
    let end = this.#position;
    while (this.#text.charAt(end) === '~') end += 1;
    const count = end - this.#position;
    if (count === 1) this.#script(subscript, 'subscript');
    else if (count === 2) this.#delimiterRun();
    else this.#addText(count);
  }

  #script(pattern: RegExp, type: 'subscript' | 'superscript'): void {
    const match = /[\p{L}\p{N})\]}~^]/u.test(characterBefore(this.#text, this.#position)) ? this.#match(pattern) : null;
    const value = match?.[1];
    if (!match || !value) {
      this.#addText(1);
      return;
    }
    const start = this.#position + 1;
    const text: Inline = { type: 'text', ...this.#range(start, start + value.length), value };
    this.#add(match[0].length, (range) => ({ type, ...range, children: [text] }));
  }

  #dollar(): void {
    const start = this.#position;
    const marker = this.#text.startsWith('$$', start) ? '$$' : '$';
    const end = marker === '$$' ? this.#find('$$', start + 2) : this.#closingDollar(start + 1);
    const value = end < 0 ? '' : this.#text.slice(start + marker.length, end);
    if (value.trim() === '') {
      this.#addText(marker.length);
      return;
    }
    this.#add(end + marker.length - start, (range) => ({
      type: 'mathSpan',
      ...range,
      value: value.trim().replaceAll('\n', ' '),
      display: marker === '$$',
    }));
  }

  /** A closing `$` follows a non-space and is not followed by a digit, so that prices stay prices. */
  #closingDollar(start: number): number {
    if (this.#absent.has('$') || isSpace(this.#text.charAt(start))) return -1;
    for (let at = this.#text.indexOf('$', start + 1); at >= 0; at = this.#text.indexOf('$', at + 1)) {
      const before = this.#text.charAt(at - 1);
      if (!isSpace(before) && before !== '\\' && !/[0-9$]/.test(this.#text.charAt(at + 1))) return at;
    }
    this.#absent.add('$');
    return -1;
  }

  #openBracket(length: 1 | 2): void {
    const value = length === 2 ? '![' : '[';
    const piece = this.#add<Inline>(length, (range) => ({ type: 'text', ...range, value }));
    if (this.#brackets) this.#brackets.hasBracketAfter = true;
    this.#brackets = {
      piece,
      position: this.#position,
      isImage: length === 2,
      isActive: true,
      hasBracketAfter: false,
      delimiter: this.#delimiters.top,
      below: this.#brackets,
    };
  }

  #closeBracket(): void {
    const opener = this.#brackets;
    if (!opener?.isActive) {
      this.#brackets = opener?.below;
      this.#addText(1);
      return;
    }
    const close = this.#position;
    const inside = this.#text.slice(opener.position, close);
    const footnote = this.#footnote(opener, inside);
    if (footnote) return;
    const inline = readInlineTarget(this.#text, close + 1);
    const target = inline ?? this.#unfinishedTarget(close + 1) ?? this.#referenceTarget(opener, inside, close + 1);
    if (!target) {
      this.#brackets = opener.below;
      this.#addText(1);
      return;
    }
    this.#delimiters.pair(this.#chain, opener.delimiter);
    const children = collect(opener.piece.next);
    const range = { from: opener.piece.node.from, to: this.#source.end(target.end) };
    opener.piece.node = opener.isImage
      ? { type: 'image', ...range, ...target.value, alt: plainText(children) }
      : { type: 'link', ...range, ...target.value, children };
    opener.piece.next = undefined;
    this.#chain.last = opener.piece;
    this.#position = target.end;
    this.#brackets = opener.below;
    if (!opener.isImage) {
      for (let below = this.#brackets; below; below = below.below) if (!below.isImage) below.isActive = false;
    }
  }

  #footnote(opener: Bracket, inside: string): boolean {
    if (opener.isImage || !inside.startsWith('^') || /\s/.test(inside) || inside.length < 2) return false;
    const label = inside.slice(1);
    const number = this.#references.footnote(foldLabel(label));
    if (number === undefined) return false;
    this.#delimiters.pair(this.#chain, opener.delimiter);
    const range = { from: opener.piece.node.from, to: this.#source.end(this.#position + 1) };
    opener.piece.node = { type: 'footnoteReference', ...range, label, number };
    opener.piece.next = undefined;
    this.#chain.last = opener.piece;
    this.#position += 1;
    this.#brackets = opener.below;
    return true;
  }

  /** `[text](https://exa` at the end of a text that is still being written: a link that leads nowhere yet. */
  #unfinishedTarget(at: number): { value: LinkTarget; end: number } | undefined {
    unfinishedTarget.lastIndex = at;
    if (!this.#isTail || !unfinishedTarget.test(this.#text)) return undefined;
    return { value: { destination: '' }, end: this.#text.length };
  }

  /** `[text][label]`, `[label][]` or `[label]`. */
  #referenceTarget(opener: Bracket, inside: string, at: number): { value: LinkTarget; end: number } | undefined {
    const label = readLabel(this.#text, at);
    const isCollapsed = this.#text.startsWith('[]', at);
    if (label) {
      const value = this.#references.link(foldLabel(label.value));
      return value && { value, end: label.end };
    }
    if (opener.hasBracketAfter || inside.length > 999 || inside.trim() === '') return undefined;
    const value = this.#references.link(foldLabel(inside));
    return value && { value, end: isCollapsed ? at + 2 : at };
  }

  #angle(): void {
    const address = this.#match(autolink) ?? this.#match(mailAutolink);
    if (address?.[1]) {
      const value = address[1];
      const isMail = !value.includes(':') || !/^[A-Za-z][A-Za-z0-9.+-]{1,31}:/.test(value);
      const start = this.#position + 1;
      const text: Inline = { type: 'text', ...this.#range(start, start + value.length), value };
      const destination = isMail ? `mailto:${value}` : value;
      this.#add(address[0].length, (range) => ({ type: 'link', ...range, destination, children: [text] }));
      return;
    }
    const lineBreak = this.#match(lineBreakTag);
    if (lineBreak) {
      this.#add(lineBreak[0].length, (range) => ({ type: 'break', ...range, hard: true }));
      return;
    }
    const script = this.#match(scriptTag);
    if (script?.[1] && script[2]) {
      const value = script[2];
      const start = this.#position + 5;
      const text: Inline = { type: 'text', ...this.#range(start, start + value.length), value };
      const type = script[1].toLowerCase() === 'sub' ? 'subscript' : 'superscript';
      this.#add(script[0].length, (range) => ({ type, ...range, children: [text] }));
      return;
    }
    const length = this.#match(htmlTag)?.[0].length ?? this.#htmlRun();
    if (length === undefined) {
      this.#addText(1);
      return;
    }
    const value = this.#text.slice(this.#position, this.#position + length);
    this.#add(length, (range) => ({ type: 'htmlSpan', ...range, value }));
  }

  #htmlRun(): number | undefined {
    for (const run of htmlRuns) {
      if (!this.#match(run.starts)) continue;
      // `<!-->` and `<!--->` are whole comments (CommonMark 0.31).
      const behind = this.#position + (run.open === '<!--' ? 2 : run.open.length);
      const end = this.#find(run.close, behind);
      return end < 0 ? undefined : end + run.close.length - this.#position;
    }
    return undefined;
  }

  #entity(): void {
    const entity = readEntity(this.#text, this.#position);
    if (entity) this.#add(entity.length, (range) => ({ type: 'text', ...range, value: entity.value }));
    else this.#addText(1);
  }
}

/** CommonMark 0.31 "left-flanking" with `inner` after the run; right-flanking with the sides exchanged. */
function canFlank(inner: string, outer: string): boolean {
  if (isSpace(inner)) return false;
  return !isPunctuation(inner) || isCjk(inner) || isSpace(outer) || isPunctuation(outer) || isCjk(outer);
}
