/** What is measured. Hardness scales are quantities of their own: none is converted into another (ISO 18265 forbids it as exact). */
export const materialQuantities = {
  density: { si: 'g/cm³', us: 'lb/in³' },
  stress: { si: 'MPa', us: 'ksi' },
  modulus: { si: 'GPa', us: 'Msi' },
  temperature: { si: '°C', us: '°F' },
  conductivity: { si: 'W/(m·K)', us: 'Btu/(h·ft·°F)' },
  expansion: { si: 'µm/(m·K)', us: 'µin/(in·°F)' },
  specificHeat: { si: 'J/(kg·K)', us: 'Btu/(lb·°F)' },
  resistivity: { si: 'µΩ·m', us: 'µΩ·in' },
  fractureToughness: { si: 'MPa·√m', us: 'ksi·√in' },
  specificStiffness: { si: 'GPa·cm³/g', us: 'Msi·in³/lb' },
  length: { si: 'mm', us: 'in' },
  percent: { si: '%', us: '%' },
  iacs: { si: '% IACS', us: '% IACS' },
  ratio: { si: '', us: '' },
  brinell: { si: 'HBW', us: 'HBW' },
  brinell500: { si: 'HB 500', us: 'HB 500' },
  vickers: { si: 'HV', us: 'HV' },
  rockwellB: { si: 'HRB', us: 'HRB' },
  rockwellC: { si: 'HRC', us: 'HRC' },
  shoreA: { si: 'Shore A', us: 'Shore A' },
  shoreD: { si: 'Shore D', us: 'Shore D' },
} as const;
export type MaterialQuantity = keyof typeof materialQuantities;

/** In which units a card is read. */
export const unitSystems = ['si', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** MPa in one ksi (lbf/in², exact by the inch of 25.4 mm and the pound of 0.45359237 kg). */
const ksi = 6.894757293168361;
const celsius: UnitScale = { quantity: 'temperature', factor: 1, offset: 0 };

interface UnitScale {
  quantity: MaterialQuantity;
  /** Store units in one of this unit. */
  factor: number;
  /** Store value of its zero. @default 0 */
  offset?: number;
}

/** Every unit, over the unit in which its quantity is stored: the first of the quantity. */
export const materialUnits = {
  'g/cm³': { quantity: 'density', factor: 1 },
  'kg/m³': { quantity: 'density', factor: 0.001 },
  'lb/in³': { quantity: 'density', factor: 27.679904710203125 },
  MPa: { quantity: 'stress', factor: 1 },
  ksi: { quantity: 'stress', factor: ksi },
  psi: { quantity: 'stress', factor: ksi / 1000 },
  GPa: { quantity: 'modulus', factor: 1 },
  Msi: { quantity: 'modulus', factor: ksi },
  '°C': celsius,
  K: { quantity: 'temperature', factor: 1, offset: -273.15 },
  '°F': { quantity: 'temperature', factor: 5 / 9, offset: -160 / 9 },
  'W/(m·K)': { quantity: 'conductivity', factor: 1 },
  'Btu/(h·ft·°F)': { quantity: 'conductivity', factor: 1.7307346663713912 },
  'µm/(m·K)': { quantity: 'expansion', factor: 1 },
  'µin/(in·°F)': { quantity: 'expansion', factor: 1.8 },
  'J/(kg·K)': { quantity: 'specificHeat', factor: 1 },
  'Btu/(lb·°F)': { quantity: 'specificHeat', factor: 4186.8 },
  µΩ·m: { quantity: 'resistivity', factor: 1 },
  µΩ·in: { quantity: 'resistivity', factor: 0.0254 },
  'MPa·√m': { quantity: 'fractureToughness', factor: 1 },
  'ksi·√in': { quantity: 'fractureToughness', factor: ksi * Math.sqrt(0.0254) },
  'GPa·cm³/g': { quantity: 'specificStiffness', factor: 1 },
  'Msi·in³/lb': { quantity: 'specificStiffness', factor: ksi / 27.679904710203125 },
  mm: { quantity: 'length', factor: 1 },
  in: { quantity: 'length', factor: 25.4 },
  '%': { quantity: 'percent', factor: 1 },
  '% IACS': { quantity: 'iacs', factor: 1 },
  '': { quantity: 'ratio', factor: 1 },
  HBW: { quantity: 'brinell', factor: 1 },
  'HB 500': { quantity: 'brinell500', factor: 1 },
  HV: { quantity: 'vickers', factor: 1 },
  HRB: { quantity: 'rockwellB', factor: 1 },
  HRC: { quantity: 'rockwellC', factor: 1 },
  'Shore A': { quantity: 'shoreA', factor: 1 },
  'Shore D': { quantity: 'shoreD', factor: 1 },
} as const satisfies Record<string, UnitScale>;
export type MaterialUnit = keyof typeof materialUnits;

/** Unit of a quantity in a system. */
export function unitOf(quantity: MaterialQuantity, system: UnitSystem): MaterialUnit {
  return materialQuantities[quantity][system];
}

/** A value in another unit of the same quantity; throws `RangeError` where the quantities differ. */
export function convertUnit(value: number, from: MaterialUnit, to: MaterialUnit): number {
  const source: UnitScale = materialUnits[from];
  const target: UnitScale = materialUnits[to];
  if (source.quantity !== target.quantity) {
    throw new RangeError(
      `${from} is a unit of ${source.quantity}, ${to} of ${target.quantity}; choose a unit of the same quantity.`,
    );
  }
  if (from === to) return value;
  return (value * source.factor + (source.offset ?? 0) - (target.offset ?? 0)) / target.factor;
}

/**
 * Decimals of a converted figure, so that it claims no more than the source stated: as many significant digits, and
 * at least three. Temperatures keep their decimals.
 */
export function decimalsAfter(value: number, decimals: number, from: MaterialUnit, to: MaterialUnit): number {
  if (from === to || materialUnits[from].quantity === 'temperature') return decimals;
  const digits = Math.max(3, significantDigits(value, decimals));
  const converted = Math.abs(convertUnit(value, from, to));
  if (converted === 0) return decimals;
  return Math.max(0, Math.min(6, digits - 1 - Math.floor(Math.log10(converted))));
}

function significantDigits(value: number, decimals: number): number {
  const magnitude = Math.abs(value);
  return magnitude === 0 ? 1 : Math.max(1, Math.floor(Math.log10(magnitude)) + 1 + decimals);
}
