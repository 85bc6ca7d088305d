import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflict, magnitude, quantities } from './quantities.ts';
import { parseUnit, toSi } from './units.ts';

const read = (text: string) => quantities(text).map(({ printed, unit }) => `${printed} ${unit.symbol}`);

describe('quantities', () => {
  it.each([
    ['a plateau at 3.45 V versus Li/Li⁺ at 25 °C', ['3.45 V', '25 °C']],
    ['155-162 mAh/g at C/10 between 2.5 V and 3.65 V', ['155-162 mAh/g', '2.5–3.65 V']],
    ['10⁻⁹ to 10⁻¹⁰ S/cm at room temperature', ['10⁻⁹ to 10⁻¹⁰ S/cm']],
    ['Carbon of 1-3 wt% and 2-5 nm', ['1-3 wt%', '2-5 nm']],
    ['retain 80 % after 3000-6000 full cycles', ['80 %']],
    ['conductivity of 1.2 × 10⁻³ S/cm', ['1.2 × 10⁻³ S/cm']],
    ['heat of 12.5 W/(m·K) and 1,200 kg/m³', ['12.5 W/(m·K)', '1,200 kg/m³']],
    ['克容量为155~160 mAh/g，在25 ℃下', ['155~160 mAh/g', '25 ℃']],
    ['-10 °C to room', ['-10 °C']],
    ['MCM-41, PA66 and AZ31 are names', []],
    ['≈ 4.5 V', ['≈ 4.5 V']],
    ['in humid air (30-60 %, 23 °C) and (5 W/(m·K))', ['30-60 %', '23 °C', '5 W/(m·K)']],
    ['coefficients of 0.1-0.3 %/K', ['0.1-0.3 %/K']],
    ['容量的55%-70%', ['55-70 %']],
    ['2018年6月9日', []],
    ['after 8 h-10 h', ['8-10 h']],
    ['charged at 1C-2C', ['1-2 C']],
    ['from 150 °C–200 °C', ['150-200 °C']],
    ['an area of 20 m^2 g^-1 and 3 g', ['20 m^2 g^-1', '3 g']],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('converts to SI', () => {
    const [pressure] = quantities('60 ksi');
    const [temperature] = quantities('200 °C');
    expect(magnitude(pressure!).low).toBeCloseTo(413.685e6, -4);
    expect(magnitude(temperature!)).toEqual({ low: 473.15, high: 473.15, unit: 'K' });
  });

  it.each([
    ['100 MPa', 1e8],
    ['1000 h', 3.6e6],
    ['105 mV', 0.105],
    ['10⁵ Pa', 1e5],
    ['10^5 Pa', 1e5],
    ['2 × 10⁵ Pa', 2e5],
    ['2x105 Pa', 2e5],
  ])('reads the number of %s', (text, value) => {
    expect(magnitude(quantities(text)[0]!).low).toBeCloseTo(value, 6);
  });

  it('knows a conflict only between comparable intervals that do not meet', () => {
    const [a] = quantities('2.5-3.0 wt%');
    const [b] = quantities('9-10 wt%');
    const [c] = quantities('2.8-3.4 wt%');
    const [d] = quantities('2.8 vol%');
    expect(conflict(a!, b!)).toBe(true);
    expect(conflict(a!, c!)).toBe(false);
    expect(conflict(a!, d!)).toBe(false);
  });

  it('points at exactly what it printed', () => {
    fc.assert(
      fc.property(
        fc.float({ min: 0, max: 1e5, noNaN: true }),
        fc.constantFrom('V', 'MPa', 'mAh/g', '°C', 'wt%', 'nm', 'W/(m·K)'),
        (value, unit) => {
          const printed = String(Math.round(value * 100) / 100);
          const text = `The value is ${printed} ${unit} here.`;
          const [found] = quantities(text);
          expect(text.slice(found!.start, found!.end)).toBe(`${printed} ${unit}`);
        },
      ),
    );
  });
});

describe('parseUnit', () => {
  it.each([
    ['g/cm³', 'm^-3 kg', 1000],
    ['mN/m', 'kg s^-2', 1e-3],
    ['mA/cm²', 'm^-2 A', 10],
    ['kJ/mol', 'm^2 kg s^-2 mol^-1', 1000],
    ['s⁻¹', 's^-1', 1],
    ['µm/h', 'm s^-1', 1e-6 / 3600],
  ])('reads %s', (symbol, dimension, factor) => {
    const unit = parseUnit(symbol);
    expect(unit?.dimension).toBe(dimension);
    expect(toSi(1, unit!)).toBeCloseTo(factor, 12);
  });

  it('refuses what it does not know', () => {
    expect(parseUnit('furlong')).toBeUndefined();
    expect(parseUnit('')).toBeUndefined();
  });
});
