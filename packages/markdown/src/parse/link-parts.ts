import { unescape } from './entities.ts';

export interface LinkTarget {
  destination: string;
  title?: string;
}

interface Read<Value> {
  value: Value;
  /** Position behind what was read. */
  end: number;
}

const labelPattern = /\[((?:[^\\[\]]|\\[\s\S]){0,999})\]/y;
const pointed = /<((?:[^<>\n\\]|\\.)*)>/y;
const titlePattern = /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|\(((?:[^()\\]|\\[\s\S])*)\)/y;
const spaceWithOneLineEnd = /[ \t]*(?:\n[ \t]*)?/y;
const restOfLine = /[ \t]*(?:\n|$)/y;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Matching form of a link label: Unicode case fold, collapsed white space (CommonMark 0.31, "matches"). */
export function foldLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Reads `[label]`; undefined when empty, longer than 999 or broken. */
export function readLabel(text: string, at: number): Read<string> | undefined {
  const found = match(labelPattern, text, at);
  if (!found?.[1]?.trim()) return undefined;
  return { value: found[1], end: at + found[0].length };
}

export function readDestination(text: string, at: number): Read<string> | undefined {
  const brackets = match(pointed, text, at);
  if (brackets) return { value: unescape(brackets[1] ?? ''), end: at + brackets[0].length };
  if (text.charAt(at) === '<') return undefined;
  let depth = 0;
  let end = at;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit === 0x5c && /[!-/:-@[-`{-~]/.test(text.charAt(end + 1))) end += 1;
    else if (unit === 0x28) {
      depth += 1;
      if (depth > 32) return undefined;
    } else if (unit === 0x29) {
      if (depth === 0) break;
      depth -= 1;
    } else if (unit <= 0x20 || unit === 0x7f) break;
  }
  if (depth !== 0) return undefined;
  return { value: unescape(text.slice(at, end)), end };
}

export function readTitle(text: string, at: number): Read<string> | undefined {
  const found = match(titlePattern, text, at);
  if (!found) return undefined;
  return { value: unescape(found[1] ?? found[2] ?? found[3] ?? ''), end: at + found[0].length };
}

function skipSpace(text: string, at: number): number {
  return at + (match(spaceWithOneLineEnd, text, at)?.[0].length ?? 0);
}

/** Reads `(destination "title")` behind the text of a link. */
export function readInlineTarget(text: string, at: number): Read<LinkTarget> | undefined {
  if (text.charAt(at) !== '(') return undefined;
  let position = skipSpace(text, at + 1);
  const destination = readDestination(text, position);
  if (!destination) return undefined;
  const target: LinkTarget = { destination: destination.value };
  position = skipSpace(text, destination.end);
  if (position > destination.end) {
    const title = readTitle(text, position);
    if (title) {
      target.title = title.value;
      position = skipSpace(text, title.end);
    }
  }
  return text.charAt(position) === ')' ? { value: target, end: position + 1 } : undefined;
}

/** Reads one link reference definition at the start of a paragraph's text. */
export function readDefinition(text: string): Read<{ label: string; target: LinkTarget }> | undefined {
  const label = readLabel(text, 0);
  if (!label || text.charAt(label.end) !== ':') return undefined;
  const start = skipSpace(text, label.end + 1);
  const destination = readDestination(text, start);
  if (!destination || destination.end === start) return undefined;
  const target: LinkTarget = { destination: destination.value };
  const lineEnd = match(restOfLine, text, destination.end);
  const titleStart = skipSpace(text, destination.end);
  if (titleStart > destination.end) {
    const title = readTitle(text, titleStart);
    const behind = title && match(restOfLine, text, title.end);
    if (title && behind) {
      return {
        value: { label: foldLabel(label.value), target: { ...target, title: title.value } },
        end: title.end + behind[0].length,
      };
    }
  }
  return lineEnd
    ? { value: { label: foldLabel(label.value), target }, end: destination.end + lineEnd[0].length }
    : undefined;
}
