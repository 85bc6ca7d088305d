import { stopWords, wideStopWords } from './stop-words.ts';
import { wordSegmenter } from './wide-script.ts';

/** A word as it stands in a text. */
export interface WordInText {
  text: string;
  start: number;
  /** Exclusive. */
  end: number;
  /** It tells nothing by itself. */
  isStop: boolean;
}

/** The words of a text in their order, whatever its script. */
export function wordsIn(text: string, language?: string): readonly WordInText[] {
  return [...wordSegmenter(text, language).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      text: segment,
      start: index,
      end: index + segment.length,
      isStop: stopWords.has(segment.toLowerCase()) || wideStopWords.has(segment),
    }));
}
