/** A figure with its unit, which no line parts, and the dash of its range. */
export interface Measure {
  from: number;
  to: number;
  /** Place of a hyphen that stands between the ends of a range. */
  dash?: number;
}

const figure = String.raw`\d+(?:[.,]\d+)*(?:\^[-−+]?\d+|[eE][-−+]?\d+|\s?[×x·]\s?10[-−^]?[\d⁻⁺⁰¹²³⁴-⁹]+)?`;
const metric = '[kMGTmµμnpcd]?(?:mol|eV|Wh|Ah|Pa|Hz|bar|Torr|Da|Ω|[mgsAKVWJNSFCTLlM])';
const other =
  '[‰%]|°[CF]?|℃|(?:wt|vol|at|mol|mass)[.-]?\\s?%|pp[mb]|min|hours?|minutes?|seconds?|days?|weeks?|years?|cycles?|[hdÅt]|[kp]si|atm|mmHg|rpm|dB|HV|HRC|HBW?|IU';
const power = '(?:[-−]?[1-4]|[⁻⁺⁰¹²³⁴-⁹]+)?';
/** What no unit holds: Chinese and Japanese go on without a blank behind it. */
const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uffef`;
const rest = `(?:\\([^\\s()${wide}]+\\)|[^\\s,;:()${wide}]*[^\\s,;:().${wide}])`;
const unit = `(?:${other}|${metric})${power}(?:[/·⋅*]${rest})?(?![A-Za-z\\d])`;
const measure = new RegExp(
  `(?<![A-Za-z\\d.,/_^–−-])(?:[≈~<>≤≥±]\\s?)?[-−+]?(${figure})(?:(\\s?)([-‐‑–])\\s?(${figure}))?\\s?${unit}`,
  'gu',
);

/** A text that is nothing but a range, as the value of a cell whose unit stands beside it. */
const alone = new RegExp(`^[≈~<>≤≥±\\s]*(${figure})(\\s?)([-‐‑])\\s?(${figure})\\s*$`, 'u');

/** Units in which "10-12" is a range; before others it may be a power of ten whose exponent lost its place. */
const everyday = /[\d\s](?:%|°[CF]?|℃|[nµμmc]m|min|[hds]|k?V|[kMG]Pa|hours?|days?)$/u;

/** A designation whose parts are joined by hyphens (`Ti-6Al-4V`, `PA66-GF30`). */
const designation =
  /(?<![A-Za-z\d-])(?=[a-z\d]*[A-Z])[A-Za-z\d]{1,10}(?:-(?:\d+(?:\.\d+)?[A-Za-z]{0,2}|[A-Z]{1,3}\d{1,3})){1,3}(?![A-Za-z\d-])/gu;

/** Designations that no line parts, in order. */
export function designationsOf(text: string): Measure[] {
  return [...text.matchAll(designation)].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
}

/** Figures and their units in a text, in order. */
export function measuresOf(text: string): Measure[] {
  const measures: Measure[] = [];
  const range = alone.exec(text);
  if (range) {
    const [, low = '', space = '', , high = ''] = range;
    return isAscending(low, high)
      ? [{ from: 0, to: text.length, dash: text.indexOf(low) + low.length + space.length }]
      : measures;
  }
  for (const match of text.matchAll(measure)) {
    const [words, low = '', space = '', hyphen, high = ''] = match;
    const from = match.index;
    const to = from + words.length;
    const isRange =
      hyphen !== undefined &&
      hyphen !== '–' &&
      isAscending(low, high) &&
      (low !== '10' || everyday.test(words)) &&
      !/[×x·*^]\s*$/u.test(text.slice(Math.max(0, from - 2), from));
    const dash = from + words.indexOf(low) + low.length + space.length;
    if (isRange || /[\s–−-]/u.test(words)) measures.push({ from, to, ...(isRange ? { dash } : {}) });
  }
  return measures;
}

function isAscending(low: string, high: string): boolean {
  return Number(low.replaceAll(',', '')) < Number(high.replaceAll(',', ''));
}
