/** Limits of a number: all optional, ends included. */
export type NumberLimits = { min?: number; max?: number };

/** Why what was typed is not a number that can be taken. */
export type NumberProblem = 'notANumber' | 'tooLow' | 'tooHigh';

interface Marks {
  decimal: string;
  group: string;
  /** Whole numbers that are grouped as the language groups them: in threes, or as 12,34,567. */
  grouped: RegExp;
}

const cache = new Map<string, Marks>();

/** How a language groups and divides Latin digits, which numbers are written with here. */
function marksOf(language: string): Marks {
  const known = cache.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, { useGrouping: true, numberingSystem: 'latn' }).formatToParts(
    -1234567890.5,
  );
  const of = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts
      .find((part) => part.type === type)
      ?.value.normalize('NFKC')
      .trim() ?? fallback;
  const [last = 3, other = last] = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => value.length)
    .slice(1)
    .toReversed();
  const group = of('group', ',');
  const between = group.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const marks = {
    decimal: of('decimal', '.'),
    group,
    grouped: new RegExp(`^[+-]?\\d{1,${other}}(${between}\\d{${other}})*${between}\\d{${last}}(e[+-]?\\d+)?$`, 'i'),
  };
  cache.set(language, marks);
  return marks;
}

/** The first of the ten digits of scripts that people type numbers in: Arabic, Persian, Devanagari. */
const zeros = [0x660, 0x6f0, 0x966];

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * The number that was typed in a language: its own decimal and grouping marks, digits of any width, a minus of any
 * length, and powers of ten as `1.2e-9`, `1.2E-9` or `1.2 × 10^-9`. Undefined when it is no number. A grouping mark
 * must group as the language does, so that `1,5` typed with English marks is refused and not read as fifteen.
 */
export function parseNumber(text: string, language: string): number | undefined {
  const { group, decimal, grouped } = marksOf(language);
  const plain = text
    .normalize('NFKC')
    .replace(/[−‒–—﹣]/gu, '-')
    .replace(/\s*[×x*]\s*10\s*\^?\s*/iu, 'e')
    .replace(/[\s'’٬\u{200e}\u{200f}\u{61c}]/gu, '')
    .replace(/٫/gu, decimal)
    .replace(/\p{Nd}/gu, latinDigit);
  const [whole = '', fraction, ...more] = plain.split(decimal);
  if (more.length > 0) return undefined;
  let digits = whole;
  if (group !== '' && whole.includes(group)) {
    if (!grouped.test(whole)) return undefined;
    digits = whole.replaceAll(group, '');
  }
  const number = fraction === undefined ? digits : `${digits}.${fraction}`;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number)) return undefined;
  const value = Number(number);
  return Number.isFinite(value) ? value : undefined;
}

/** A number as its language writes it, with all its digits; far from 1 as a power of ten, which `parseNumber` reads back. */
export function formatNumber(value: number, language: string): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e15)) {
    const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
    return `${mantissa.replace('.', marksOf(language).decimal)}e${Number(exponent)}`;
  }
  // As text: the shortest digits that are this number, and not those of its nearest binary fraction.
  return new Intl.NumberFormat(language, { maximumFractionDigits: 24, numberingSystem: 'latn' }).format(`${value}`);
}

/** What keeps a number from being taken; undefined when nothing does. */
export function problemOf(value: number, { min, max }: NumberLimits): NumberProblem | undefined {
  if (min !== undefined && value < min) return 'tooLow';
  if (max !== undefined && value > max) return 'tooHigh';
  return undefined;
}

/** The number `count` steps on, free of binary dust and within the limits; from nothing it begins at the nearer limit or 0. */
export function stepFrom(value: number | undefined, count: number, step: number, { min, max }: NumberLimits): number {
  const clamp = (next: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
  if (value === undefined) return clamp(0);
  const digits = Math.max(decimalsOf(value), decimalsOf(step));
  const next = value + count * step;
  return clamp(digits > 100 ? next : Number(next.toFixed(Math.min(100, digits))));
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
