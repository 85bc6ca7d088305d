/** Somebody who may read the work. */
export interface Reader {
  id: string;
  name: string;
  /** Tells apart two of one name. */
  email?: string;
}

/** Signs of a name that are looked for. */
const longest = 40;

/**
 * What stands between an `@` and the caret, where somebody is being called there: not within an address of mail, and within
 * one line.
 */
export function callBefore(text: string, caret: number): { start: number; words: string } | undefined {
  const start = text.slice(0, caret).search(/[@＠][^@＠]*$/);
  if (start < 0 || caret - start > longest || /[\w.-]/.test(text[start - 1] ?? '')) return undefined;
  const words = text.slice(start + 1, caret);
  return words.includes('\n') || /^\s/.test(words) ? undefined : { start, words };
}

/** People as they are kept beside a draft. */
export function readersIn(kept: string): readonly Reader[] {
  try {
    const readers: unknown = JSON.parse(kept === '' ? '[]' : kept);
    return Array.isArray(readers) ? (readers as readonly Reader[]) : [];
  } catch {
    return [];
  }
}

/** A text in parts, those that call somebody of the names apart; a longer name comes before one that it begins with. */
export function partsByMention(
  text: string,
  names: readonly string[],
): readonly { text: string; isMention: boolean }[] {
  const called = names.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  const parts: { text: string; isMention: boolean }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = called.find((each) => text.startsWith(each, at + 1));
    if (name === undefined) continue;
    if (at > plain) parts.push({ text: text.slice(plain, at), isMention: false });
    plain = at + 1 + name.length;
    parts.push({ text: text.slice(at, plain), isMention: true });
    at = plain - 1;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain), isMention: false });
  return parts;
}
