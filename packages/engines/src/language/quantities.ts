import type { Span } from '@assay/domain';
import { symbolInContext, type UnitPlace } from './unit-context.ts';
import { leadingPhrase } from './unit-names.ts';
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

const number = String.raw`10(?:[⁻⁺⁰¹²³⁴-⁹]+|\^[-−]?\d+)|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?[×x·]\s?10(?:\^?[-−]?\d+|[⁻⁺⁰¹²³⁴-⁹]+))?`;
const dash = String.raw`\s?(?:[-–—~～〜至到]|から|to|and)\s?`;
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Greek}\d.,⁻/]|[\p{Script=Latin}]-)(?<qualifier>[≈~<>≤≥±]\s?)?(?<sign>[-−])?(?<low>${number})(?:\s?±\s?(?<spread>${number}))?(?:(?<first>\s?%)?${dash}(?<minus>[-−])?(?<high>${number}))?(?<gap>[\s-]?)(?=[\p{L}°℃℉Ω%√"])`,
  'gu',
);
/** Units that stand before their number: `pH 7.4`, `AWG 24`, `百万分之50`. */
const prefixed = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d])(?<name>pH|AWG|百万分之|百萬分之|百分之)\s?(?:of |about |around |约|約|約|為|为|は|が)?(?<qualifier>[≈~<>≤≥]\s?)?(?<low>${number})(?:${dash}(?<high>${number}))?`,
  'gu',
);
const prefixedUnits: Readonly<Record<string, string>> = {
  pH: 'pH',
  AWG: 'AWG',
  百万分之: 'ppm',
  百萬分之: 'ppm',
  百分之: '%',
};

function readNumber(text: string): number {
  const normal = text.replaceAll(',', '').replace('−', '-');
  // `100` is no power: digits behind a ten are an exponent where a sign of multiplication or a caret says so.
  const power = /^(?:(.*?)\s?[×x·]\s?|()(?=10[\^⁻⁺⁰¹²³⁴-⁹]))10(?:\^?(-?\d+)|([⁻⁺⁰¹²³⁴-⁹]+))$/u.exec(normal);
  if (!power) return Number(normal);
  const mantissa = power[1] === undefined ? 1 : Number(power[1]);
  return mantissa * 10 ** Number(power[3] ?? plainDigits(power[4] ?? ''));
}

const longestUnit = 30;
/** What a space may part inside a unit: factors with a power or a stroke before them, and what a bracket holds. */
const parted =
  /^[^\s]+(?:\s(?:[\p{L}°Ω]{1,3}(?:\^?[-−]?\d|[⁻⁺⁰¹²³⁴-⁹]+)|√\S+|m½|[cmµ]?m(?:\/|$)|MPa)[^\s]*)+$|^[kmµ]?W\/m K$|^[^\s(]*\([^)]*\)\S*$/u;

/** The longest beginning of `text` that is a unit and ends at a word boundary, read as the words around it mean it. */
function leadingUnit(text: string, place: Omit<UnitPlace, 'behind'>): Unit | undefined {
  const phrase = leadingPhrase(text);
  const phrased = phrase && parseUnit(phrase.symbol);
  if (phrase && phrased) return { ...phrased, symbol: text.slice(0, phrase.length) };
  const whole = /^[\p{L}°℃℉Ω%Å²³⁻⁺⁰¹⁴-⁹/·⋅*()√½^\d.\-−\s]+/u.exec(text.slice(0, longestUnit))?.[0] ?? '';
  for (let end = whole.length; end > 0; end--) {
    const candidate = whole.slice(0, end);
    if (/[/·⋅*(.^\s√−-]$/u.test(candidate)) continue;
    if (/\s/.test(candidate) && !parted.test(candidate)) continue;
    // `(25 °C)`: the bracket belongs to the text.
    if (candidate.split('(').length !== candidate.split(')').length) continue;
    const rest = text.slice(end);
    const next = rest[0] ?? '';
    const last = candidate.at(-1) ?? '';
    if (/[A-Za-z]/.test(last) && /[A-Za-z]/.test(next)) continue;
    if (/\d/.test(last) && /[A-Za-z\d]/.test(next)) continue;
    // `UL 94 V-0` is a class.
    if (
      /^[A-Z]$/.test(candidate) &&
      /^-\d/.test(rest) &&
      !rest
        .slice(1)
        .replace(/^[\d.]+\s?/u, '')
        .startsWith(candidate)
    )
      continue;
    // `8 h-10 h`: a range, and no power of an hour.
    const [, repeated] = /^(\D+)-\d+$/u.exec(candidate) ?? [];
    if (repeated !== undefined && rest.trimStart().startsWith(repeated)) continue;
    const meant = symbolInContext(candidate, { ...place, behind: rest });
    if (meant === undefined) continue;
    const unit = parseUnit(meant);
    if (unit) return { ...unit, symbol: candidate };
  }
  return undefined;
}

/** What makes a number a limit: words before it, and words behind it; the second of each pair includes the number itself. */
const below =
  /(?:(\b(?:below|under|less than)|<|低于|小于|低於|小於|未満)|(\b(?:at most|up to|no more than)|≤|不超过|不超過|以下の))\s*(?:about|around|approximately|roughly|约|約)?\s*$/iu;
const above =
  /(?:(\b(?:above|over|more than|exceed(?:s|ing)?)|>|高于|大于|超过|高於|大於|超過)|(\bat least|≥|以上の))\s*(?:about|around|approximately|roughly|约|約)?\s*$/iu;
const belowBehind = /^\s?(?:(未满|未滿|未満)|(以下|以内|以內|or (?:less|lower|below)\b))/iu;
const aboveBehind = /^\s?(?:(を超え|超(?![\p{L}]))|(以上|or (?:more|higher|above|over)\b))/iu;

function boundOf(before: string, behind: string): Pick<Quantity, 'bound' | 'isIncluded'> {
  const low = below.exec(before) ?? belowBehind.exec(behind);
  const high = low ? null : (above.exec(before) ?? aboveBehind.exec(behind));
  const found = low ?? high;
  return found ? { bound: low ? 'below' : 'above', isIncluded: found[2] !== undefined } : {};
}

/** Full-width digits and letters as ordinary ones; every place keeps its number. */
const narrow = (text: string) =>
  text.replace(/[０-９Ａ-Ｚａ-ｚ％／．]/gu, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

/** Quantities of a text in order. A number without a known unit is not a quantity. */
export function quantities(printed: string): Quantity[] {
  const text = narrow(printed);
  const before = quantitiesBehindUnits(text);
  const found: Quantity[] = [];
  const scan = new RegExp(pattern);
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    const {
      low: lowText,
      high: highText,
      sign,
      minus,
      spread: spreadText,
      gap = '',
      qualifier,
      first,
    } = match.groups ?? {};
    const start = match.index;
    const numberEnd = start + match[0].length - gap.length;
    if (lowText === undefined || before.some((other) => start < other.end && numberEnd > other.start)) continue;
    const low = (sign ? -1 : 1) * readNumber(lowText);
    const high = highText === undefined ? low : (minus ? -1 : 1) * readNumber(highText);
    const spread = spreadText === undefined ? 0 : readNumber(spreadText);
    if (!Number.isFinite(low) || !Number.isFinite(high)) continue;
    const unitText = text.slice(numberEnd + gap.length, numberEnd + gap.length + longestUnit + 30);
    const unit = leadingUnit(unitText, {
      before: text.slice(0, start),
      value: Math.max(low, high),
      isApart: gap === ' ' || /\s/.test(gap),
    });
    // `5-inch` and `10-min`, but no `316-L`.
    if (!unit || (gap === '-' && !/^(?:\p{Ll}{2,}|µm|°|h|kV|MPa|ft|%)/u.test(unit.symbol))) continue;
    // "2018年6月" is a date.
    if (unit.symbol === '年' && /^[12]\d{3}$/.test(lowText)) continue;
    const end = numberEnd + gap.length + unit.symbol.length;
    const second = highText === undefined ? secondEnd(text, end, unit) : undefined;
    const readTo = second?.end ?? end;
    // The digits of `cm^2 g` are no number.
    scan.lastIndex = readTo;
    const ahead = text.slice(Math.max(0, start - 28), start) + (qualifier ?? '');
    const own = printed
      .slice(start, numberEnd)
      .trim()
      // `55%-70%` says its unit once.
      .replace(first ?? /$/u, '');
    found.push({
      start,
      end: readTo,
      printed: second === undefined ? own : `${own}-${second.printed}`,
      low: Math.min(low, high, second?.value ?? low) - spread,
      high: Math.max(low, high, second?.value ?? high) + spread,
      unit,
      ...boundOf(ahead, text.slice(readTo, readTo + 12)),
    });
  }
  return joinRanges(
    text,
    [...before, ...found].sort((a, b) => a.start - b.start),
  );
}

const secondNumber = new RegExp(String.raw`^\s?[-–—~～〜至]\s?(?<sign>[-−])?(?<number>${number})\s?`, 'u');

/** The other end of a range that says its unit twice: `150 °C-200 °C`, `1C-2C`. */
function secondEnd(text: string, at: number, unit: Unit): { end: number; value: number; printed: string } | undefined {
  const match = secondNumber.exec(text.slice(at, at + 40));
  const { sign, number: digits } = match?.groups ?? {};
  if (!match || digits === undefined) return undefined;
  const end = at + match[0].length;
  if (!text.startsWith(unit.symbol, end) || /^[\p{Script=Latin}\d]/u.test(text.slice(end + unit.symbol.length)))
    return undefined;
  const printed = `${sign ?? ''}${digits}`;
  return { end: end + unit.symbol.length, value: (sign ? -1 : 1) * readNumber(digits), printed };
}

function quantitiesBehindUnits(text: string): Quantity[] {
  return [...text.matchAll(prefixed)].flatMap((match) => {
    const { name = '', low: lowText = '', high: highText, qualifier = '' } = match.groups ?? {};
    const unit = parseUnit(prefixedUnits[name] ?? '');
    if (!unit) return [];
    const [low, high] = [readNumber(lowText), readNumber(highText ?? lowText)];
    const end = match.index + match[0].length;
    const ahead = text.slice(match.index + name.length, match.index + match[0].lastIndexOf(lowText)) + qualifier;
    return [
      {
        start: match.index,
        end,
        printed: highText === undefined ? lowText : match[0].slice(match[0].indexOf(lowText)),
        low: Math.min(low, high),
        high: Math.max(low, high),
        unit,
        ...boundOf(ahead, text.slice(end, end + 12)),
      },
    ];
  });
}

const rangeStart = /(?:\b(?:between|from)|在|从|從)\s*(?:about |around )?$/iu;
const rangeJoint = /^\s?(?:and|to|[-–—~～〜至到と]|から)\s?$/u;
/** `-40 °C與125 °C之間`, but not 25 °C和60 °C. */
const wideJoint = /^[與与和]$/u;

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
      (rangeJoint.test(text.slice(previous.end, quantity.start)) ||
        (wideJoint.test(text.slice(previous.end, quantity.start)) && /^之[间間]/u.test(text.slice(quantity.end)))) &&
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

/** SI magnitude of a quantity, its two ends in ascending order; of a difference without the zero of its scale. */
export function magnitude(
  { low, high, unit }: Quantity,
  isDifference = false,
): { low: number; high: number; unit: string } {
  const scale = isDifference ? { ...unit, offset: 0 } : unit;
  return { low: toSi(low, scale), high: toSi(high, scale), unit: unit.dimension };
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
