import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import * as styles from './talk.css.ts';

/** Longer texts are shown one after the other: what they share helps nobody to read them. */
const longestCompared = 4_000;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What a text was and is to be, word by word: what goes is struck through, what comes is underlined. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => {
    if (before === '' || after === '' || before.length + after.length > longestCompared) {
      return [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ].filter(({ value }) => value !== '');
    }
    return diffWordsWithSpace(before, after, { intlSegmenter: segmenter });
  }, [before, after]);
  return (
    <span className={styles.changes}>
      {parts.map((part, at) => {
        // Parts have no name but their place.
        const key = `${at}${part.value}`;
        if (part.removed) return <del key={key}>{part.value}</del>;
        if (part.added) return <ins key={key}>{part.value}</ins>;
        return <span key={key}>{part.value}</span>;
      })}
    </span>
  );
}
