import type { StatedRow } from '../module-contents.ts';

/** One axis for all values of a quantity. */
export interface ValueAxis {
  /** Place of a value's ends, 0 to 1; undefined for one that has no magnitude. */
  placeOf(row: StatedRow): { from: number; to: number } | undefined;
  /** In the unit of the first value. Empty where that unit cannot be told from its print. */
  ticks: readonly { at: number; value: number }[];
}

interface Scale {
  /** Magnitude = value × factor + offset. */
  factor: number;
  offset: number;
}

/** From this ratio of the greatest to the least on, the axis is logarithmic. */
const wide = 100;
const margin = 0.06;

/** The axis of values of one dimension; undefined where there are not two of them to set side by side. */
export function axisOf(rows: readonly StatedRow[]): ValueAxis | undefined {
  const [first] = rows;
  const unit = rows.find(({ magnitude }) => magnitude)?.magnitude?.unit;
  const magnitudes = rows.flatMap(({ magnitude }) => (magnitude?.unit === unit && magnitude ? [magnitude] : []));
  if (!first || magnitudes.length < 2) return undefined;
  const low = Math.min(...magnitudes.map((one) => one.low));
  const high = Math.max(...magnitudes.map((one) => one.high));
  const scale = scaleOf(first);
  // A logarithm has no zero, and of a temperature it says nothing.
  const isLog = low > 0 && high / low >= wide && (scale?.offset ?? 0) === 0;
  const shape = isLog ? Math.log10 : (value: number) => value;
  const [start, end] = [shape(low), shape(high)];
  const room = end === start ? Math.abs(end) * margin || 1 : (end - start) * margin;
  const at = (value: number) => (shape(value) - (start - room)) / (end - start + 2 * room);
  return {
    placeOf: ({ magnitude }) =>
      magnitude?.unit === unit && magnitude ? { from: at(magnitude.low), to: at(magnitude.high) } : undefined,
    ticks: scale
      ? ticksBetween(toUnit(low, scale), toUnit(high, scale), isLog).map((value) => ({
          at: at(value * scale.factor + scale.offset),
          value,
        }))
      : [],
  };
}

const toUnit = (magnitude: number, { factor, offset }: Scale) => (magnitude - offset) / factor;

/** Magnitude of the zero of scales that do not begin at nothing, in kelvin (SI Brochure, 9th edition, 2.3.1). */
const zeros: Readonly<Record<string, Scale>> = {
  '°C': { factor: 1, offset: 273.15 },
  '℃': { factor: 1, offset: 273.15 },
  '°F': { factor: 5 / 9, offset: 459.67 * (5 / 9) },
};

/** How magnitudes are told in the unit of a value: read from its print, which states the lower end first. */
export function scaleOf({ unit, printed, magnitude }: StatedRow): Scale | undefined {
  const known = zeros[unit];
  if (known || !magnitude) return known;
  const value = numberOf(printed);
  if (value === undefined || value === 0 || magnitude.low === 0) return undefined;
  const factor = magnitude.low / value;
  return factor > 0 && Number.isFinite(factor) ? { factor, offset: 0 } : undefined;
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((figure, at) => [figure, String(at)]),
);

/** First figure of a print: `≈ 4.5`, `1,240`, `2.5–3.1`, `1.2 × 10⁻⁹`. */
function numberOf(printed: string): number | undefined {
  const plain = printed
    .replaceAll(/[⁰¹²³⁴-⁹]/g, (figure) => raised[figure] ?? '')
    .replaceAll(/[⁻−]/g, '-')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1');
  const found = /(?<![\d.])(-?\d+(?:\.\d+)?)(?:\s*[×x·]\s*10\^?(-?\d+)|[eE]([-+]?\d+))?/.exec(plain);
  if (!found) return undefined;
  const exponent = Number(found[2] ?? found[3] ?? 0);
  return Number(found[1]) * 10 ** exponent;
}

/** Round values from one to the other, three to five of them. */
function ticksBetween(low: number, high: number, isLog: boolean): number[] {
  if (isLog) {
    const [first, last] = [Math.ceil(Math.log10(low)), Math.floor(Math.log10(high))];
    const step = Math.max(1, Math.ceil((last - first) / 4));
    return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => 10 ** (first + at * step));
  }
  if (low === high) return [low];
  const rough = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((one) => one * power >= rough * 0.99) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
