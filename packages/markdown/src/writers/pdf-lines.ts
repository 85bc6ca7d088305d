import type { Face, FontLibrary } from './font-library.ts';
import type { StyledRun } from './runs.ts';

/** Text of one font on one line. */
export interface Fragment {
  text: string;
  font: string;
  size: number;
  /** Points above the base line. */
  rise: number;
  width: number;
  run: StyledRun;
}

export interface Line {
  fragments: Fragment[];
  width: number;
}

/** Width in points of a text in a registered font. */
export type Measure = (text: string, font: string, size: number) => number;

interface Word {
  fragments: Fragment[];
  width: number;
  /** A line end is wanted behind it. */
  isBreak: boolean;
}

/** Characters that no line starts with (JIS X 4051, GB/T 15834), and those that none ends with. */
const notAtStart = /^[、。，．,.;:：；！？!?）)\]】》」』〉〕”’…‥・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%％℃°]/u;
const notAtEnd = /[（([【《「『〈〔“‘$￥¥]$/u;
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** Breaks runs into lines of at most `width` points; a word that is wider than a line is broken by character. */
export function breakLines(
  runs: readonly StyledRun[],
  options: { width: number; size: number; fonts: FontLibrary; measure: Measure },
): Line[] {
  const { width } = options;
  const lines: Line[] = [];
  let line: Line = { fragments: [], width: 0 };
  const finish = (): void => {
    const last = line.fragments[line.fragments.length - 1];
    if (last?.text.endsWith(' ')) {
      const text = last.text.trimEnd();
      const trimmed = { ...last, text, width: options.measure(text, last.font, last.size) };
      line.width -= last.width - trimmed.width;
      line.fragments[line.fragments.length - 1] = trimmed;
    }
    lines.push(line);
    line = { fragments: [], width: 0 };
  };
  for (const word of words(runs, options)) {
    if (line.fragments.length > 0 && line.width + visibleWidth(word, options.measure) > width) finish();
    for (const fragment of word.width > width ? pieces(word, options.measure) : word.fragments) {
      const overflows = word.width > width && line.width + fragment.width > width;
      const isBlank = fragment.text.trim() === '';
      // No line starts with a space, and one too many at its end is not seen.
      if (isBlank && (overflows || (line.fragments.length === 0 && lines.length > 0))) continue;
      if (overflows && line.fragments.length > 0) finish();
      line.fragments.push(fragment);
      line.width += fragment.width;
    }
    if (word.isBreak) finish();
  }
  if (line.fragments.length > 0 || lines.length === 0) finish();
  return lines.map(joinFragments);
}

/** Width of the longest word, which no line should part. */
export function longestWord(
  runs: readonly StyledRun[],
  options: { size: number; fonts: FontLibrary; measure: Measure },
): number {
  return Math.max(0, ...words(runs, options).map((word) => visibleWidth(word, options.measure)));
}

function visibleWidth(word: Word, measure: Measure): number {
  const last = word.fragments[word.fragments.length - 1];
  if (!last?.text.endsWith(' ')) return word.width;
  return word.width - last.width + measure(last.text.trimEnd(), last.font, last.size);
}

function pieces(word: Word, measure: Measure): Fragment[] {
  return word.fragments.flatMap((fragment) =>
    Array.from(fragment.text, (text) => ({ ...fragment, text, width: measure(text, fragment.font, fragment.size) })),
  );
}

function joinFragments(line: Line): Line {
  const fragments: Fragment[] = [];
  for (const fragment of line.fragments) {
    const last = fragments[fragments.length - 1];
    if (last && last.run === fragment.run && last.font === fragment.font && last.size === fragment.size) {
      fragments[fragments.length - 1] = {
        ...last,
        text: last.text + fragment.text,
        width: last.width + fragment.width,
      };
    } else {
      fragments.push(fragment);
    }
  }
  return { ...line, fragments };
}

/** Unbreakable words: up to and with a space or hyphen, or one wide character with its punctuation. */
function words(
  runs: readonly StyledRun[],
  { size, fonts, measure }: { size: number; fonts: FontLibrary; measure: Measure },
): Word[] {
  const all: Word[] = [];
  let word: Word = { fragments: [], width: 0, isBreak: false };
  let before = '';
  let bond: symbol | undefined;
  const finish = (isBreak: boolean): void => {
    if (word.fragments.length > 0 || isBreak) all.push({ ...word, isBreak });
    word = { fragments: [], width: 0, isBreak: false };
  };
  for (const run of scriptRuns(runs)) {
    if (run.isBreak) finish(true);
    const face = faceOf(run);
    const runSize = run.script ? size * 0.7 : run.isMark ? size * 0.85 : size;
    const rise = run.script === 'super' ? size * 0.33 : run.script === 'sub' ? -size * 0.14 : 0;
    for (const character of run.text) {
      if (character === '\n') {
        finish(true);
        before = '';
        continue;
      }
      if ((bond === undefined || bond !== run.bond) && mayBreak(before, character)) finish(false);
      bond = run.bond;
      const { text, font } = fonts.drawn(character, face);
      const last = word.fragments[word.fragments.length - 1];
      if (last && last.run === run && last.font === font) {
        const joined = last.text + text;
        const width = measure(joined, font, runSize);
        word.width += width - last.width;
        word.fragments[word.fragments.length - 1] = { ...last, text: joined, width };
      } else {
        const width = measure(text, font, runSize);
        word.fragments.push({ text, font, size: runSize, rise, width, run });
        word.width += width;
      }
      before = character;
    }
  }
  finish(false);
  return all;
}

const unicodeScripts = /([\u00b2\u00b3\u00b9\u2070-\u207f]+)|([\u2080-\u209c]+)/;

/** The runs with Unicode's own indices, such as those of LiPF₆ and Mn²⁺, set as indices: few fonts have them all. */
export function scriptRuns(runs: readonly StyledRun[]): StyledRun[] {
  return runs.flatMap((run) => {
    const parts = run.text.split(unicodeScripts);
    if (parts.length === 1 || run.mono) return [run];
    return parts.flatMap((part, index) => {
      if (part === undefined || part === '') return [];
      if (index % 3 === 0) return [{ ...run, text: part }];
      return [
        { ...run, text: part.normalize('NFKC'), script: index % 3 === 1 ? ('super' as const) : ('sub' as const) },
      ];
    });
  });
}

export function faceOf(run: StyledRun): Face {
  if (run.mono) return 'mono';
  if (run.bold) return 'bold';
  return run.italic ? 'italic' : 'text';
}

function mayBreak(before: string, after: string): boolean {
  if (before === '' || after === ' ') return false;
  if (notAtStart.test(after) || notAtEnd.test(before)) return false;
  return before === ' ' || before === '-' || before === '\u2013' || wide.test(before) || wide.test(after);
}
