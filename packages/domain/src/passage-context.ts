import type { Citation } from './evidence.ts';
import type { DocumentPart } from './library.ts';

/** A document as far as it takes to show a passage in its surroundings. */
export interface PassageDocument {
  title: string;
  text: string;
  parts: readonly DocumentPart[];
  language: string;
}

/** A quotation in its surroundings. */
export interface PassageInContext {
  before: string;
  /** The stored text at the citation's place; equal to its quote unless the citation is broken. */
  text: string;
  after: string;
  part: DocumentPart | undefined;
  isVerified: boolean;
}

/** Most characters shown on each side of a passage. */
const context = 420;

/** Cuts a passage and what stands around it out of its document; a citation whose quote differs is not verified. */
export function passageInContext(
  { text, parts }: Pick<PassageDocument, 'text' | 'parts'>,
  { start, end, quote }: Citation,
): PassageInContext {
  const index = parts.findIndex((part) => part.start <= start && start < part.end);
  const part = parts[index];
  const [previous, next] = [parts[index - 1], parts[index + 1]];
  const begin =
    part && start - part.start > 40
      ? part.start
      : previous?.kind === 'title'
        ? (part?.start ?? start)
        : (previous?.start ?? part?.start ?? start);
  const finish = part && part.end - end > 40 ? part.end : (next?.end ?? part?.end ?? end);
  return {
    before: endOf(text.slice(Math.max(0, begin), start).trim()),
    text: text.slice(start, end),
    after: beginningOf(text.slice(end, Math.min(text.length, finish)).trim()),
    part,
    isVerified: text.slice(start, end) === quote,
  };
}

function endOf(text: string): string {
  if (text.length <= context) return text;
  const cut = text.slice(-context);
  const at = cut.search(/[.。！？!?]\s*\S/u);
  return `… ${at < 0 ? cut : cut.slice(at + 1).trim()}`;
}

function beginningOf(text: string): string {
  if (text.length <= context) return text;
  const cut = text.slice(0, context);
  const at = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return `${at < 0 ? cut : cut.slice(0, at + 1)} …`;
}
