import { useMemo } from 'react';
import * as styles from '../talk/talk.css.ts';
import { compareProse, type ProsePart } from './compare-prose.ts';
import type { ProseNames, ProseToken } from './prose-tokens.ts';
import { useFormatWords } from './useFormatWords.ts';

export interface ProseChangesProps {
  /** A document of prose; undefined for none. */
  before: unknown;
  after: unknown;
  names: ProseNames;
}

/** A break is told where one was put in or taken out; where it stayed, the next paragraph begins on a line of its own. */
const ends = { kept: '\n', added: '¶\n', removed: '¶' } as const;

/** What prose was and is to be, word by word: formulas as their TeX, citations by number, and what is only set otherwise. */
export function ProseChanges({ before, after, names }: ProseChangesProps) {
  const { parts, formats } = useMemo(() => compareProse(before, after, names), [before, after, names]);
  const formatWords = useFormatWords();
  return (
    <>
      <span className={styles.changes}>
        {parts.map((part, at) => (
          // Parts have no name but their place.
          <Part key={`${at}${part.what}`} part={part} isLast={at === parts.length - 1} />
        ))}
      </span>
      {formats.length > 0 && (
        <ul className={styles.formats}>
          {formats.map((format, at) => (
            <li key={`${at}${format.words}`}>{formatWords(format)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Part({ part: { what, tokens, isReset }, isLast }: { part: ProsePart; isLast: boolean }) {
  const shown = tokens.map((token, at) => read(token, what, isLast && at === tokens.length - 1, at));
  if (what === 'added') return <ins>{shown}</ins>;
  if (what === 'removed') return <del>{shown}</del>;
  return isReset ? <span className={styles.reset}>{shown}</span> : <span>{shown}</span>;
}

function read({ kind, text }: ProseToken, what: ProsePart['what'], isLast: boolean, at: number) {
  if (kind === 'formula') return <code key={at}>{text}</code>;
  if (kind !== 'end') return text;
  // No paragraph follows the last.
  return isLast ? ends[what].replace('\n', '') : ends[what];
}
