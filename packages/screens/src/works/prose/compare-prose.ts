import { contentHash, type FieldValue } from '@assay/works';
import { diffArrays } from 'diff';
import { type ProseBlock, type ProseMark, type ProseNames, type ProseToken, proseTokens } from './prose-tokens.ts';

/** What stands in both, or in one alone. */
export interface ProsePart {
  readonly what: 'kept' | 'added' | 'removed';
  readonly tokens: readonly ProseToken[];
  /** The same words stand there, set in another way. */
  readonly isReset: boolean;
}

/** Words that stand in both documents and are set in another way. */
export interface ProseFormat {
  /** Of the paragraph, where it is a paragraph that stands as something else. */
  readonly words: string;
  readonly added: readonly ProseMark[];
  readonly removed: readonly ProseMark[];
  /** What the paragraph stood in and stands in; absent within one. */
  readonly blocks?: { readonly before: readonly ProseBlock[]; readonly after: readonly ProseBlock[] };
}

export interface ProseComparison {
  readonly parts: readonly ProsePart[];
  readonly formats: readonly ProseFormat[];
}

/** Edits beyond which two documents are two: what they share helps nobody to read them. */
const mostEdits = 1_000;

const same = (one: unknown, other: unknown) => contentHash(one as FieldValue) === contentHash(other as FieldValue);

/** Marks that a character has here and not there, of all characters of a word. */
function marksBeyond(here: ProseToken['marks'], there: ProseToken['marks']): readonly ProseMark[] {
  const found = new Map<string, ProseMark>();
  for (const [at, marks] of here.entries())
    for (const mark of marks) if (!there[at]?.some((other) => same(other, mark))) found.set(JSON.stringify(mark), mark);
  return [...found.values()];
}

/** Words of the paragraph that ends at a place. */
function paragraphBefore(tokens: readonly ProseToken[], end: number): string {
  const start = tokens.slice(0, end).findLastIndex(({ kind }) => kind === 'end') + 1;
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}

/** How what is kept is set otherwise; undefined where it is set alike. */
function formatOf(before: ProseToken, after: ProseToken, words: () => string): ProseFormat | undefined {
  if (after.kind === 'end') {
    if (same(before.blocks, after.blocks)) return undefined;
    return { words: words(), added: [], removed: [], blocks: { before: before.blocks, after: after.blocks } };
  }
  const added = marksBeyond(after.marks, before.marks);
  const removed = marksBeyond(before.marks, after.marks);
  return added.length + removed.length > 0 ? { words: after.text, added, removed } : undefined;
}

/** What is kept, parted where it begins or ends to be set otherwise. */
function partsByFormat(kept: readonly ProseToken[], set: readonly (ProseFormat | undefined)[]): ProsePart[] {
  const parts: { what: 'kept'; tokens: ProseToken[]; isReset: boolean }[] = [];
  for (const [at, token] of kept.entries()) {
    const isReset = set[at] !== undefined;
    const last = parts.at(-1);
    if (last?.isReset === isReset) last.tokens.push(token);
    else parts.push({ what: 'kept', tokens: [token], isReset });
  }
  return parts;
}

const joins = (one: ProseFormat, other: ProseFormat) =>
  !one.blocks && !other.blocks && same([one.added, one.removed], [other.added, other.removed]);

/** Words that follow each other and are set otherwise in the same way, as one. */
function joined(set: readonly (ProseFormat | undefined)[]): ProseFormat[] {
  const formats: ProseFormat[] = [];
  for (const [at, format] of set.entries()) {
    const last = formats.at(-1);
    if (format && last && set[at - 1] && joins(last, format))
      formats.splice(-1, 1, { ...last, words: last.words + format.words });
    else if (format) formats.push(format);
  }
  return formats;
}

/** What became of one document of prose in another: its words, and how they are set where the words are the same. */
export function compareProse(before: unknown, after: unknown, names: ProseNames): ProseComparison {
  const [former, latter] = [proseTokens(before, names), proseTokens(after, names)];
  const keys = (tokens: readonly ProseToken[]) => tokens.map(({ key }) => key);
  const found = diffArrays(keys(former), keys(latter), { maxEditLength: mostEdits });
  if (!found)
    return {
      parts: [
        { what: 'removed', tokens: former, isReset: false },
        { what: 'added', tokens: latter, isReset: false },
      ],
      formats: [],
    };

  const parts: ProsePart[] = [];
  const formats: ProseFormat[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of found) {
    if (added || removed) {
      const tokens = added ? latter.slice(to, to + count) : former.slice(from, from + count);
      parts.push({ what: added ? 'added' : 'removed', tokens, isReset: false });
    } else {
      const kept = latter.slice(to, to + count);
      const set = kept.map((token, at) =>
        formatOf(former[from + at] as ProseToken, token, () => paragraphBefore(latter, to + at)),
      );
      parts.push(...partsByFormat(kept, set));
      formats.push(...joined(set));
    }
    if (!added) from += count;
    if (!removed) to += count;
  }
  return { parts, formats };
}
