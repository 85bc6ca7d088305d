import type { Word } from './words.ts';

/** Words between two marks or conjunctions. */
export interface Piece {
  words: readonly Word[];
  /** The conjunction or relative that opens it; a comma or a stop where none does. */
  opening: Word['kind'] | 'comma' | 'stop';
  conjunction: string;
}

/** What is never an object: a clause begins with it. */
const speakers = new Set(['they', 'we', 'he', 'she', 'i']);

const isThing = (word: Word | undefined) => word?.kind === 'noun' || word?.kind === 'adjective';

/** `that` opens a clause behind a name where no name follows it. */
function isRelative(words: readonly Word[], at: number): boolean {
  const { kind, lower } = words[at] as Word;
  if (kind === 'relative') return at > 0 && words[at - 1]?.kind !== 'mark';
  const next = words.slice(at + 1).find(({ kind }) => kind !== 'adverb');
  if (lower !== 'that' || next === undefined) return false;
  const isBehindName = isThing(words[at - 1]) || words[at - 2]?.kind === 'determiner';
  const isBeforeVerb =
    ['verb', 'being', 'auxiliary', 'having'].includes(next.kind) ||
    words[words.indexOf(next) + 1]?.kind === 'determiner';
  return isBehindName && isBeforeVerb;
}

export function piecesOf(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  let open: Word[] = [];
  let opening: Piece['opening'] = 'stop';
  let conjunction = '';
  const close = () => {
    if (open.length > 0) pieces.push({ words: open, opening, conjunction });
    open = [];
  };
  words.forEach((word, at) => {
    if (word.kind === 'mark') {
      if (/^["'\u201c\u201d%\u00b0/]$/u.test(word.text)) return;
      close();
      opening = word.text === ',' ? 'comma' : 'stop';
      conjunction = '';
    } else if (
      word.kind === 'coordinator' ||
      word.kind === 'subordinator' ||
      (word.lower === 'so' && open.length > 0) ||
      (word.kind === 'relative' && open.length === 0 && pieces.length > 0) ||
      isRelative(words, at)
    ) {
      close();
      opening = word.lower === 'so' ? 'subordinator' : word.kind === 'determiner' ? 'relative' : word.kind;
      conjunction = word.lower;
    } else if (speakers.has(word.lower) && open.some(({ kind }) => kind === 'verb')) {
      close();
      opening = 'stop';
      conjunction = '';
      open.push(word);
    } else open.push(word);
  });
  close();
  return pieces;
}
