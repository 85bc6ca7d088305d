import { foldHan } from '@assay/domain';
import { wideStopWords } from './stop-words.ts';

const kana = /[\u3040-\u30ff]/;
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}

/** Cuts words: those of Japanese where the language or a kana says so, else those of Chinese and all spaced scripts. */
export function wordSegmenter(text: string, language?: string): Intl.Segmenter {
  return segmenterOf(language?.startsWith('ja') === true || kana.test(text) ? 'ja' : 'zh');
}

/** Han, kana, and their iteration and length marks; compatibility forms are gone after NFKC. */
export function isWide(code: number): boolean {
  return (
    (code >= 0x3005 && code <= 0x3007) ||
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xd840 && code <= 0xd87f)
  );
}

const hiragana = /^[\u3040-\u309f]+$/;

/**
 * Tokens of a run of Chinese or Japanese: its words, and the pairs of neighbouring characters inside runs without
 * hiragana. Pairs find what the dictionary cuts differently in question and text; single characters would find all.
 */
export function wideTokens(run: string, language: string | undefined, emit: (token: string) => void): void {
  for (const { segment } of wordSegmenter(run, language).segment(run)) {
    if (wideStopWords.has(segment) || (segment.length <= 2 && hiragana.test(segment))) continue;
    // The pair below says it; of a character with its ending (割れ, 反り) there is no pair.
    if ([...segment].length === 2 && !/[\u3040-\u309f]/.test(segment)) continue;
    emit(encodeWide(segment));
  }
  for (const part of run.split(/[\u3040-\u309f]+/)) {
    const characters = [...part];
    for (let at = 1; at < characters.length; at += 1) {
      const pair = (characters[at - 1] as string) + (characters[at] as string);
      if (!wideStopWords.has(pair)) emit(encodeWide(pair));
    }
  }
}

const encoded = new Map<string, string>();
const cacheLimit = 200_000;

/** Length of the token of two characters. */
const pairLength = 9;

/** A word of more than two characters is said by its pairs: texts may cut it in another place. */
export function pairsOf(tokens: readonly string[]): readonly string[] {
  const pairs = tokens.filter((token) => token.length === pairLength);
  return pairs.length > 0 ? pairs : tokens;
}

/**
 * Letters and digits for a word of another script: `u` and four base-36 digits a character. What China, Taiwan and Japan
 * write with characters of their own is one token: 电池, 電池.
 */
export function encodeWide(word: string): string {
  let code = encoded.get(word);
  if (code === undefined) {
    code = 'u';
    for (const character of foldHan(word)) code += (character.codePointAt(0) as number).toString(36).padStart(4, '0');
    if (encoded.size >= cacheLimit) encoded.clear();
    encoded.set(word, code);
  }
  return code;
}
