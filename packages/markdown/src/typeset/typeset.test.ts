import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** The text with its marks: `_2_` stands low, `^2+^` high, `~` for a caret, `‹5 nm›` on one line. */
function marked(text: string): string {
  let bond: number | undefined;
  let shown = '';
  for (const run of typeset(text)) {
    if (run.bond !== bond) shown += `${bond === undefined ? '' : '›'}${run.bond === undefined ? '' : '‹'}`;
    bond = run.bond;
    shown += run.isSilent ? '~' : run.as === 'sub' ? `_${run.text}_` : run.as === 'sup' ? `^${run.text}^` : run.text;
  }
  return bond === undefined ? shown : `${shown}›`;
}

describe('typeset', () => {
  it.each([
    ['LiFePO4', 'LiFePO_4_'],
    ['LiNi0.5Mn1.5O4 works', 'LiNi_0.5_Mn_1.5_O_4_ works'],
    ['(Al2O3)', '(Al_2_O_3_)'],
    ['H2, N2, O2 and CO2', 'H_2_, N_2_, O_2_ and CO_2_'],
    ['CO2-neutral, LiPF6-based', 'CO_2_-neutral, LiPF_6_-based'],
    ['CO/CO2', 'CO/CO_2_'],
    ['H2O2 and H2SO4.', 'H_2_O_2_ and H_2_SO_4_.'],
    ['CuSO4·5H2O', 'CuSO_4_·5H_2_O'],
    ['Al2(SO4)3·18H2O', 'Al_2_(SO_4_)_3_·18H_2_O'],
    ['Ca(OH)2', 'Ca(OH)_2_'],
    ['C2H5OH, CH3COOH, C6H12O6', 'C_2_H_5_OH, CH_3_COOH, C_6_H_12_O_6_'],
    ['YBa2Cu3O7-δ', 'YBa_2_Cu_3_O_7-δ_'],
    ['LiFe1-xMnxPO4', 'LiFe_1-x_Mn_x_PO_4_'],
    ['NOx and SiOx', 'NO_x_ and SiO_x_'],
    ['Ni3Al, Mg2Si, SmCo5, MoSi2, Fe3C', 'Ni_3_Al, Mg_2_Si, SmCo_5_, MoSi_2_, Fe_3_C'],
    ['在LiCoO2中', '在LiCoO_2_中'],
    ['Li7La3Zr2O12（LLZO）', 'Li_7_La_3_Zr_2_O_12_（LLZO）'],
  ])('sets the counts of %s', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    ['Mn2+ at the surface', 'Mn^2+^ at the surface'],
    ['Li/Li+', 'Li/Li^+^'],
    ['Fe2+/Fe3+', 'Fe^2+^/Fe^3+^'],
    ['SO42- and PO43−', 'SO_4_^2-^ and PO_4_^3−^'],
    ['NH4+ and NO3−', 'NH_4_^+^ and NO_3_^−^'],
    ['[Fe(CN)6]3−', '[Fe(CN)_6_]^3−^'],
    ['Cl− ions', 'Cl^−^ ions'],
    ['Cl- ions', 'Cl^-^ ions'],
  ])('sets the charge of %s', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    '316L and 304N2',
    'G 2/21',
    'SAC305, PA66-GF30, R410A',
    'AlSi10Mg, AlMg3, CuSn6P, TiAl6V4, 42CrMo4, X2CrNiMo17-12-2',
    'Sn96.5Ag3.0Cu0.5, Ni80Cr20',
    'NMC811, NCM622',
    'H1N1, H5N1, H3N2',
    'PD-L1, IL2, PCSK9, KCNH2, PI3K, NF2, CK2, HER2',
    'SARS-CoV2, NaV1.7',
    'I2C, B2B, P2P, U2F, PS5, C3PO, Y2K',
    'H2 2026',
    'I2/m',
    'F2 generation',
    'vitamin B12 and D2',
    'US0900001B2',
    'JP 2021-045678 A',
    'Li- and Na-ion',
    'C2+ hydrocarbons',
    'HV10, HRC60',
    'PaO2, SpO2',
    'C++',
    'the CH3 domain of VH-CH2-CH3',
  ])('leaves the names of %s', (text) => {
    expect(typeset(text).some((run) => run.as)).toBe(false);
  });

  it.each([
    ['a coating of 2 to 5 nm', 'a coating of 2 to ‹5 nm›'],
    ['about 170 mAh/g at 25 °C.', 'about ‹170 mAh/g› at ‹25 °C›.'],
    ['1e-9 S/cm at 0.5 W/(m·K)', '‹1e-9 S/cm› at ‹0.5 W/(m·K)›'],
    ['−20 °C', '‹−20 °C›'],
    ['≈ 4.5 V', '‹≈ 4.5 V›'],
    ['2 of 3 cells', '2 of 3 cells'],
    ['在 25 °C 下', '在 ‹25 °C› 下'],
    ['密度为 5.1 g/cm³，约为硫化物电解质的 2.7 倍', '密度为 ‹5.1 g/cm³›，约为硫化物电解质的 2.7 倍'],
    ['升温速率可达 2–5 K/min，但电流', '升温速率可达 ‹2–5 K/min›，但电流'],
    ['5 mS/cmである', '‹5 mS/cm›である'],
    ['0.5 W/(m·K)と', '‹0.5 W/(m·K)›と'],
  ])('keeps figures with their units in %s', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    ['1-5 %', '‹1–5 %›'],
    ['20 - 25 °C', '‹20 – 25 °C›'],
    ['0.1-0.5 wt%', '‹0.1–0.5 wt%›'],
    ['10-12 nm', '‹10–12 nm›'],
    ['130-134', '‹130–134›'],
    ['1,200 - 1,400', '‹1,200 – 1,400›'],
  ])('sets an en dash in the range %s', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    'claims 1-5',
    '6892-1',
    'G 2-21',
    '2026-11-22',
    'ISO 6892-1',
    '10-5 mbar',
    '10-12 S/cm',
    '1.2 × 10-12 m2/s',
    'X5CrNi18-10',
  ])('leaves the hyphen of %s', (text) => {
    expect(
      typeset(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['Ti-6Al-4V alloy', '‹Ti-6Al-4V› alloy'],
    ['of Ti-6Al-4V.', 'of ‹Ti-6Al-4V›.'],
    ['PA66-GF30 and NMC-811', '‹PA66-GF30› and ‹NMC-811›'],
    ['CO2-neutral, Li-ion, lead-free', 'CO_2_-neutral, Li-ion, lead-free'],
    ['2026-11-22', '2026-11-22'],
  ])('keeps the designations of %s on one line', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  it.each([
    ['45 MPa·m^0.5', '‹45 MPa·m~^0.5^›'],
    ['MPa·m^1/2 and 10^-9 S/cm', 'MPa·m~^1/2^ and ‹10~^-9^ S/cm›'],
    ['a^b', 'a^b'],
  ])('sets the power of %s high and keeps its caret for who copies it', (text, shown) => {
    expect(marked(text)).toBe(shown);
  });

  const pieces = fc.oneof(
    fc.constantFrom(
      'LiFePO4',
      'SO42-',
      'Mn2+',
      ' 1-5 %',
      '20-25 °C',
      ' ',
      '316L',
      '(',
      ')',
      '[',
      '·5H2O',
      '–',
      '-',
      'x',
    ),
    fc.string({ maxLength: 6 }),
    fc.string({ unit: fc.constantFrom(...'ABCHNOPSLife0123456789+-−.()[]/^ %nm°'), maxLength: 12 }),
  );
  const texts = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''));

  it('changes nothing of a text but hyphens of ranges', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = typeset(text)
          .map((run) => run.text)
          .join('');
        expect(shown).toHaveLength(text.length);
        for (let at = 0; at < text.length; at += 1) {
          if (shown[at] === text[at]) continue;
          expect(shown[at]).toBe('–');
          expect(text[at]).toMatch(/[-‐‑]/);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing at all of a text that is compared with its source', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          typeset(text, { isVerbatim: true })
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('sets low or high only figures, variables and signs', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const run of typeset(text)) if (run.as) expect(run.text).toMatch(/^[\d./xyδ±+−–-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});
