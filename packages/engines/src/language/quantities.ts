import type { Span } from '@assay/domain';
import { parseUnit, plainDigits, toSi, type Unit } from './units.ts';

/** A number with a unit as it stands in a text; a single value has `low` equal to `high`. */
export interface Quantity extends Span {
  /** Number as printed, with its qualifier: `≈ 4.5`, `2.5-3.1`, `< 200`. */
  printed: string;
  low: number;
  high: number;
  unit: Unit;
  /** Bound words turn a value into an open interval. */
  bound?: 'below' | 'above';
  /** Whether a bound holds the number itself: at most, at least. */
  isIncluded?: boolean;
}

const number = String.raw`10[⁻⁺⁰¹²³⁴-⁹]+|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?[×x·]\s?10(?:\^?[-−]?\d+|[⁻⁺⁰¹²³⁴-⁹]+))?`;
const dash = String.raw`\s?(?:[-–—~～〜至到]|から|to|and)\s?`;
const unitCharacters = String.raw`[\p{L}°℃Ω%Å²³⁻⁺⁰¹⁴-⁹/·⋅()^\d.-]`;
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Greek}\d.,⁻/]|[\p{Script=Latin}]-)(?<qualifier>[≈~<>≤≥±]\s?)?(?<sign>[-−])?(?<low>${number})(?:\s?±\s?(?<spread>${number}))?(?:(?<first>\s?%)?${dash}(?<minus>[-−])?(?<high>${number}))?(?<gap>\s?)(?<unit>(?:wt\.?\s?|vol\.?\s?|mol\s?|at\.?\s?|mass\s?|質量\s?)?%(?:/[A-Za-z]+)?|${unitCharacters}+)`,
  'gu',
);

function readNumber(text: string): number {
  const normal = text.replaceAll(',', '').replace('−', '-');
  const power = /^(.*?)\s?[×x·]?\s?10(?:\^?(-?\d+)|([⁻⁺⁰¹²³⁴-⁹]+))$/u.exec(normal);
  if (power && (power[2] !== undefined || power[3] !== undefined)) {
    const exponent = Number(power[2] ?? plainDigits(power[3] ?? ''));
    const mantissa = power[1] === '' ? 1 : Number(power[1]);
    return mantissa * 10 ** exponent;
  }
  return Number(normal);
}

/** The longest beginning of `text` that is a known unit and ends at a word boundary. */
function leadingUnit(text: string): Unit | undefined {
  for (let end = Math.min(text.length, 24); end > 0; end--) {
    const candidate = text.slice(0, end);
    if (/[/·⋅(.^-]$/u.test(candidate)) continue;
    // `(25 °C)`: the bracket belongs to the text.
    if (candidate.split('(').length !== candidate.split(')').length) continue;
    const next = text[end] ?? '';
    const last = candidate.at(-1) ?? '';
    if (/[A-Za-z]/.test(last) && /[A-Za-z]/.test(next)) continue;
    const unit = parseUnit(candidate.replace(/^(wt|vol|mol|at|mass|質量)\.?\s?%/u, '$1%'));
    if (unit) return { ...unit, symbol: candidate };
  }
  return undefined;
}

/** What makes a number a limit: words before it, and words behind it; the second of each pair includes the number itself. */
const below =
  /(?:(below|under|less than|<|低于|小于|低於|小於|未満)|(at most|up to|no more than|≤|不超过|不超過|以下の))\s*$/iu;
const above = /(?:(above|over|more than|exceed(?:s|ing)?|>|高于|大于|超过|高於|大於|超過)|(at least|≥|以上の))\s*$/iu;
const belowBehind = /^\s?(?:(未满|未滿|未満)|(以下|以内|以內|or (?:less|lower|below)\b))/iu;
const aboveBehind = /^\s?(?:(を超え|超(?![\p{L}]))|(以上|or (?:more|higher|above|over)\b))/iu;

function boundOf(before: string, behind: string): Pick<Quantity, 'bound' | 'isIncluded'> {
  const low = below.exec(before) ?? belowBehind.exec(behind);
  const high = low ? null : (above.exec(before) ?? aboveBehind.exec(behind));
  const found = low ?? high;
  return found ? { bound: low ? 'below' : 'above', isIncluded: found[2] !== undefined } : {};
}

/** Quantities of a text in order. A number without a known unit is not a quantity. */
export function quantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  const scan = new RegExp(pattern);
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    // Where words follow a unit without a space, the next number may stand among them: `25 °Cで0.3 Pa·s`.
    scan.lastIndex -= match.groups?.['unit']?.length ?? 0;
    const groups = match.groups ?? {};
    const unit = leadingUnit(groups['unit'] ?? '');
    if (!unit || groups['low'] === undefined) continue;
    const gap = groups['gap'] ?? '';
    // "3D", "5G", "2C" and the like are names, not quantities, when letters follow the digits at once.
    if (gap === '' && /^[A-Z]$/.test(unit.symbol) && unit.symbol !== 'V' && unit.symbol !== 'K') continue;
    // "2018年6月" is a date.
    if (unit.symbol === '年' && /^\d{4}$/.test(groups['low']) && /^[12]/.test(groups['low'])) continue;
    if (unit.symbol === 'in' || (unit.symbol === 'd' && gap === '')) continue;
    const sign = groups['sign'] ? -1 : 1;
    const first = sign * readNumber(groups['low']);
    const second = groups['high'] === undefined ? first : (groups['minus'] ? -1 : 1) * readNumber(groups['high']);
    const spread = groups['spread'] === undefined ? 0 : readNumber(groups['spread']);
    if (!Number.isFinite(first) || !Number.isFinite(second)) continue;
    const start = match.index;
    const numberEnd = start + match[0].length - (groups['unit'] ?? '').length - gap.length;
    const end = start + match[0].length - (groups['unit'] ?? '').length + unit.symbol.length;
    scan.lastIndex = end;
    const before = text.slice(Math.max(0, start - 16), start) + (groups['qualifier'] ?? '');
    const quantity: Quantity = {
      start,
      end,
      // `55%-70%` says its unit once.
      printed: text
        .slice(start, numberEnd)
        .trim()
        .replace(groups['first'] ?? /$/u, ''),
      low: Math.min(first, second) - spread,
      high: Math.max(first, second) + spread,
      unit,
      ...boundOf(before, text.slice(end, end + 12)),
    };
    found.push(quantity);
  }
  return joinRanges(text, found);
}

const rangeStart = /(?:\b(?:between|from)|在|从|從)\s*(?:about |around )?$/iu;
const rangeJoint = /^\s?(?:and|to|[-–—~～〜至到と]|から)\s?$/u;

/** `between 250 mV and 450 mV` is one interval, not two values. */
function joinRanges(text: string, found: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of found) {
    const previous = joined.at(-1);
    const isRange =
      previous !== undefined &&
      previous.low === previous.high &&
      quantity.low === quantity.high &&
      previous.unit.symbol === quantity.unit.symbol &&
      rangeJoint.test(text.slice(previous.end, quantity.start)) &&
      rangeStart.test(text.slice(Math.max(0, previous.start - 16), previous.start));
    if (!isRange) {
      joined.push(quantity);
      continue;
    }
    const [low, high] = [Math.min(previous.low, quantity.low), Math.max(previous.high, quantity.high)];
    joined[joined.length - 1] = {
      start: previous.start,
      end: quantity.end,
      printed: `${previous.printed}–${quantity.printed}`,
      low,
      high,
      unit: quantity.unit,
    };
  }
  return joined;
}

/** SI magnitude of a quantity, its two ends in ascending order. */
export function magnitude(quantity: Quantity): { low: number; high: number; unit: string } {
  return {
    low: toSi(quantity.low, quantity.unit),
    high: toSi(quantity.high, quantity.unit),
    unit: quantity.unit.dimension,
  };
}

/** True when two quantities can be compared and their intervals do not meet, bounds taken as open ends. */
export function conflict(a: Quantity, b: Quantity): boolean {
  if (a.unit.dimension !== b.unit.dimension) return false;
  const ends = (quantity: Quantity) => {
    const { low, high } = magnitude(quantity);
    return { low: quantity.bound === 'below' ? -Infinity : low, high: quantity.bound === 'above' ? Infinity : high };
  };
  const first = ends(a);
  const second = ends(b);
  return first.high < second.low || second.high < first.low;
}
