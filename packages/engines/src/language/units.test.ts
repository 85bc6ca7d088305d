import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { magnitude, quantities } from './quantities.ts';
import { fromSi, parseUnit, toSi } from './units.ts';

/** `dimension low..high` in SI of the first quantity. */
function read(text: string): [string, number, number] | undefined {
  const [first] = quantities(text);
  if (first === undefined) return undefined;
  const { low, high, unit } = magnitude(first);
  return [unit, low, high];
}

const stress = 'm^-1 kg s^-2';
const conductivity = 'm kg s^-3 K^-1';

describe('units by definition', () => {
  it.each([
    ['1 in²', 'm^2', 0.00064516],
    ['1 ft', 'm', 0.3048],
    ['5 mils', 'm', 0.000127],
    ['32 µin', 'm', 8.128e-7],
    ['1 lb', 'kg', 0.45359237],
    ['1 lb/in³', 'm^-3 kg', 27679.904710203],
    ['1 psi', stress, 6894.757293168361],
    ['70 ksi', stress, 482633010.52],
    ['1 torr', stress, 133.32236842],
    ['5 mTorr', stress, 0.66661184],
    ['250 mbar', stress, 25000],
    ['2 atm', stress, 202650],
    ['32 °F', 'K', 273.15],
    ['212 °F', 'K', 373.15],
    ['4 K', 'K', 4],
    ['1 kcal/mol', 'm^2 kg s^-2 mol^-1', 4184],
    ['1.1 eV', 'm^2 kg s^-2', 1.7623942974e-19],
    ['20 kV/mm', 'm kg s^-3 A^-1', 2e7],
    ['3 cP', 'm^-1 kg s^-1', 3e-3],
    ['10 cSt', 'm^2 s^-1', 1e-5],
    ['120 nm/min', 'm s^-1', 2e-9],
    ['80 gsm', 'm^-2 kg', 0.08],
    ['90 denier', 'm^-1 kg', 1e-5],
    ['3000 rpm', 's^-1', 50],
    ['50 sccm', 'sccm', 50],
    ['2 slm', 'sccm', 2000],
    ['5 ppmw', 'wt%', 5e-4],
    ['0.1 mol/L', 'm^-3 mol', 100],
    ['2 mM', 'm^-3 mol', 2],
    ['12 mg/L', 'm^-3 kg', 0.012],
    ['150 kDa', 'Da', 150000],
    ['100 U/mL', 'U m^-3', 1e8],
    ['500 IU', 'IU', 500],
    ['85 %RH', '%RH', 85],
    ['85% RH', '%RH', 85],
    ['60 % relative humidity', '%RH', 60],
    ['AWG 24', 'AWG', 24],
    ['24 AWG', 'AWG', 24],
    ['pH 7.4', 'pH', 7.4],
    ['98 ksi√in', 'm^-0.5 kg s^-2', 107686662.42],
    ['100 MPa·√m', 'm^-0.5 kg s^-2', 1e8],
    ['100 MPa√m', 'm^-0.5 kg s^-2', 1e8],
    ['100 MPa·m^1/2', 'm^-0.5 kg s^-2', 1e8],
    ['50 µg/√Hz', 'kg s^0.5', 5e-8],
    ['300 N/mm²', stress, 3e8],
    ['10 kgf/mm²', stress, 98066500],
  ])('reads %s', (text, dimension, value) => {
    const found = read(text);
    expect(found?.[0]).toBe(dimension);
    expect(Math.abs((found?.[1] ?? 0) / value - 1)).toBeLessThan(1e-8);
  });

  it.each([
    'W/(m·K)',
    'W/m·K',
    'W/mK',
    'W/m K',
    'W/m-K',
    'W/m/K',
    'W/(m K)',
    'W/(mK)',
    'W/(m*K)',
    'W/m.K',
    'W m⁻¹ K⁻¹',
    'W·m⁻¹·K⁻¹',
    'W m-1 K-1',
    'W m^-1 K^-1',
    'Wm⁻¹K⁻¹',
    'W/m·°C',
  ])('reads the thermal conductivity 15 %s', (symbol) => {
    expect(read(`It is 15 ${symbol} at rest.`)).toEqual([conductivity, 15, 15]);
    expect(quantities(`It is 15 ${symbol} at rest.`)[0]?.unit.symbol).toBe(symbol);
  });

  it.each(['Ω·cm', 'Ω cm', 'Ω-cm', 'ohm·cm', 'ohm-cm', 'ohm cm', 'Ωcm'])('reads the resistivity 200 %s', (symbol) => {
    expect(read(`200 ${symbol}`)).toEqual(['m^3 kg s^-3 A^-2', 2, 2]);
  });

  it.each(['S/cm', 'S cm⁻¹', 'S·cm⁻¹', 'S cm-1', 'S cm^-1'])('reads the conductivity 0.1 %s', (symbol) => {
    expect(read(`0.1 ${symbol}`)?.[0]).toBe('m^-3 kg^-1 s^3 A^2');
    expect(read(`0.1 ${symbol}`)?.[1]).toBeCloseTo(10, 9);
  });
});

describe('units in words', () => {
  it.each([
    ['25 degrees C', 'K', 298.15],
    ['25 degrees Celsius', 'K', 298.15],
    ['25 dgrees C', 'K', 298.15],
    ['25 deg C', 'K', 298.15],
    ['25 deg. C', 'K', 298.15],
    ['25degC', 'K', 298.15],
    ['77 deg F', 'K', 298.15],
    ['77 degrees Fahrenheit', 'K', 298.15],
    ['25 ° C', 'K', 298.15],
    ['25摄氏度', 'K', 298.15],
    ['25 攝氏度', 'K', 298.15],
    ['25℃', 'K', 298.15],
    ['3 microns', 'm', 3e-6],
    ['3 micron', 'm', 3e-6],
    ['20 nanometers', 'm', 2e-8],
    ['2 inches', 'm', 0.0508],
    ['5-inch', 'm', 0.127],
    ['10 sq ft', 'm^2', 0.9290304],
    ['2 cubic centimetres', 'm^3', 2e-6],
    ['40 percent', '%', 40],
    ['40 per cent', '%', 40],
    ['3 weight percent', 'wt%', 3],
    ['3 % by weight', 'wt%', 3],
    ['5 megapascals', stress, 5e6],
    ['500 hours', 's', 1800000],
    ['500 hrs', 's', 1800000],
    ['30 secs', 's', 30],
    ['500兆帕', stress, 5e8],
    ['3毫米', 'm', 0.003],
    ['3微米', 'm', 3e-6],
    ['20奈米', 'm', 2e-8],
    ['2公斤', 'kg', 2],
    ['5毫克/升', 'm^-3 kg', 0.005],
    ['3ミクロン', 'm', 3e-6],
    ['500メガパスカル', stress, 5e8],
    ['10ミリメートル', 'm', 0.01],
    ['百万分之50', 'ppm', 50],
    ['百分之5', '%', 5],
    ['５０ＭＰａ', stress, 5e7],
    ['60 Shore D', 'Shore-D', 60],
  ])('reads %s', (text, dimension, value) => {
    const found = read(text);
    expect(found?.[0]).toBe(dimension);
    expect(Math.abs((found?.[1] ?? 0) / value - 1)).toBeLessThan(1e-9);
  });
});

describe('symbols of more than one meaning', () => {
  it.each([
    // Celsius without its ring, a charging rate, a charge, or nothing.
    ['annealed at 900C for 1 h', 'K'],
    ['stored at 4 C', 'K'],
    ['conductivity at 55 C', 'K'],
    ['stable between 20-25 C', 'K'],
    ['discharged at 2C', 'C-rate'],
    ['the cell keeps 80 % of its capacity at 5C', '%'],
    ['a 50C pulse', 'C-rate'],
    ['a charge of 5 C passed', 's A'],
    ['table 2C of the annex', undefined],
    // Molar, a million, a metre, moles a kilogram.
    ['0.5 M NaOH', 'm^-3 mol'],
    ['1M LiPF6', 'm^-3 mol'],
    ['6 M solution', 'm^-3 mol'],
    ['$5 M', undefined],
    ['5 M cycles', undefined],
    ['a pipe of 5 m', 'm'],
    ['21 m LiTFSI', 'kg^-1 mol'],
    // Fahrenheit or farad.
    ['heated to 300 F', 'K'],
    ['a capacitance of 10 F', 'm^-2 kg^-1 s^4 A^2'],
    // Degrees of an angle or of a temperature.
    ['在80度下加热', 'K'],
    ['倾斜角为45度', '°'],
    // Inches, or the word.
    ['a plate 0.5 in thick', 'm'],
    ['a gap of 0.25 in.', 'm'],
    ['5 in every batch', undefined],
    // Litres, or a rise.
    ['加水3升', 'm^3'],
    ['由5升至10', undefined],
    ['a 3D print', undefined],
    ['grade 316-L', undefined],
  ])('reads %s', (text, dimension) => {
    expect(quantities(text)[0]?.unit.dimension).toBe(dimension);
  });
});

describe('conversion', () => {
  const symbols = (
    'm mm in ft mil µin Å psi ksi MPa torr mbar atm bar kgf/mm² °C °F K lb oz g/cm³ lb/in³ cP kcal/mol eV ' +
    'W/(m·K) S/cm rpm U/mL kDa nm/min gsm den ppmw wt% M mg/L mol/L MPa·√m'
  ).split(' ');
  const unit = fc.constantFrom(...symbols).map((symbol) => parseUnit(symbol)!);
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });

  it('comes back to the value it began with', () => {
    fc.assert(
      fc.property(unit, value, (of, stated) => {
        const back = fromSi(toSi(stated, of), of);
        expect(Math.abs(back - stated)).toBeLessThanOrEqual(
          1e-9 * Math.max(Math.abs(of.offset / of.factor), Math.abs(stated), 1e-9),
        );
      }),
    );
  });

  it('keeps the order of an interval', () => {
    fc.assert(
      fc.property(unit, value, value, (of, a, b) => {
        expect(toSi(Math.min(a, b), of)).toBeLessThanOrEqual(toSi(Math.max(a, b), of));
      }),
    );
  });

  it('takes the zero of the scale for no part of a difference', () => {
    const [fall] = quantities('5 °C');
    expect(magnitude(fall!, true)).toEqual({ low: 5, high: 5, unit: 'K' });
    const [inFahrenheit] = quantities('9 °F');
    expect(magnitude(inFahrenheit!, true).low).toBeCloseTo(5, 12);
  });
});
