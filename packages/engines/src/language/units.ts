/** Units of measurement: symbols with prefixes, products, quotients and powers, read into a factor to SI and a dimension. */
import { symbolOfName } from './unit-names.ts';
import { type BaseUnit, bases, prefixes } from './unit-table.ts';

/** A unit that values can be converted with: `SI = value * factor + offset`. */
export interface Unit {
  symbol: string;
  factor: number;
  offset: number;
  /** Units of equal dimension can be compared; kinds of share (`wt%`, `vol%`) are dimensions of their own. */
  dimension: string;
}

const superscripts: Record<string, string> = {
  '⁻': '-',
  '⁺': '',
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
};

/** `10⁻³` style digits as ordinary ones. */
export function plainDigits(text: string): string {
  return text.replace(/[⁻⁺⁰¹²³⁴-⁹]/g, (character) => superscripts[character] ?? character);
}

interface Factor {
  unit: BaseUnit;
  power: number;
}

function lookUp(symbol: string): BaseUnit | undefined {
  const own = bases[symbol];
  if (own) return own;
  const base = bases[symbol.slice(1)];
  const factor = prefixes[symbol.slice(0, 1)];
  if (base?.prefixes && factor !== undefined) return { ...base, factor: base.factor * factor };
  return undefined;
}

const greatestPower = 6;
const term = /^(√?)([\p{L}°℃℉Ω%Å.]+?)(?:\^?([-−]?\d+(?:\.\d+)?)|([⁻⁺⁰¹²³⁴-⁹]+)|(½))?$/u;
/** `m^1/2`, `m1/2`: the root of fracture toughness, whose stroke is no quotient. */
const half = /(?<=[A-Za-z])\^?\(?1\/2\)?/gu;

/** Reads one factor of a unit, such as `cm²`, `s⁻¹`, `√Hz` or `wt%`. */
function readTerm(text: string): Factor[] | undefined {
  const match = term.exec(text);
  if (!match) return undefined;
  const [, root, name = '', digits, raised, isHalf] = match;
  const power =
    Number(digits?.replace('−', '-') ?? (raised ? plainDigits(raised) : (isHalf && 0.5) || '1')) * (root ? 0.5 : 1);
  if (!Number.isFinite(power) || power === 0 || Math.abs(power) > greatestPower) return undefined;
  const unit = lookUp(name);
  // `2018年6月` is a date and no power of a year.
  if (unit) return power !== 1 && /\p{Script=Han}$/u.test(name) ? undefined : [{ unit, power }];
  const written = symbolOfName(name);
  if (written === undefined) return undefined;
  if (power !== 1 && /[\p{Script=Han}]/u.test(name)) return undefined;
  return readTerm(written)?.map((factor) => ({ ...factor, power: factor.power * power }));
}

/** `mK` under a bar is a metre and a kelvin: thermal conductivities are written so, and never over millikelvins. */
const metreKelvin = /(?<=\bW\s?\/\s?\(?)m[-\s.]?K(?![\p{L}])/gu;
const spelledProducts: readonly (readonly [RegExp, string])[] = [
  [metreKelvin, 'm·K'],
  [/(?<=\bW\/)m·K/gu, '(m·K)'],
  [/(?<=\b[kM]?J\/)kg[-\s]K/gu, '(kg·K)'],
  [/(?<=(?:Ω|ohm)s?)[-\s.]?(?=[cmµ]?m\b)/giu, '·'],
  [/(?<=\b(?:MPa|ksi))\s?√/gu, '·√'],
  [/(?<=\bMPa)\s(?=m½)/gu, '·'],
  [/^W(?=m[-⁻])/u, 'W·'],
  [/(?<=m(?:-1|⁻¹))(?=K(?:-1|⁻¹)$)/u, '·'],
];

/** Reads a unit expression; undefined when any part of it is unknown. */
export function parseUnit(symbol: string): Unit | undefined {
  let factor = 1;
  let offset = 0;
  const powers = [0, 0, 0, 0, 0, 0];
  const kinds: string[] = [];
  let sign = 1;
  let grouped = 0;
  let isUnit = false;
  let text = symbol.replace(/\s+/g, ' ').replace(half, '½');
  for (const [written, plain] of spelledProducts) text = text.replace(written, plain);
  const pieces = text.match(/[()/·⋅*]|[^()/·⋅*\s]+/gu) ?? [];
  for (const piece of pieces) {
    if (piece === '/') sign = -1;
    else if (piece === '(') grouped = sign;
    else if (piece === ')') {
      grouped = 0;
      sign = 1;
    } else if (piece === '·' || piece === '⋅' || piece === '*') sign = grouped || sign;
    else {
      const read = readTerm(piece);
      if (!read) return undefined;
      for (const { unit, power: own } of read) {
        isUnit = true;
        const power = own * sign;
        factor *= unit.factor ** power;
        if (unit.offset !== undefined && pieces.length === 1) offset = unit.offset;
        if (unit.kind) kinds.push(power === 1 ? unit.kind : `${unit.kind}^${power}`);
        unit.powers?.forEach((value, at) => {
          powers[at] = (powers[at] ?? 0) + value * power;
        });
      }
    }
  }
  if (!isUnit) return undefined;
  const names = ['m', 'kg', 's', 'A', 'K', 'mol'];
  const dimension = [
    ...kinds.sort(),
    ...powers.flatMap((power, at) => (power === 0 ? [] : [power === 1 ? names[at] : `${names[at]}^${power}`])),
  ].join(' ');
  return { symbol, factor, offset, dimension: dimension === '' ? '1' : dimension };
}

/** SI (or canonical) magnitude of a value in this unit. */
export function toSi(value: number, unit: Unit): number {
  return value * unit.factor + unit.offset;
}

/** Value in this unit of an SI (or canonical) magnitude. */
export function fromSi(magnitude: number, unit: Unit): number {
  return (magnitude - unit.offset) / unit.factor;
}
