import type { MaterialClass, MaterialGrade, MaterialValue } from '@assay/domain';
import { grade, limits, measured, near, specified } from '../notation.ts';

/** Physical properties of EN 10088-1, annex: density, modulus, expansion 20 to 100 °C, conductivity, heat, resistivity. */
function physical(text: `${number} ${number} ${number} ${number} ${number} ${number}`): MaterialValue[] {
  const [density, modulus, expansion, conductivity, heat, resistivity] = text.split(' ');
  return measured(
    'EN 10088-1',
    {},
    `density ${density} @20, E ${modulus} @20, expansion ${expansion} @20..100, conductivity ${conductivity} @20, heat ${heat} @20, resistivity ${resistivity} @20`,
  );
}

/** Room-temperature requirements of ASTM A240 for annealed plate, sheet and strip. */
function a240(text: string, of: 'solution-annealed' | 'annealed' = 'solution-annealed'): MaterialValue[] {
  return specified('ASTM A240', { state: of, form: 'plate' }, text);
}

const austenitic: MaterialClass = 'austenitic-stainless';
const classic = '7.9 200 16.0 15 500 0.73';
const molybdenum = '8.0 200 16.0 15 500 0.75';
const duplex = '7.8 200 13.0 15 500 0.80';
const ferrite = '7.7 220 10.0 25 460 0.60';
const martensite = '7.7 215 10.5 30 460 0.60';

/** Stainless steels; equivalents carry the limits of their own standard. */
export const stainlessSteels = (): readonly MaterialGrade[] => [
  grade(austenitic, '201', {
    also: 'UNS S20100',
    composition: limits(
      'ASTM A240',
      'C ≤0.15, Mn 5.5..7.5, P ≤0.060, S ≤0.030, Si ≤1.00, Cr 16.0..18.0, Ni 3.5..5.5, N ≤0.25, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥260, A ≥40')],
    equivalents: [near('EN', '1.4372', undefined, { alias: 'X12CrMnNiN17-7-5' }), near('JIS', 'SUS201')],
  }),
  grade(austenitic, '301', {
    also: 'UNS S30100',
    composition: limits(
      'ASTM A240',
      'C ≤0.15, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤1.00, Cr 16.0..18.0, Ni 6.0..8.0, N ≤0.10, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤217'), physical(classic)],
    equivalents: [
      near(
        'EN',
        '1.4310',
        limits(
          'EN 10088-3',
          'C 0.05..0.15, Si ≤2.00, Mn ≤2.00, P ≤0.045, S ≤0.015, N ≤0.10, Cr 16.0..19.0, Mo ≤0.80, Ni 6.0..9.5, Fe bal',
        ),
        { alias: 'X10CrNi18-8' },
      ),
      near(
        'JIS',
        'SUS301',
        limits('JIS G4303', 'C ≤0.15, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 6.00..8.00, Cr 16.00..18.00, Fe bal'),
      ),
    ],
  }),
  grade(austenitic, '303', {
    also: 'UNS S30300',
    composition: limits(
      'ASTM A582',
      'C ≤0.15, Mn ≤2.00, P ≤0.20, S ≥0.15, Si ≤1.00, Cr 17.0..19.0, Ni 8.0..10.0, Fe bal',
    ),
    values: [physical(classic)],
    equivalents: [
      near(
        'EN',
        '1.4305',
        limits(
          'EN 10088-3',
          'C ≤0.10, Si ≤1.00, Mn ≤2.00, P ≤0.045, S 0.15..0.35, N ≤0.10, Cr 17.0..19.0, Cu ≤1.00, Ni 8.0..10.0, Fe bal',
        ),
        { alias: 'X8CrNiS18-9' },
      ),
      near('JIS', 'SUS303'),
    ],
  }),
  grade(austenitic, '304', {
    also: 'UNS S30400',
    composition: limits(
      'ASTM A240',
      'C ≤0.07, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 17.5..19.5, Ni 8.0..10.5, N ≤0.10, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤201, HRB ≤92'), physical(classic)],
    equivalents: [
      near(
        'EN',
        '1.4301',
        limits(
          'EN 10088-3',
          'C ≤0.07, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, N ≤0.10, Cr 17.5..19.5, Ni 8.0..10.5, Fe bal',
        ),
        { alias: 'X5CrNi18-10' },
      ),
      near(
        'JIS',
        'SUS304',
        limits('JIS G4303', 'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 8.00..10.50, Cr 18.00..20.00, Fe bal'),
      ),
      near(
        'GB',
        'S30408',
        limits(
          'GB/T 20878',
          'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 8.00..11.00, Cr 18.00..20.00, Fe bal',
        ),
        { alias: '06Cr19Ni10' },
      ),
    ],
  }),
  grade(austenitic, '304L', {
    also: 'UNS S30403',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 17.5..19.5, Ni 8.0..12.0, N ≤0.10, Fe bal',
    ),
    values: [a240('Rm ≥485, Rp ≥170, A ≥40, HBW ≤201, HRB ≤92'), physical(classic)],
    equivalents: [
      near(
        'EN',
        '1.4307',
        limits(
          'EN 10088-3',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, N ≤0.10, Cr 17.5..19.5, Ni 8.0..10.5, Fe bal',
        ),
        { alias: 'X2CrNi18-9' },
      ),
      near(
        'JIS',
        'SUS304L',
        limits(
          'JIS G4303',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 9.00..13.00, Cr 18.00..20.00, Fe bal',
        ),
      ),
      near(
        'GB',
        'S30403',
        limits(
          'GB/T 20878',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 8.00..12.00, Cr 18.00..20.00, Fe bal',
        ),
        { alias: '022Cr19Ni10' },
      ),
    ],
  }),
  grade(austenitic, '309S', {
    also: 'UNS S30908',
    composition: limits(
      'ASTM A240',
      'C ≤0.08, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 22.0..24.0, Ni 12.0..15.0, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤217')],
    equivalents: [near('EN', '1.4833', undefined, { alias: 'X12CrNi23-13' }), near('JIS', 'SUS309S')],
  }),
  grade(austenitic, '310S', {
    also: 'UNS S31008',
    composition: limits(
      'ASTM A240',
      'C ≤0.08, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤1.50, Cr 24.0..26.0, Ni 19.0..22.0, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤217')],
    equivalents: [
      near(
        'EN',
        '1.4845',
        limits(
          'EN 10095',
          'C ≤0.10, Si ≤1.50, Mn ≤2.00, P ≤0.045, S ≤0.015, N ≤0.11, Cr 24.0..26.0, Ni 19.0..22.0, Fe bal',
        ),
        { alias: 'X8CrNi25-21' },
      ),
      near(
        'JIS',
        'SUS310S',
        limits(
          'JIS G4303',
          'C ≤0.08, Si ≤1.50, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 19.00..22.00, Cr 24.00..26.00, Fe bal',
        ),
      ),
      near(
        'GB',
        'S31008',
        limits(
          'GB/T 20878',
          'C ≤0.08, Si ≤1.50, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 19.00..22.00, Cr 24.00..26.00, Fe bal',
        ),
        { alias: '06Cr25Ni20' },
      ),
    ],
  }),
  grade(austenitic, '316', {
    also: 'UNS S31600',
    composition: limits(
      'ASTM A240',
      'C ≤0.08, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 16.0..18.0, Ni 10.0..14.0, Mo 2.00..3.00, N ≤0.10, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤217, HRB ≤95'), physical(molybdenum)],
    equivalents: [
      near(
        'EN',
        '1.4401',
        limits(
          'EN 10088-3',
          'C ≤0.07, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, N ≤0.10, Cr 16.5..18.5, Mo 2.00..2.50, Ni 10.0..13.0, Fe bal',
        ),
        { alias: 'X5CrNiMo17-12-2' },
      ),
      near(
        'JIS',
        'SUS316',
        limits(
          'JIS G4303',
          'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 10.00..14.00, Cr 16.00..18.00, Mo 2.00..3.00, Fe bal',
        ),
      ),
      near(
        'GB',
        'S31608',
        limits(
          'GB/T 20878',
          'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 10.00..14.00, Cr 16.00..18.00, Mo 2.00..3.00, Fe bal',
        ),
        { alias: '06Cr17Ni12Mo2' },
      ),
    ],
  }),
  grade(austenitic, '316L', {
    also: 'UNS S31603',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 16.0..18.0, Ni 10.0..14.0, Mo 2.00..3.00, N ≤0.10, Fe bal',
    ),
    values: [a240('Rm ≥485, Rp ≥170, A ≥40, HBW ≤217, HRB ≤95'), physical(molybdenum)],
    equivalents: [
      near(
        'EN',
        '1.4404',
        limits(
          'EN 10088-3',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, N ≤0.10, Cr 16.5..18.5, Mo 2.00..2.50, Ni 10.0..13.0, Fe bal',
        ),
        { alias: 'X2CrNiMo17-12-2' },
      ),
      near(
        'JIS',
        'SUS316L',
        limits(
          'JIS G4303',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 12.00..15.00, Cr 16.00..18.00, Mo 2.00..3.00, Fe bal',
        ),
      ),
      near(
        'GB',
        'S31603',
        limits(
          'GB/T 20878',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 10.00..14.00, Cr 16.00..18.00, Mo 2.00..3.00, Fe bal',
        ),
        { alias: '022Cr17Ni12Mo2' },
      ),
    ],
  }),
  grade(austenitic, '316Ti', {
    also: 'EN 1.4571, EN X6CrNiMoTi17-12-2',
    composition: limits(
      'EN 10088-3',
      'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Cr 16.5..18.5, Mo 2.00..2.50, Ni 10.5..13.5, Ti 5×C..0.70, Fe bal',
    ),
    values: [physical('8.0 200 16.5 15 500 0.75')],
    equivalents: [near('UNS', 'S31635')],
  }),
  grade(austenitic, '321', {
    also: 'UNS S32100',
    composition: limits(
      'ASTM A240',
      'C ≤0.08, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 17.0..19.0, Ni 9.0..12.0, N ≤0.10, Ti 5×(C+N)..0.70, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤217, HRB ≤95'), physical(classic)],
    equivalents: [
      near(
        'EN',
        '1.4541',
        limits(
          'EN 10088-3',
          'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Cr 17.0..19.0, Ni 9.0..12.0, Ti 5×C..0.70, Fe bal',
        ),
        { alias: 'X6CrNiTi18-10' },
      ),
      near('JIS', 'SUS321'),
      near(
        'GB',
        'S32168',
        limits(
          'GB/T 20878',
          'C ≤0.08, Si ≤1.00, Mn ≤2.00, P ≤0.045, S ≤0.030, Ni 9.00..12.00, Cr 17.00..19.00, Ti 5×C..0.70, Fe bal',
        ),
        { alias: '06Cr18Ni11Ti' },
      ),
    ],
  }),
  grade(austenitic, '347', {
    also: 'UNS S34700',
    composition: limits(
      'ASTM A240',
      'C ≤0.08, Mn ≤2.00, P ≤0.045, S ≤0.030, Si ≤0.75, Cr 17.0..19.0, Ni 9.0..13.0, Nb 10×C..1.00, Fe bal',
    ),
    values: [a240('Rm ≥515, Rp ≥205, A ≥40, HBW ≤201, HRB ≤92'), physical(classic)],
    equivalents: [
      near('EN', '1.4550', undefined, { alias: 'X6CrNiNb18-10' }),
      near('JIS', 'SUS347'),
      near('GB', 'S34778', undefined, { alias: '06Cr18Ni11Nb' }),
    ],
  }),
  grade(austenitic, '904L', {
    also: 'UNS N08904',
    composition: limits(
      'ASTM A240',
      'C ≤0.020, Mn ≤2.00, P ≤0.045, S ≤0.035, Si ≤1.00, Cr 19.0..23.0, Ni 23.0..28.0, Mo 4.0..5.0, N ≤0.10, Cu 1.0..2.0, Fe bal',
    ),
    values: [a240('Rm ≥490, Rp ≥220, A ≥35'), physical('8.0 195 15.8 12 450 1.00')],
    equivalents: [
      near(
        'EN',
        '1.4539',
        limits(
          'EN 10088-3',
          'C ≤0.020, Si ≤0.70, Mn ≤2.00, P ≤0.030, S ≤0.010, N ≤0.15, Cr 19.0..21.0, Cu 1.20..2.00, Mo 4.0..5.0, Ni 24.0..26.0, Fe bal',
        ),
        { alias: 'X1NiCrMoCu25-20-5' },
      ),
      near('JIS', 'SUS890L'),
    ],
  }),
  grade('duplex-stainless', '2205', {
    also: 'UNS S32205',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤2.00, P ≤0.030, S ≤0.020, Si ≤1.00, Cr 22.0..23.0, Ni 4.5..6.5, Mo 3.0..3.5, N 0.14..0.20, Fe bal',
    ),
    values: [a240('Rm ≥655, Rp ≥450, A ≥25, HBW ≤293'), physical(duplex)],
    equivalents: [
      near(
        'EN',
        '1.4462',
        limits(
          'EN 10088-3',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.035, S ≤0.015, N 0.10..0.22, Cr 21.0..23.0, Mo 2.50..3.50, Ni 4.5..6.5, Fe bal',
        ),
        { alias: 'X2CrNiMoN22-5-3' },
      ),
      near(
        'JIS',
        'SUS329J3L',
        limits(
          'JIS G4303',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.040, S ≤0.030, Ni 4.50..6.50, Cr 21.00..24.00, Mo 2.50..3.50, N 0.08..0.20, Fe bal',
        ),
      ),
      near(
        'GB',
        'S22053',
        limits(
          'GB/T 20878',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.030, S ≤0.020, Ni 4.50..6.50, Cr 22.00..23.00, Mo 3.00..3.50, N 0.14..0.20, Fe bal',
        ),
        { alias: '022Cr23Ni5Mo3N' },
      ),
    ],
  }),
  grade('duplex-stainless', '2304', {
    also: 'UNS S32304',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤2.50, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 21.5..24.5, Ni 3.0..5.5, Mo 0.05..0.60, N 0.05..0.20, Cu 0.05..0.60, Fe bal',
    ),
    values: [a240('Rm ≥600, Rp ≥400, A ≥25, HBW ≤290'), physical(duplex)],
    equivalents: [near('EN', '1.4362', undefined, { alias: 'X2CrNiN23-4' })],
  }),
  grade('duplex-stainless', '2507', {
    also: 'UNS S32750',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤1.20, P ≤0.035, S ≤0.020, Si ≤0.80, Cr 24.0..26.0, Ni 6.0..8.0, Mo 3.0..5.0, N 0.24..0.32, Cu ≤0.50, Fe bal',
    ),
    values: [a240('Rm ≥795, Rp ≥550, A ≥15, HBW ≤310'), physical(duplex)],
    equivalents: [
      near(
        'EN',
        '1.4410',
        limits(
          'EN 10088-3',
          'C ≤0.030, Si ≤1.00, Mn ≤2.00, P ≤0.035, S ≤0.015, N 0.24..0.35, Cr 24.0..26.0, Mo 3.0..4.5, Ni 6.0..8.0, Fe bal',
        ),
        { alias: 'X2CrNiMoN25-7-4' },
      ),
    ],
  }),
  grade('ferritic-stainless', '409', {
    also: 'UNS S40910',
    composition: limits(
      'ASTM A240',
      'C ≤0.030, Mn ≤1.00, P ≤0.040, S ≤0.020, Si ≤1.00, Cr 10.5..11.7, Ni ≤0.50, N ≤0.030, Ti 6×(C+N)..0.50, Fe bal',
    ),
    values: [a240('Rm ≥380, Rp ≥170, A ≥20, HBW ≤179', 'annealed'), physical('7.7 220 10.5 25 460 0.60')],
    equivalents: [near('EN', '1.4512', undefined, { alias: 'X2CrTi12' }), near('JIS', 'SUH409L')],
  }),
  grade('ferritic-stainless', '430', {
    also: 'UNS S43000',
    composition: limits(
      'ASTM A240',
      'C ≤0.12, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 16.0..18.0, Ni ≤0.75, Fe bal',
    ),
    values: [a240('Rm ≥450, Rp ≥205, A ≥22, HBW ≤183', 'annealed'), physical(ferrite)],
    equivalents: [
      near(
        'EN',
        '1.4016',
        limits('EN 10088-3', 'C ≤0.08, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Cr 16.0..18.0, Fe bal'),
        { alias: 'X6Cr17' },
      ),
      near(
        'JIS',
        'SUS430',
        limits('JIS G4303', 'C ≤0.12, Si ≤0.75, Mn ≤1.00, P ≤0.040, S ≤0.030, Cr 16.00..18.00, Fe bal'),
      ),
      near(
        'GB',
        'S11710',
        limits('GB/T 20878', 'C ≤0.12, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Ni ≤0.60, Cr 16.00..18.00, Fe bal'),
        { alias: '10Cr17' },
      ),
    ],
  }),
  grade('ferritic-stainless', '444', {
    also: 'UNS S44400',
    composition: limits(
      'ASTM A240',
      'C ≤0.025, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 17.5..19.5, Ni ≤1.00, Mo 1.75..2.50, N ≤0.035, Fe bal',
    ),
    values: [a240('Rm ≥415, Rp ≥275, A ≥20, HBW ≤217', 'annealed')],
    equivalents: [near('EN', '1.4521', undefined, { alias: 'X2CrMoTi18-2' }), near('JIS', 'SUS444')],
  }),
  grade('martensitic-stainless', '410', {
    also: 'UNS S41000',
    composition: limits(
      'ASTM A240',
      'C 0.08..0.15, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 11.5..13.5, Ni ≤0.75, Fe bal',
    ),
    values: [a240('Rm ≥450, Rp ≥205, A ≥20, HBW ≤217', 'annealed'), physical(martensite)],
    equivalents: [
      near(
        'EN',
        '1.4006',
        limits('EN 10088-3', 'C 0.08..0.15, Si ≤1.00, Mn ≤1.50, P ≤0.040, S ≤0.030, Cr 11.5..13.5, Ni ≤0.75, Fe bal'),
        { alias: 'X12Cr13' },
      ),
      near(
        'JIS',
        'SUS410',
        limits('JIS G4303', 'C ≤0.15, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Cr 11.50..13.50, Fe bal'),
      ),
      near(
        'GB',
        'S41010',
        limits('GB/T 20878', 'C ≤0.15, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Ni ≤0.60, Cr 11.50..13.50, Fe bal'),
        { alias: '12Cr13' },
      ),
    ],
  }),
  grade('martensitic-stainless', '420', {
    also: 'EN 1.4021, EN X20Cr13',
    composition: limits('EN 10088-3', 'C 0.16..0.25, Si ≤1.00, Mn ≤1.50, P ≤0.040, S ≤0.030, Cr 12.0..14.0, Fe bal'),
    values: [physical(martensite)],
    equivalents: [
      near(
        'UNS',
        'S42000',
        limits('ASTM A276', 'C ≥0.15, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 12.0..14.0, Fe bal'),
      ),
      near('JIS', 'SUS420J1'),
      near('GB', 'S42020', undefined, { alias: '20Cr13' }),
    ],
  }),
  grade('martensitic-stainless', '1.4034', {
    also: 'EN X46Cr13',
    composition: limits('EN 10088-3', 'C 0.43..0.50, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Cr 12.5..14.5, Fe bal'),
    values: [physical('7.7 215 10.5 30 460 0.55')],
  }),
  grade('martensitic-stainless', '440C', {
    also: 'UNS S44004',
    composition: limits(
      'ASTM A276',
      'C 0.95..1.20, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 16.0..18.0, Mo ≤0.75, Fe bal',
    ),
    values: [],
    equivalents: [near('EN', '1.4125', undefined, { alias: 'X105CrMo17' }), near('JIS', 'SUS440C')],
  }),
  grade('precipitation-hardening-stainless', '17-4PH', {
    also: 'UNS S17400, AISI 630',
    composition: limits(
      'ASTM A564',
      'C ≤0.07, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 15.00..17.50, Ni 3.00..5.00, Cu 3.00..5.00, Nb+Ta 0.15..0.45, Fe bal',
    ),
    values: [
      specified('ASTM A564', { temper: 'H900', form: 'bar' }, 'Rm ≥1310, Rp ≥1170, A ≥10'),
      specified('ASTM A564', { temper: 'H1025', form: 'bar' }, 'Rm ≥1070, Rp ≥1000, A ≥12'),
      specified('ASTM A564', { temper: 'H1150', form: 'bar' }, 'Rm ≥930, Rp ≥725, A ≥16'),
      physical('7.8 200 10.9 16 500 0.71'),
    ],
    equivalents: [
      near(
        'EN',
        '1.4542',
        limits(
          'EN 10088-3',
          'C ≤0.07, Si ≤0.70, Mn ≤1.50, P ≤0.040, S ≤0.030, Cr 15.0..17.0, Cu 3.0..5.0, Mo ≤0.60, Ni 3.0..5.0, Nb 5×C..0.45, Fe bal',
        ),
        { alias: 'X5CrNiCuNb16-4' },
      ),
      near(
        'JIS',
        'SUS630',
        limits(
          'JIS G4303',
          'C ≤0.07, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Ni 3.00..5.00, Cr 15.00..17.50, Cu 3.00..5.00, Nb 0.15..0.45, Fe bal',
        ),
      ),
      near(
        'GB',
        'S51740',
        limits(
          'GB/T 20878',
          'C ≤0.07, Si ≤1.00, Mn ≤1.00, P ≤0.040, S ≤0.030, Ni 3.00..5.00, Cr 15.00..17.50, Cu 3.00..5.00, Nb 0.15..0.45, Fe bal',
        ),
        { alias: '05Cr17Ni4Cu4Nb' },
      ),
    ],
  }),
  grade('precipitation-hardening-stainless', '15-5PH', {
    also: 'UNS S15500',
    composition: limits(
      'ASTM A564',
      'C ≤0.07, Mn ≤1.00, P ≤0.040, S ≤0.030, Si ≤1.00, Cr 14.00..15.50, Ni 3.50..5.50, Cu 2.50..4.50, Nb+Ta 0.15..0.45, Fe bal',
    ),
    values: [specified('ASTM A564', { temper: 'H900', form: 'bar' }, 'Rm ≥1310, Rp ≥1170, A ≥10')],
    equivalents: [near('EN', '1.4545')],
  }),
];
