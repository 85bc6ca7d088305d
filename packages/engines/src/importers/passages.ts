import type { DocumentPart, PartKind, Span } from '@assay/domain';
import { sentenceSpans } from '../language/sentences.ts';

/** What is searched and cited: a span of a stored text. */
export interface Passage extends Span {
  kind: PartKind;
  /** The part that the passage is cut from. */
  part: DocumentPart;
}

/** About 250 tokens; a passage may exceed it by the sentence that crosses it. */
const tokenLimit = 250;
/** A remainder shorter than this stays with the passage before it. */
const shortest = 40;

/**
 * Passages of a stored text: paragraphs, claims and abstracts, each cut at sentence ends at about 250 tokens, and every
 * row of a table. Titles and headings are not passages: they state nothing.
 */
export function cutPassages(text: string, parts: readonly DocumentPart[]): Passage[] {
  const passages: Passage[] = [];
  for (const part of parts) {
    const { kind, start, end } = part;
    if (kind === 'title' || kind === 'heading') continue;
    if (kind === 'table') for (const row of lines(text, start, end)) passages.push({ kind, part, ...row });
    else for (const span of cut(text, start, end)) passages.push({ kind, part, ...span });
  }
  return passages;
}

function* lines(text: string, start: number, end: number): Generator<Span> {
  for (let from = start; from < end; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 || found > end ? end : found;
    if (to > from && text.slice(from, to).trim() !== '') yield { start: from, end: to };
    from = to + 1;
  }
}

function cut(text: string, start: number, end: number): Span[] {
  // Four characters hold at least one token in every script we store, so a short part needs no counting.
  if (end - start <= tokenLimit || countTokens(text.slice(start, end)) <= tokenLimit + shortest)
    return [{ start, end }];
  const spans: Span[] = [];
  let from = start;
  let tokens = 0;
  for (const sentence of passageSentences(text, start, end)) {
    const length = countTokens(text.slice(sentence.start, sentence.end));
    if (tokens > 0 && tokens + length > tokenLimit) {
      spans.push({ start: from, end: trimmedEnd(text, from, sentence.start) });
      from = sentence.start;
      tokens = 0;
    }
    tokens += length;
  }
  const rest = { start: from, end };
  const before = spans.at(-1);
  if (tokens < shortest && before !== undefined) before.end = end;
  else spans.push(rest);
  return spans;
}

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

/** Words of alphabetic scripts, and characters of Han, kana and Hangul at 0.7 of a token. */
export function countTokens(text: string): number {
  let words = 0;
  let wide = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x3040 && code <= 0xd7af) {
      wide += 1;
      inWord = false;
    } else {
      const isBlank = code <= 32 || code === 0x3000 || code === 0xa0;
      if (!isBlank && !inWord) words += 1;
      inWord = !isBlank;
    }
  }
  return words + wide * 0.7;
}

/** Sentences of a range; one longer than a passage is cut at `;` or, at last, at a blank. */
function passageSentences(text: string, start: number, end: number): Span[] {
  return sentenceSpans(text.slice(start, end)).flatMap((sentence) =>
    halve(text, start + sentence.start, start + sentence.end),
  );
}

function halve(text: string, start: number, end: number): Span[] {
  if (countTokens(text.slice(start, end)) <= tokenLimit) return [{ start, end }];
  const middle = start + Math.floor((end - start) / 2);
  const at =
    nearest(text, start, end, middle, /[;；]/) ??
    nearest(text, start, end, middle, /[,，、]/) ??
    nearest(text, start, end, middle, /\s/) ??
    middle;
  const isSplitPair = /[\ud800-\udbff]/.test(text[at - 1] ?? '');
  const border = isSplitPair ? at + 1 : at;
  if (border <= start || border >= end) return [{ start, end }];
  const second = border + (text.slice(border, end).length - text.slice(border, end).trimStart().length);
  return [...halve(text, start, border), ...(second < end ? halve(text, second, end) : [])];
}

/** Position after the mark nearest to the middle, within the middle half of the range. */
function nearest(text: string, start: number, end: number, middle: number, mark: RegExp): number | undefined {
  const reach = Math.floor((end - start) / 4);
  for (let step = 0; step <= reach; step += 1) {
    if (mark.test(text[middle + step] ?? '')) return middle + step + 1;
    if (mark.test(text[middle - step] ?? '')) return middle - step + 1;
  }
  return undefined;
}
