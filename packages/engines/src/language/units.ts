/**
 * Units of measurement: symbols with prefixes, products, quotients and powers, read into a factor to SI and a dimension.
 * Source of factors: BIPM, The International System of Units, 9th edition; non-SI units accepted there in table 8.
 */

/** A unit that values can be converted with: `SI = value * factor + offset`. */
export interface Unit {
  symbol: string;
  factor: number;
  offset: number;
  /** Units of equal dimension can be compared; kinds of share (`wt%`, `vol%`) are dimensions of their own. */
  dimension: string;
}

/** Exponents of m, kg, s, A, K, mol. */
type Powers = readonly [number, number, number, number, number, number];

interface BaseUnit {
  factor: number;
  powers?: Powers;
  /** Set for quantities that SI cannot tell apart by powers (shares, counts, hardness). */
  kind?: string;
  offset?: number;
  prefixes?: boolean;
}

const length: Powers = [1, 0, 0, 0, 0, 0];
const mass: Powers = [0, 1, 0, 0, 0, 0];
const time: Powers = [0, 0, 1, 0, 0, 0];
const amount: Powers = [0, 0, 0, 0, 0, 1];
const pressure: Powers = [-1, 1, -2, 0, 0, 0];
const energy: Powers = [2, 1, -2, 0, 0, 0];
const volume: Powers = [3, 0, 0, 0, 0, 0];

const bases: Record<string, BaseUnit> = {
  m: { factor: 1, powers: length, prefixes: true },
  g: { factor: 1e-3, powers: mass, prefixes: true },
  s: { factor: 1, powers: time, prefixes: true },
  A: { factor: 1, powers: [0, 0, 0, 1, 0, 0], prefixes: true },
  K: { factor: 1, powers: [0, 0, 0, 0, 1, 0], prefixes: true },
  mol: { factor: 1, powers: amount, prefixes: true },
  V: { factor: 1, powers: [2, 1, -3, -1, 0, 0], prefixes: true },
  W: { factor: 1, powers: [2, 1, -3, 0, 0, 0], prefixes: true },
  J: { factor: 1, powers: energy, prefixes: true },
  N: { factor: 1, powers: [1, 1, -2, 0, 0, 0], prefixes: true },
  Pa: { factor: 1, powers: pressure, prefixes: true },
  Hz: { factor: 1, powers: [0, 0, -1, 0, 0, 0], prefixes: true },
  Ω: { factor: 1, powers: [2, 1, -3, -2, 0, 0], prefixes: true },
  ohm: { factor: 1, powers: [2, 1, -3, -2, 0, 0], prefixes: true },
  S: { factor: 1, powers: [-2, -1, 3, 2, 0, 0], prefixes: true },
  F: { factor: 1, powers: [-2, -1, 4, 2, 0, 0], prefixes: true },
  C: { factor: 1, powers: [0, 0, 1, 1, 0, 0], prefixes: true },
  T: { factor: 1, powers: [0, 1, -2, -1, 0, 0], prefixes: true },
  L: { factor: 1e-3, powers: volume, prefixes: true },
  l: { factor: 1e-3, powers: volume, prefixes: true },
  Da: { factor: 1, kind: 'Da', prefixes: true },
  M: { factor: 1e3, powers: [-3, 0, 0, 0, 0, 1], prefixes: true },
  eV: { factor: 1.602176634e-19, powers: energy, prefixes: true },
  Wh: { factor: 3600, powers: energy, prefixes: true },
  Ah: { factor: 3600, powers: [0, 0, 1, 1, 0, 0], prefixes: true },
  bar: { factor: 1e5, powers: pressure, prefixes: true },
  atm: { factor: 101325, powers: pressure },
  psi: { factor: 6894.757293168, powers: pressure },
  ksi: { factor: 6894757.293168, powers: pressure },
  Torr: { factor: 133.322368, powers: pressure, prefixes: true },
  mmHg: { factor: 133.322387415, powers: pressure },
  P: { factor: 0.1, powers: [-1, 1, -1, 0, 0, 0], prefixes: true },
  '°C': { factor: 1, powers: [0, 0, 0, 0, 1, 0], offset: 273.15 },
  '℃': { factor: 1, powers: [0, 0, 0, 0, 1, 0], offset: 273.15 },
  '°F': { factor: 5 / 9, powers: [0, 0, 0, 0, 1, 0], offset: 459.67 * (5 / 9) },
  h: { factor: 3600, powers: time },
  hours: { factor: 3600, powers: time },
  hour: { factor: 3600, powers: time },
  min: { factor: 60, powers: time },
  minutes: { factor: 60, powers: time },
  days: { factor: 86400, powers: time },
  day: { factor: 86400, powers: time },
  d: { factor: 86400, powers: time },
  weeks: { factor: 604800, powers: time },
  months: { factor: 2629800, powers: time },
  years: { factor: 31557600, powers: time },
  year: { factor: 31557600, powers: time },
  小时: { factor: 3600, powers: time },
  小時: { factor: 3600, powers: time },
  時間: { factor: 3600, powers: time },
  分钟: { factor: 60, powers: time },
  分鐘: { factor: 60, powers: time },
  天: { factor: 86400, powers: time },
  个月: { factor: 2629800, powers: time },
  個月: { factor: 2629800, powers: time },
  か月: { factor: 2629800, powers: time },
  年: { factor: 31557600, powers: time },
  in: { factor: 0.0254, powers: length },
  Å: { factor: 1e-10, powers: length },
  t: { factor: 1e3, powers: mass },
  cycles: { factor: 1, kind: 'cycles' },
  次: { factor: 1, kind: 'cycles' },
  回: { factor: 1, kind: 'cycles' },
  rpm: { factor: 1 / 60, powers: [0, 0, -1, 0, 0, 0] },
  '%': { factor: 1, kind: '%' },
  'wt%': { factor: 1, kind: 'wt%' },
  'wt.%': { factor: 1, kind: 'wt%' },
  'mass%': { factor: 1, kind: 'wt%' },
  '質量%': { factor: 1, kind: 'wt%' },
  'vol%': { factor: 1, kind: 'vol%' },
  'mol%': { factor: 1, kind: 'mol%' },
  'at%': { factor: 1, kind: 'at%' },
  ppm: { factor: 1, kind: 'ppm' },
  ppb: { factor: 1e-3, kind: 'ppm' },
  dB: { factor: 1, kind: 'dB' },
  HV: { factor: 1, kind: 'HV' },
  HRC: { factor: 1, kind: 'HRC' },
  HB: { factor: 1, kind: 'HB' },
  IU: { factor: 1, kind: 'IU' },
  CFU: { factor: 1, kind: 'CFU' },
  '°': { factor: 1, kind: '°' },
  字: { factor: 1, kind: 'characters' },
  words: { factor: 1, kind: 'words' },
};

const prefixes: Record<string, number> = {
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
};

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

function lookUp(symbol: string): BaseUnit | undefined {
  // A bare "C" after a number is a charging rate far more often than a coulomb.
  const own = symbol === 'C' ? undefined : bases[symbol];
  if (own) return own;
  const base = bases[symbol.slice(1)];
  const factor = prefixes[symbol.slice(0, 1)];
  return base?.prefixes && factor !== undefined ? { ...base, factor: base.factor * factor } : undefined;
}

const term = /^([\p{L}°℃Ω%Å.]+?)(?:\^?(-?\d+(?:\.\d+)?)|([⁻⁺⁰¹²³⁴-⁹]+))?$/u;

/** Reads one factor of a unit, such as `cm²`, `s⁻¹` or `wt%`. */
function readTerm(text: string): { unit: BaseUnit; power: number } | undefined {
  const match = term.exec(text);
  const unit = match ? lookUp(match[1] ?? '') : undefined;
  if (!match || !unit) return undefined;
  const exponent = match[2] ?? (match[3] ? plainDigits(match[3]) : '1');
  const power = Number(exponent);
  // `2018年6月` is a date and no power of a year.
  if (power !== 1 && /\p{Script=Han}$/u.test(match[1] ?? '')) return undefined;
  return Number.isFinite(power) && power !== 0 ? { unit, power } : undefined;
}

/** Reads a unit expression; undefined when any part of it is unknown. */
export function parseUnit(symbol: string): Unit | undefined {
  let factor = 1;
  let offset = 0;
  const powers = [0, 0, 0, 0, 0, 0];
  const kinds: string[] = [];
  let sign = 1;
  let grouped = 0;
  let isUnit = false;
  const pieces = symbol.replace(/\s+/g, ' ').match(/[()/·⋅*]|[^()/·⋅*\s]+/gu) ?? [];
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
      isUnit = true;
      const power = read.power * sign;
      factor *= read.unit.factor ** power;
      if (read.unit.offset !== undefined && pieces.length === 1) offset = read.unit.offset;
      if (read.unit.kind) kinds.push(power === 1 ? read.unit.kind : `${read.unit.kind}^${power}`);
      read.unit.powers?.forEach((value, at) => {
        powers[at] = (powers[at] ?? 0) + value * power;
      });
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
