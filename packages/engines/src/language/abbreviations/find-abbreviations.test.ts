import { describe, expect, it } from 'vitest';
import { commonAbbreviations } from './common-abbreviations.ts';
import { findAbbreviations, foldAbbreviation } from './find-abbreviations.ts';
import { findFormulaAbbreviations, saysFormulaOf } from './formula-initials.ts';
import { abbreviationsIn } from './question-abbreviations.ts';

describe('findAbbreviations', () => {
  it.each([
    ['The solid electrolyte interphase (SEI) grows.', 'SEI', 'solid electrolyte interphase'],
    ['Growth of the SEI (solid electrolyte interphase) takes lithium.', 'SEI', 'solid electrolyte interphase'],
    ['Cracks begin in the heat-affected zone (HAZ).', 'HAZ', 'heat-affected zone'],
    ['Made by laser powder bed fusion (LPBF) in argon.', 'LPBF', 'laser powder bed fusion'],
    ['Lipid nanoparticles (LNPs) carry it.', 'LNP', 'Lipid nanoparticles'],
    ['Levels of interleukin-6 (IL-6) rose.', 'IL-6', 'interleukin-6'],
    ['We used X-ray photoelectron spectroscopy (XPS; Al source).', 'XPS', 'X-ray photoelectron spectroscopy'],
    ['Messenger RNA (mRNA) is short-lived.', 'mRNA', 'Messenger RNA'],
    ['An excess of reactive oxygen species (ROS, mostly superoxide) harms.', 'ROS', 'reactive oxygen species'],
  ])('%s', (text, short, long) => {
    expect(findAbbreviations(text)).toEqual([{ short, long }]);
  });

  it.each([
    'The values (Table 3) agree.',
    'It failed (see Fig. 2).',
    'A cathode of nickel (NCM811) fades.',
    'Kept at 60 °C (RH 50 %).',
    'The result (p < 0.05) holds.',
    'Sold by a firm (USA).',
    'They measured hardness (HV10) again.',
    'Of XRD (the lines are broad) nothing is seen.',
  ])('finds none in: %s', (text) => {
    expect(findAbbreviations(text)).toEqual([]);
  });
});

describe('findFormulaAbbreviations', () => {
  it.each([
    ['The garnet Li7La3Zr2O12 (LLZO) conducts lithium.', 'LLZO', 'Li7La3Zr2O12'],
    ['LLZO是化学式为Li7La3Zr2O12的石榴石型锂离子导体。', 'LLZO', 'Li7La3Zr2O12'],
    ['NASICON型Li1.3Al0.3Ti1.7(PO4)3（LATP）', 'LATP', 'Li1.3Al0.3Ti1.7(PO4)3'],
    ['Argyrodite Li6PS5Cl, or LPSCl, is soft.', 'LPSCl', 'Li6PS5Cl'],
    ['LGPS is Li10GeP2S12.', 'LGPS', 'Li10GeP2S12'],
  ])('%s', (text, short, long) => {
    expect(findFormulaAbbreviations(text)).toEqual([{ short, long }]);
  });

  it.each(['LLZO is sintered with Li2CO3.', 'Li7La3Zr2O12 is a garnet.', 'NMC of LiFePO4', 'CO2 and SEM'])(
    'finds none in: %s',
    (text) => {
      expect(findFormulaAbbreviations(text)).toEqual([]);
    },
  );
});

describe('saysFormulaOf', () => {
  it.each([
    ['Oxides such as Li7La3Zr2O12 conduct.', 'LLZO'],
    ['BaTiO3 is ferroelectric.', 'BTO'],
    ['LiCoO2', 'LCO'],
  ])('%s %s', (text, name) => {
    expect(saysFormulaOf(text, name)).toBe(true);
  });

  it.each([
    ['Li2CO3 forms in air.', 'LLZO'],
    ['LiFePO4', 'LCO'],
    ['Li7La3Zr2O12', 'Li7La3Zr2O12'],
    ['TiO2 and SiO2', 'TO'],
    ['The SEM shows NaCl.', 'SEM'],
  ])('%s is not %s', (text, name) => {
    expect(saysFormulaOf(text, name)).toBe(false);
  });
});

describe('commonAbbreviations', () => {
  it('knows the fields, each abbreviation by its folded form and with a long form of several letters', () => {
    expect(commonAbbreviations().size).toBeGreaterThan(240);
    for (const [short, longs] of commonAbbreviations()) {
      expect(foldAbbreviation(short)).toBe(short);
      for (const long of longs) expect(long).toMatch(/[a-z]{3}/);
      expect(new Set(longs).size).toBe(longs.length);
    }
  });
});

describe('abbreviationsIn', () => {
  it.each([
    ['What limits SEI growth', ['SEI']],
    ['ebsd of steel', ['EBSD']],
    ['How stable is NaCl with CVD at 5 MPA and 3 GPa', ['CVD']],
    ['IL-6 and mRNA-1273 or LNPs', ['IL6', 'MRNA1273', 'LNP']],
    ['the car has a gas and can be made', []],
  ])('%s', (question, keys) => {
    expect(abbreviationsIn(question).map(({ key }) => key)).toEqual(keys);
  });
});
