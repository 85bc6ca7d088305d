/** Limits of a number: all optional, ends included. */
export type NumberLimits = { min?: number; max?: number };

/** Why what was typed is not a number that can be taken. */
export type NumberProblem = 'notANumber' | 'tooLow' | 'tooHigh';

const cache = new Map<string, { group: string; decimal: string }>();

/** The marks a language groups and divides digits with. */
function marksOf(language: string): { group: string; decimal: string } {
  const known = cache.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(-1234567.5);
  const of = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const marks = { group: of('group', ','), decimal: of('decimal', '.') };
  cache.set(language, marks);
  return marks;
}

/**
 * The number that was typed in a language: its own decimal and grouping marks, digits of any width, a minus of any
 * length, and powers of ten as `1.2e-9`, `1.2E-9` or `1.2 × 10^-9`. Undefined when it is no number. A grouping mark
 * must group in threes, so that `1,5` typed with English marks is refused and not read as fifteen.
 */
export function parseNumber(text: string, language: string): number | undefined {
  const { group, decimal } = marksOf(language);
  const plain = text
    .normalize('NFKC')
    .replace(/[−‒–—﹣]/gu, '-')
    .replace(/\s*[×x*]\s*10\s*\^?\s*/iu, 'e')
    .replace(/[\s'’٬]/gu, '')
    .replace(/٫/gu, '.')
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  const mark = (character: string) => character.normalize('NFKC').trim();
  const [whole = '', fraction, ...more] = plain.split(mark(decimal) === '٫' ? '.' : mark(decimal));
  if (more.length > 0) return undefined;
  const separator = mark(group);
  let digits = whole;
  if (separator !== '' && separator !== '٬' && whole.includes(separator)) {
    const [first = '', ...rest] = whole.split(separator);
    if (!/^[+-]?\d{1,3}$/.test(first) || rest.some((part, index) => !isGroup(part, index === rest.length - 1)))
      return undefined;
    digits = first + rest.join('');
  }
  const number = fraction === undefined ? digits : `${digits}.${fraction}`;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number)) return undefined;
  const value = Number(number);
  return Number.isFinite(value) ? value : undefined;
}

function isGroup(part: string, isLast: boolean): boolean {
  return isLast ? /^\d{3}(e[+-]?\d+)?$/i.test(part) : /^\d{3}$/.test(part);
}

/** A number as its language writes it, with all its digits; far from 1 as a power of ten, which `parseNumber` reads back. */
export function formatNumber(value: number, language: string): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-6 || size >= 1e15)) {
    const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
    return `${mantissa.replace('.', marksOf(language).decimal)}e${Number(exponent)}`;
  }
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20, numberingSystem: 'latn' }).format(value);
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
