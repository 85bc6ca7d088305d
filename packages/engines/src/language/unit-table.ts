/**
 * Units by their symbols, with the factor to SI. BIPM, The International System of Units, 9th edition, and the non-SI
 * units accepted there in table 8; inch, pound and what follows from them by the international agreement of 1959.
 */

/** Exponents of m, kg, s, A, K, mol. */
type Powers = readonly [number, number, number, number, number, number];

export interface BaseUnit {
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
const temperature: Powers = [0, 0, 0, 0, 1, 0];
const amount: Powers = [0, 0, 0, 0, 0, 1];
const force: Powers = [1, 1, -2, 0, 0, 0];
const pressure: Powers = [-1, 1, -2, 0, 0, 0];
const energy: Powers = [2, 1, -2, 0, 0, 0];
const volume: Powers = [3, 0, 0, 0, 0, 0];
const lineDensity: Powers = [-1, 1, 0, 0, 0, 0];
const resistance: Powers = [2, 1, -3, -2, 0, 0];

const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;
const gravity = 9.80665;
const poundForce = pound * gravity;
const psi = poundForce / inch ** 2;
const calorie = 4.184;
const celsius: BaseUnit = { factor: 1, powers: temperature, offset: 273.15 };

const counted = (kind: string, factor = 1): BaseUnit => ({ factor, kind });

export const bases: Readonly<Record<string, BaseUnit>> = {
  m: { factor: 1, powers: length, prefixes: true },
  g: { factor: 1e-3, powers: mass, prefixes: true },
  s: { factor: 1, powers: time, prefixes: true },
  A: { factor: 1, powers: [0, 0, 0, 1, 0, 0], prefixes: true },
  K: { factor: 1, powers: temperature, prefixes: true },
  mol: { factor: 1, powers: amount, prefixes: true },
  V: { factor: 1, powers: [2, 1, -3, -1, 0, 0], prefixes: true },
  W: { factor: 1, powers: [2, 1, -3, 0, 0, 0], prefixes: true },
  J: { factor: 1, powers: energy, prefixes: true },
  N: { factor: 1, powers: force, prefixes: true },
  Pa: { factor: 1, powers: pressure, prefixes: true },
  Hz: { factor: 1, powers: [0, 0, -1, 0, 0, 0], prefixes: true },
  Ω: { factor: 1, powers: resistance, prefixes: true },
  ohm: { factor: 1, powers: resistance, prefixes: true },
  S: { factor: 1, powers: [-2, -1, 3, 2, 0, 0], prefixes: true },
  F: { factor: 1, powers: [-2, -1, 4, 2, 0, 0], prefixes: true },
  C: { factor: 1, powers: [0, 0, 1, 1, 0, 0], prefixes: true },
  T: { factor: 1, powers: [0, 1, -2, -1, 0, 0], prefixes: true },
  L: { factor: 1e-3, powers: volume, prefixes: true },
  l: { factor: 1e-3, powers: volume, prefixes: true },
  Da: { factor: 1, kind: 'Da', prefixes: true },
  M: { factor: 1e3, powers: [-3, 0, 0, 0, 0, 1], prefixes: true },
  eV: { factor: 1.602176634e-19, powers: energy, prefixes: true },
  cal: { factor: calorie, powers: energy, prefixes: true },
  Btu: { factor: 1055.05585262, powers: energy },
  Wh: { factor: 3600, powers: energy, prefixes: true },
  Ah: { factor: 3600, powers: [0, 0, 1, 1, 0, 0], prefixes: true },
  bar: { factor: 1e5, powers: pressure, prefixes: true },
  atm: { factor: 101325, powers: pressure },
  psi: { factor: psi, powers: pressure },
  psia: { factor: psi, powers: pressure },
  ksi: { factor: psi * 1e3, powers: pressure },
  Msi: { factor: psi * 1e6, powers: pressure },
  Torr: { factor: 101325 / 760, powers: pressure, prefixes: true },
  torr: { factor: 101325 / 760, powers: pressure, prefixes: true },
  mmHg: { factor: 133.322387415, powers: pressure },
  P: { factor: 0.1, powers: [-1, 1, -1, 0, 0, 0], prefixes: true },
  St: { factor: 1e-4, powers: [2, 0, -1, 0, 0, 0], prefixes: true },
  '°C': celsius,
  '℃': celsius,
  '°F': { factor: 5 / 9, powers: temperature, offset: 459.67 * (5 / 9) },
  '℉': { factor: 5 / 9, powers: temperature, offset: 459.67 * (5 / 9) },
  h: { factor: 3600, powers: time },
  min: { factor: 60, powers: time },
  d: { factor: 86400, powers: time },
  week: { factor: 604800, powers: time },
  month: { factor: 2629800, powers: time },
  year: { factor: 31557600, powers: time },
  in: { factor: inch, powers: length },
  µin: { factor: inch * 1e-6, powers: length },
  mil: { factor: inch * 1e-3, powers: length },
  ft: { factor: foot, powers: length },
  yd: { factor: 3 * foot, powers: length },
  Å: { factor: 1e-10, powers: length },
  t: { factor: 1e3, powers: mass },
  lb: { factor: pound, powers: mass },
  oz: { factor: pound / 16, powers: mass },
  gal: { factor: 231 * inch ** 3, powers: volume },
  lbf: { factor: poundForce, powers: force },
  kgf: { factor: gravity, powers: force },
  dyn: { factor: 1e-5, powers: force },
  gsm: { factor: 1e-3, powers: [-2, 1, 0, 0, 0, 0] },
  tex: { factor: 1e-6, powers: lineDensity, prefixes: true },
  den: { factor: 1e-3 / 9000, powers: lineDensity },
  rpm: { factor: 1 / 60, powers: [0, 0, -1, 0, 0, 0] },
  cycles: counted('cycles'),
  '%': counted('%'),
  'wt%': counted('wt%'),
  'wt.%': counted('wt%'),
  'mass%': counted('wt%'),
  '質量%': counted('wt%'),
  'vol%': counted('vol%'),
  'mol%': counted('mol%'),
  'at%': counted('at%'),
  ppm: counted('ppm'),
  ppb: counted('ppm', 1e-3),
  // Parts by mass and by volume are those shares, told in another scale.
  ppmw: counted('wt%', 1e-4),
  wppm: counted('wt%', 1e-4),
  ppmv: counted('vol%', 1e-4),
  '%RH': counted('%RH'),
  '%IACS': counted('%IACS'),
  Crate: counted('C-rate'),
  sccm: counted('sccm'),
  slm: counted('sccm', 1000),
  AWG: counted('AWG'),
  pH: counted('pH'),
  dB: counted('dB'),
  HV: counted('HV'),
  HRC: counted('HRC'),
  HRB: counted('HRB'),
  HB: counted('HB'),
  HBW: counted('HB'),
  ShoreA: counted('Shore-A'),
  ShoreD: counted('Shore-D'),
  IU: counted('IU'),
  U: { factor: 1, kind: 'U', prefixes: true },
  CFU: counted('CFU'),
  '°': counted('°'),
  字: counted('characters'),
  words: counted('words'),
};

export const prefixes: Readonly<Record<string, number>> = {
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
