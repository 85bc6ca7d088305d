import type { MaterialGrade, MaterialValue } from '@assay/domain';
import { grade, limits, measured, near, specified } from '../notation.ts';

/** Physical properties of the copper trade's handbook, at 20 °C; expansion from 20 to 300 °C. */
const cda = (text: string): MaterialValue[] => measured('CDA', {}, text);
const asm = (text: string, condition: MaterialValue['condition'] = {}): MaterialValue[] =>
  measured('ASM 2', condition, text);
const b265 = (text: string): MaterialValue[] => specified('ASTM B265', { state: 'annealed', form: 'sheet' }, text);
const titanium = (text: string) => limits('ASTM B265', `${text}, Ti bal`);

/** Copper alloys; limits as the trade's handbook registers them under the UNS number. */
export const copperAlloys = (): readonly MaterialGrade[] => [
  grade('copper-alloy', 'C10200', {
    also: 'UNS C10200',
    names: ['无氧铜', 'Oxygen-free copper', '無酸素銅', '無氧銅'],
    composition: limits('CDA', 'Cu ≥99.95'),
    values: [cda('density 8.94 @20, E 117 @20, conductivity 391 @20, expansion 17.7 @20..300, melting 1083, IACS 101')],
    equivalents: [near('EN', 'CW008A', undefined, { alias: 'Cu-OF' }), near('JIS', 'C1020'), near('GB', 'TU1')],
  }),
  grade('copper-alloy', 'C11000', {
    also: 'UNS C11000',
    names: ['电解韧铜', 'Electrolytic tough pitch copper', 'タフピッチ銅', '電解精煉銅'],
    composition: limits('CDA', 'Cu ≥99.90'),
    values: [cda('E 117 @20, conductivity 388 @20, expansion 17.7 @20..300, melting 1065..1083, IACS 101')],
    equivalents: [near('EN', 'CW004A', undefined, { alias: 'Cu-ETP' }), near('JIS', 'C1100'), near('GB', 'T2')],
  }),
  grade('copper-alloy', 'C12200', {
    also: 'UNS C12200',
    names: ['磷脱氧铜', 'Phosphorus-deoxidised copper', 'りん脱酸銅', '磷脫氧銅'],
    composition: limits('CDA', 'Cu ≥99.9, P 0.015..0.040'),
    values: [cda('density 8.94 @20, E 117 @20, conductivity 339 @20, expansion 17.7 @20..300, melting 1083, IACS 85')],
    equivalents: [near('EN', 'CW024A', undefined, { alias: 'Cu-DHP' }), near('JIS', 'C1220'), near('GB', 'TP2')],
  }),
  grade('copper-alloy', 'C17200', {
    also: 'UNS C17200',
    names: ['铍铜', 'Beryllium copper', 'ベリリウム銅', '鈹銅'],
    composition: limits('CDA', 'Be 1.80..2.00, Cu bal'),
    values: [cda('density 8.25 @20, melting 866..982')],
    equivalents: [near('EN', 'CW101C', undefined, { alias: 'CuBe2' }), near('JIS', 'C1720'), near('GB', 'QBe2')],
  }),
  grade('copper-alloy', 'C26000', {
    also: 'UNS C26000',
    names: ['弹壳黄铜', 'Cartridge brass, 70 %', '七三黄銅', '七三黃銅'],
    composition: limits('CDA', 'Cu 68.5..71.5, Pb ≤0.07, Fe ≤0.05, Zn bal'),
    values: [
      cda('density 8.53 @20, E 110 @20, conductivity 121 @20, expansion 19.9 @20..300, melting 916..954, IACS 28'),
    ],
    equivalents: [near('EN', 'CW505L', undefined, { alias: 'CuZn30' }), near('JIS', 'C2600'), near('GB', 'H70')],
  }),
  grade('copper-alloy', 'C36000', {
    also: 'UNS C36000',
    names: ['易切削黄铜', 'Free-cutting brass', '快削黄銅', '快削黃銅'],
    composition: limits('CDA', 'Cu 60.0..63.0, Pb 2.5..3.7, Fe ≤0.35, Zn bal'),
    values: [
      cda('density 8.50 @20, E 97 @20, conductivity 116 @20, expansion 20.5 @20..300, melting 885..899, IACS 26'),
    ],
    equivalents: [near('EN', 'CW603N', undefined, { alias: 'CuZn36Pb3' }), near('JIS', 'C3601'), near('GB', 'HPb63-3')],
  }),
  grade('copper-alloy', 'C46400', {
    also: 'UNS C46400',
    names: ['海军黄铜', 'Naval brass', 'ネーバル黄銅', '海軍黃銅'],
    composition: limits('CDA', 'Cu 59.0..62.0, Sn 0.50..1.0, Pb ≤0.20, Fe ≤0.10, Zn bal'),
    values: [cda('density 8.41 @20, conductivity 116 @20, expansion 21.2 @20..300, melting 888..899, IACS 26')],
    equivalents: [near('JIS', 'C4640')],
  }),
  grade('copper-alloy', 'C51000', {
    also: 'UNS C51000',
    names: ['磷青铜（5 % 锡）', 'Phosphor bronze, 5 % A', 'りん青銅（5 % すず）', '磷青銅（5 % 錫）'],
    composition: limits('CDA', 'Sn 4.2..5.8, P 0.03..0.35, Pb ≤0.05, Fe ≤0.10, Zn ≤0.30, Cu bal'),
    values: [cda('density 8.86 @20, E 110 @20, expansion 17.8 @20..300, melting 954..1049, IACS 15')],
    equivalents: [near('EN', 'CW451K', undefined, { alias: 'CuSn5' }), near('JIS', 'C5102')],
  }),
  grade('copper-alloy', 'C52100', {
    also: 'UNS C52100',
    names: ['磷青铜（8 % 锡）', 'Phosphor bronze, 8 % C', 'りん青銅（8 % すず）', '磷青銅（8 % 錫）'],
    composition: limits('CDA', 'Sn 7.0..9.0, P 0.03..0.35, Pb ≤0.05, Fe ≤0.10, Zn ≤0.20, Cu bal'),
    values: [
      cda('density 8.80 @20, E 110 @20, conductivity 62 @20, expansion 18.2 @20..300, melting 882..1027, IACS 13'),
    ],
    equivalents: [near('EN', 'CW453K', undefined, { alias: 'CuSn8' }), near('JIS', 'C5212'), near('GB', 'QSn8-0.3')],
  }),
  grade('copper-alloy', 'C70600', {
    also: 'UNS C70600',
    names: ['白铜 90/10', 'Copper nickel, 10 %', '白銅 90/10', '白銅 90/10'],
    composition: limits('CDA', 'Ni 9.0..11.0, Fe 1.0..1.8, Mn ≤1.0, Zn ≤1.0, Pb ≤0.05, Cu bal'),
    values: [cda('density 8.94 @20, conductivity 40 @20, expansion 17.1 @20..300, melting 1099..1149, IACS 9')],
    equivalents: [
      near('EN', 'CW352H', undefined, { alias: 'CuNi10Fe1Mn' }),
      near('JIS', 'C7060'),
      near('GB', 'BFe10-1-1'),
    ],
  }),
  grade('copper-alloy', 'C71500', {
    also: 'UNS C71500',
    names: ['白铜 70/30', 'Copper nickel, 30 %', '白銅 70/30', '白銅 70/30'],
    composition: limits('CDA', 'Ni 29.0..33.0, Fe 0.40..1.0, Mn ≤1.0, Zn ≤1.0, Pb ≤0.05, Cu bal'),
    values: [cda('density 8.94 @20, E 152 @20, conductivity 29 @20, expansion 16.2 @20..300, melting 1171..1238')],
    equivalents: [
      near('EN', 'CW354H', undefined, { alias: 'CuNi30Mn1Fe' }),
      near('JIS', 'C7150'),
      near('GB', 'BFe30-1-1'),
    ],
  }),
  grade('copper-alloy', 'C93200', {
    also: 'UNS C93200',
    names: ['轴承青铜', 'Bearing bronze', '軸受用鉛青銅', '軸承青銅'],
    composition: limits('CDA', 'Cu 81.0..85.0, Sn 6.3..7.5, Pb 6.0..8.0, Zn 1.0..4.0, Ni ≤1.0'),
    values: [cda('E 100 @20, melting 854..977')],
  }),
  grade('copper-alloy', 'C95400', {
    also: 'UNS C95400',
    names: ['铝青铜', 'Aluminium bronze', 'アルミニウム青銅', '鋁青銅'],
    composition: limits('CDA', 'Cu ≥83.0, Al 10.0..11.5, Fe 3.0..5.0, Ni ≤1.5, Mn ≤0.50'),
    values: [cda('density 7.45 @20, E 107 @20, expansion 16.2 @20..300, melting 1027..1038, IACS 13')],
  }),
];

/** Titanium: ASTM B265 sheet and plate. */
export const titaniumAlloys = (): readonly MaterialGrade[] => [
  grade('titanium-alloy', 'Ti Grade 1', {
    also: 'UNS R50250',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.015, Fe ≤0.20, O ≤0.18'),
    values: [b265('Rm ≥240, A ≥24'), asm('density 4.51')],
    equivalents: [near('EN', '3.7025'), near('JIS', 'TP270C'), near('GB', 'TA1')],
  }),
  grade('titanium-alloy', 'Ti Grade 2', {
    also: 'UNS R50400',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.015, Fe ≤0.30, O ≤0.25'),
    values: [b265('Rm ≥345, Rp ≥275, A ≥20'), asm('density 4.51, E 103, conductivity 16.4, expansion 8.6 @0..100')],
    equivalents: [near('EN', '3.7035'), near('JIS', 'TP340C'), near('GB', 'TA2')],
  }),
  grade('titanium-alloy', 'Ti Grade 3', {
    also: 'UNS R50550',
    composition: titanium('N ≤0.05, C ≤0.08, H ≤0.015, Fe ≤0.30, O ≤0.35'),
    values: [b265('Rm ≥450, Rp ≥380, A ≥18'), asm('density 4.51')],
    equivalents: [near('EN', '3.7055'), near('GB', 'TA3')],
  }),
  grade('titanium-alloy', 'Ti Grade 4', {
    also: 'UNS R50700',
    composition: titanium('N ≤0.05, C ≤0.08, H ≤0.015, Fe ≤0.50, O ≤0.40'),
    values: [b265('Rm ≥550, Rp ≥483, A ≥15'), asm('density 4.51')],
    equivalents: [near('EN', '3.7065'), near('GB', 'TA4')],
  }),
  grade('titanium-alloy', 'Ti-6Al-4V', {
    also: 'UNS R56400, ASTM Grade 5',
    composition: titanium('N ≤0.05, C ≤0.08, H ≤0.015, Fe ≤0.40, O ≤0.20, Al 5.5..6.75, V 3.5..4.5'),
    values: [
      b265('Rm ≥895, Rp ≥828, A ≥10'),
      asm('density 4.43, E 114, conductivity 6.7, expansion 8.6 @0..100, melting 1604..1660'),
    ],
    equivalents: [near('EN', '3.7165'), near('GB', 'TC4')],
  }),
  grade('titanium-alloy', 'Ti Grade 7', {
    also: 'UNS R52400',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.015, Fe ≤0.30, O ≤0.25, Pd 0.12..0.25'),
    values: [b265('Rm ≥345, Rp ≥275, A ≥20')],
    equivalents: [near('EN', '3.7235'), near('GB', 'TA9')],
  }),
  grade('titanium-alloy', 'Ti-3Al-2.5V', {
    also: 'UNS R56320, ASTM Grade 9',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.015, Fe ≤0.25, O ≤0.15, Al 2.5..3.5, V 2.0..3.0'),
    values: [b265('Rm ≥620, Rp ≥483, A ≥15'), asm('density 4.48')],
    equivalents: [near('EN', '3.7195'), near('GB', 'TA18')],
  }),
  grade('titanium-alloy', 'Ti Grade 12', {
    also: 'UNS R53400',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.015, Fe ≤0.30, O ≤0.25, Mo 0.2..0.4, Ni 0.6..0.9'),
    values: [b265('Rm ≥483, Rp ≥345, A ≥18')],
    equivalents: [near('EN', '3.7105'), near('GB', 'TA10')],
  }),
  grade('titanium-alloy', 'Ti-6Al-4V ELI', {
    also: 'UNS R56401, ASTM Grade 23',
    composition: titanium('N ≤0.03, C ≤0.08, H ≤0.0125, Fe ≤0.25, O ≤0.13, Al 5.5..6.5, V 3.5..4.5'),
    values: [b265('Rm ≥828, Rp ≥759, A ≥10'), asm('density 4.43, E 114')],
    equivalents: [near('GB', 'TC4 ELI')],
  }),
];

const sheet = { state: 'annealed', form: 'sheet' } as const;

/** Nickel, nickel alloys and iron-nickel alloys of controlled expansion. */
export const nickelAlloys = (): readonly MaterialGrade[] => [
  grade('nickel-alloy', 'Nickel 200', {
    also: 'UNS N02200',
    composition: limits('ASTM B162', 'Ni ≥99.0, Cu ≤0.25, Fe ≤0.40, Mn ≤0.35, C ≤0.15, Si ≤0.35, S ≤0.01'),
    values: [specified('ASTM B162', sheet, 'Rm ≥380, Rp ≥100, A ≥40'), asm('density 8.89, melting 1435..1446')],
    equivalents: [near('EN', '2.4066', undefined, { alias: 'Ni99.2' }), near('GB', 'N6')],
  }),
  grade('nickel-alloy', 'Alloy 400', {
    also: 'UNS N04400',
    composition: limits('ASTM B127', 'Ni ≥63.0, Cu 28.0..34.0, Fe ≤2.5, Mn ≤2.0, C ≤0.3, Si ≤0.5, S ≤0.024'),
    values: [
      specified('ASTM B127', sheet, 'Rm ≥485, Rp ≥195, A ≥35'),
      asm('density 8.80, expansion 13.9 @20..100, melting 1300..1350'),
    ],
    equivalents: [near('EN', '2.4360', undefined, { alias: 'NiCu30Fe' }), near('GB', 'NCu30')],
  }),
  grade('nickel-alloy', 'Alloy 600', {
    also: 'UNS N06600',
    composition: limits(
      'ASTM B168',
      'Ni ≥72.0, Cr 14.0..17.0, Fe 6.0..10.0, C ≤0.15, Mn ≤1.0, S ≤0.015, Si ≤0.5, Cu ≤0.5',
    ),
    values: [
      specified('ASTM B168', sheet, 'Rm ≥550, Rp ≥240, A ≥30'),
      asm('density 8.47, conductivity 14.9 @21, expansion 13.3 @20..100, melting 1354..1413'),
    ],
    equivalents: [near('EN', '2.4816', undefined, { alias: 'NiCr15Fe' }), near('JIS', 'NCF600'), near('GB', 'NS3102')],
  }),
  grade('nickel-alloy', 'Alloy 625', {
    also: 'UNS N06625',
    composition: limits(
      'ASTM B443',
      'Cr 20.0..23.0, Mo 8.0..10.0, Nb+Ta 3.15..4.15, Fe ≤5.0, C ≤0.10, Mn ≤0.50, Si ≤0.50, P ≤0.015, S ≤0.015, Al ≤0.40, Ti ≤0.40, Ni bal',
    ),
    values: [
      specified('ASTM B443', sheet, 'Rm ≥827, Rp ≥414, A ≥30'),
      asm('density 8.44, conductivity 9.8 @21, expansion 12.8 @20..100, melting 1290..1350'),
    ],
    equivalents: [
      near('EN', '2.4856', undefined, { alias: 'NiCr22Mo9Nb' }),
      near('JIS', 'NCF625'),
      near('GB', 'NS3306'),
    ],
  }),
  grade('nickel-alloy', 'Alloy 718', {
    also: 'UNS N07718',
    composition: limits(
      'SAE AMS 5662',
      'Ni 50.0..55.0, Cr 17.0..21.0, Nb+Ta 4.75..5.50, Mo 2.80..3.30, Ti 0.65..1.15, Al 0.20..0.80, Co ≤1.00, C ≤0.08, Mn ≤0.35, Si ≤0.35, P ≤0.015, S ≤0.015, B ≤0.006, Cu ≤0.30, Fe bal',
    ),
    values: [asm('density 8.19, E 200, conductivity 11.4 @21, expansion 13.0 @20..100, melting 1260..1336')],
    equivalents: [
      near('EN', '2.4668', undefined, { alias: 'NiCr19Fe19Nb5Mo3' }),
      near('JIS', 'NCF718'),
      near('GB', 'GH4169'),
    ],
  }),
  grade('nickel-alloy', 'Alloy 800H', {
    also: 'UNS N08810',
    composition: limits(
      'ASTM B409',
      'Ni 30.0..35.0, Cr 19.0..23.0, Fe ≥39.5, C 0.05..0.10, Al 0.15..0.60, Ti 0.15..0.60, Mn ≤1.5, S ≤0.015, Si ≤1.0, Cu ≤0.75',
    ),
    values: [
      specified('ASTM B409', sheet, 'Rm ≥450, Rp ≥170, A ≥30'),
      asm('density 7.94, conductivity 11.5 @20, expansion 14.4 @20..100, melting 1357..1385'),
    ],
    equivalents: [near('EN', '1.4958', undefined, { alias: 'X5NiCrAlTi31-20' }), near('JIS', 'NCF800H')],
  }),
  grade('nickel-alloy', 'Alloy 825', {
    also: 'UNS N08825',
    composition: limits(
      'ASTM B424',
      'Ni 38.0..46.0, Fe ≥22.0, Cr 19.5..23.5, Mo 2.5..3.5, Cu 1.5..3.0, Ti 0.6..1.2, C ≤0.05, Mn ≤1.0, S ≤0.03, Si ≤0.5, Al ≤0.2',
    ),
    values: [
      specified('ASTM B424', sheet, 'Rm ≥586, Rp ≥241, A ≥30'),
      asm('density 8.14, conductivity 11.1 @26, melting 1370..1400'),
    ],
    equivalents: [near('EN', '2.4858', undefined, { alias: 'NiCr21Mo' }), near('JIS', 'NCF825')],
  }),
  grade('nickel-alloy', 'Alloy C-276', {
    also: 'UNS N10276',
    composition: limits(
      'ASTM B575',
      'Cr 14.5..16.5, Mo 15.0..17.0, Fe 4.0..7.0, W 3.0..4.5, Co ≤2.5, Mn ≤1.0, C ≤0.010, Si ≤0.08, V ≤0.35, P ≤0.04, S ≤0.03, Ni bal',
    ),
    values: [specified('ASTM B575', sheet, 'Rm ≥690, Rp ≥283, A ≥40'), asm('density 8.89, E 205, melting 1323..1371')],
    equivalents: [near('EN', '2.4819', undefined, { alias: 'NiMo16Cr15W' }), near('GB', 'NS3304')],
  }),
  grade('nickel-alloy', 'Alloy C-22', {
    also: 'UNS N06022',
    composition: limits(
      'ASTM B575',
      'Cr 20.0..22.5, Mo 12.5..14.5, Fe 2.0..6.0, W 2.5..3.5, Co ≤2.5, Mn ≤0.50, C ≤0.015, Si ≤0.08, V ≤0.35, P ≤0.02, S ≤0.02, Ni bal',
    ),
    values: [specified('ASTM B575', sheet, 'Rm ≥690, Rp ≥310, A ≥45'), asm('density 8.69')],
    equivalents: [near('EN', '2.4602', undefined, { alias: 'NiCr21Mo14W' })],
  }),
  grade('nickel-alloy', 'Alloy X', {
    also: 'UNS N06002',
    composition: limits(
      'ASTM B435',
      'Cr 20.5..23.0, Mo 8.0..10.0, Fe 17.0..20.0, Co 0.5..2.5, W 0.2..1.0, C 0.05..0.15, Mn ≤1.0, Si ≤1.0, P ≤0.04, S ≤0.03, Ni bal',
    ),
    values: [specified('ASTM B435', sheet, 'Rm ≥655, Rp ≥240, A ≥35'), asm('density 8.22')],
    equivalents: [near('EN', '2.4665', undefined, { alias: 'NiCr22Fe18Mo' }), near('GB', 'GH3536')],
  }),
  grade('nickel-alloy', 'Fe-29Ni-17Co', {
    also: 'UNS K94610',
    names: ['膨胀合金 4J29', 'Sealing alloy (kovar type)', 'コバール型封着合金', '封接合金（可伐型）'],
    composition: limits('ASTM F15', 'Ni 29, Co 17, Mn ≤0.50, Si ≤0.20, C ≤0.04, Fe bal'),
    values: [
      specified('ASTM F15', { state: 'annealed' }, 'expansion 4.60..5.20 @30..400, expansion 5.10..5.50 @30..450'),
    ],
    equivalents: [near('EN', '1.3981', undefined, { alias: 'NiCo29-18' }), near('GB', '4J29')],
  }),
];

const dieCast = { state: 'die-cast' } as const;

/** Magnesium and zinc alloys. */
export const lightCastings = (): readonly MaterialGrade[] => [
  grade('magnesium-alloy', 'AZ31B', {
    also: 'UNS M11311',
    composition: limits(
      'ASTM B90',
      'Al 2.5..3.5, Zn 0.6..1.4, Mn 0.20..1.0, Si ≤0.10, Cu ≤0.05, Ni ≤0.005, Fe ≤0.005, Ca ≤0.04, Mg bal',
    ),
    values: [
      specified('ASTM B90', { temper: 'H24', form: 'sheet', thickness: [0.4, 6.3] }, 'Rm ≥270, Rp ≥200, A ≥6'),
      asm('density 1.77, E 45'),
    ],
    equivalents: [near('JIS', 'MP1'), near('GB', 'AZ31B'), near('EN', 'MgAl3Zn1')],
  }),
  grade('magnesium-alloy', 'AZ61A', {
    also: 'UNS M11610',
    composition: limits(
      'ASTM B107',
      'Al 5.8..7.2, Zn 0.40..1.5, Mn 0.15..0.5, Si ≤0.10, Cu ≤0.05, Ni ≤0.005, Fe ≤0.005, Mg bal',
    ),
    values: [asm('density 1.80')],
  }),
  grade('magnesium-alloy', 'AZ80A', {
    also: 'UNS M11800',
    composition: limits(
      'ASTM B107',
      'Al 7.8..9.2, Zn 0.20..0.8, Mn 0.12..0.5, Si ≤0.10, Cu ≤0.05, Ni ≤0.005, Fe ≤0.005, Mg bal',
    ),
    values: [asm('density 1.80')],
  }),
  grade('magnesium-alloy', 'ZK60A', {
    also: 'UNS M16600',
    composition: limits('ASTM B107', 'Zn 4.8..6.2, Zr ≥0.45, Mg bal'),
    values: [asm('density 1.83')],
    equivalents: [near('GB', 'ZK61M')],
  }),
  grade('magnesium-alloy', 'AZ91D', {
    also: 'UNS M11916',
    composition: limits(
      'ASTM B94',
      'Al 8.3..9.7, Zn 0.35..1.0, Mn 0.15..0.50, Si ≤0.10, Cu ≤0.030, Ni ≤0.002, Fe ≤0.005, Mg bal',
    ),
    values: [measured('NADCA', dieCast, 'density 1.81, E 45, Rm 230, Rp 160, A 3')],
    equivalents: [
      near('EN', 'MC21120', undefined, { alias: 'MgAl9Zn1(A)' }),
      near('JIS', 'MDC1D'),
      near('GB', 'AZ91D'),
    ],
  }),
  grade('magnesium-alloy', 'AM60B', {
    also: 'UNS M10602',
    composition: limits(
      'ASTM B94',
      'Al 5.5..6.5, Zn ≤0.22, Mn 0.24..0.6, Si ≤0.10, Cu ≤0.010, Ni ≤0.002, Fe ≤0.005, Mg bal',
    ),
    values: [measured('NADCA', dieCast, 'E 45, Rm 220, Rp 130')],
    equivalents: [near('EN', 'MC21230', undefined, { alias: 'MgAl6Mn' }), near('JIS', 'MDC2B')],
  }),
  grade('magnesium-alloy', 'WE43B', {
    also: 'UNS M18432',
    composition: limits('ASTM B80', 'Y 3.7..4.3, RE 2.4..4.4, Zr 0.40..1.0, Mg bal'),
    values: [
      specified('ASTM B80', { temper: 'T6', form: 'casting' }, 'Rm ≥220, Rp ≥172, A ≥2'),
      asm('density 1.84, E 44'),
    ],
  }),
  grade('zinc-alloy', 'Zamak 3', {
    also: 'UNS Z33525, ASTM AG40A',
    composition: limits('ASTM B86', 'Al 3.7..4.3, Mg 0.02..0.06, Cu ≤0.1, Zn bal'),
    values: [
      measured(
        'NADCA',
        dieCast,
        'density 6.6, Rm 283, Rp 221, A 10, shear 214, expansion 27.4, conductivity 113, melting 381..387',
      ),
    ],
    equivalents: [near('EN', 'ZP0400', undefined, { alias: 'ZP3' }), near('JIS', 'ZDC2')],
  }),
  grade('zinc-alloy', 'Zamak 5', {
    also: 'UNS Z35532, ASTM AC41A',
    composition: limits('ASTM B86', 'Al 3.7..4.3, Mg 0.02..0.06, Cu 0.7..1.2, Zn bal'),
    values: [
      measured(
        'NADCA',
        dieCast,
        'density 6.6, Rm 328, Rp 228, A 7, expansion 27.4, conductivity 109, melting 380..386',
      ),
    ],
    equivalents: [near('EN', 'ZP0410', undefined, { alias: 'ZP5' }), near('JIS', 'ZDC1')],
  }),
];

/** Pure metals: figures at 25 °C, conductivity at 27 °C, modulus and Poisson's ratio at room temperature. */
type PureMetal = readonly [
  symbol: string,
  names: readonly [string, string, string, string],
  crc: string,
  elastic?: string,
];
const pure: readonly PureMetal[] = [
  [
    'Al',
    ['纯铝', 'Aluminium', 'アルミニウム', '純鋁'],
    'density 2.70 @25, expansion 23.1 @25, heat 897 @25, conductivity 237 @27, melting 660.32',
    'E 70.3, poisson 0.345',
  ],
  [
    'Be',
    ['铍', 'Beryllium', 'ベリリウム', '鈹'],
    'density 1.85 @25, expansion 11.3 @25, heat 1825 @25, conductivity 200 @27, melting 1287',
  ],
  [
    'Cr',
    ['铬', 'Chromium', 'クロム', '鉻'],
    'density 7.15 @25, expansion 4.9 @25, heat 449 @25, conductivity 93.7 @27, melting 1907',
    'E 279.1, poisson 0.21',
  ],
  [
    'Co',
    ['钴', 'Cobalt', 'コバルト', '鈷'],
    'density 8.86 @25, expansion 13.0 @25, heat 421 @25, conductivity 100 @27, melting 1495',
  ],
  [
    'Cu',
    ['纯铜', 'Copper', '銅', '純銅'],
    'density 8.96 @25, expansion 16.5 @25, heat 385 @25, conductivity 401 @27, melting 1084.62',
    'E 129.8, poisson 0.343',
  ],
  [
    'Au',
    ['金', 'Gold', '金', '金'],
    'density 19.3 @25, expansion 14.2 @25, heat 129 @25, conductivity 317 @27, melting 1064.18',
    'E 78.0, poisson 0.44',
  ],
  [
    'Fe',
    ['纯铁', 'Iron', '純鉄', '純鐵'],
    'density 7.87 @25, expansion 11.8 @25, heat 449 @25, conductivity 80.2 @27, melting 1538',
    'E 211.4, poisson 0.293',
  ],
  [
    'Pb',
    ['铅', 'Lead', '鉛', '鉛'],
    'density 11.3 @25, expansion 28.9 @25, heat 129 @25, conductivity 35.3 @27, melting 327.46',
    'E 16.1, poisson 0.44',
  ],
  [
    'Mg',
    ['纯镁', 'Magnesium', 'マグネシウム', '純鎂'],
    'density 1.74 @25, expansion 24.8 @25, heat 1023 @25, conductivity 156 @27, melting 650',
    'E 44.7, poisson 0.291',
  ],
  [
    'Mo',
    ['钼', 'Molybdenum', 'モリブデン', '鉬'],
    'density 10.2 @25, expansion 4.8 @25, heat 251 @25, conductivity 138 @27, melting 2623',
    'E 324.8, poisson 0.293',
  ],
  [
    'Ni',
    ['纯镍', 'Nickel', 'ニッケル', '純鎳'],
    'density 8.90 @25, expansion 13.4 @25, heat 444 @25, conductivity 90.7 @27, melting 1455',
    'E 199.5, poisson 0.312',
  ],
  [
    'Nb',
    ['铌', 'Niobium', 'ニオブ', '鈮'],
    'density 8.57 @25, expansion 7.3 @25, heat 265 @25, conductivity 53.7 @27, melting 2477',
    'E 104.9, poisson 0.397',
  ],
  [
    'Pt',
    ['铂', 'Platinum', '白金', '鉑'],
    'density 21.5 @25, expansion 8.8 @25, heat 133 @25, conductivity 71.6 @27, melting 1768.2',
    'E 168, poisson 0.377',
  ],
  [
    'Ag',
    ['银', 'Silver', '銀', '銀'],
    'density 10.5 @25, expansion 18.9 @25, heat 235 @25, conductivity 429 @27, melting 961.78',
    'E 82.7, poisson 0.367',
  ],
  [
    'Ta',
    ['钽', 'Tantalum', 'タンタル', '鉭'],
    'density 16.4 @25, expansion 6.3 @25, heat 140 @25, conductivity 57.5 @27, melting 3017',
    'E 185.7, poisson 0.342',
  ],
  [
    'Sn',
    ['锡', 'Tin', 'すず', '錫'],
    'expansion 22.0 @25, conductivity 66.6 @27, melting 231.93',
    'E 49.9, poisson 0.357',
  ],
  [
    'Ti',
    ['纯钛', 'Titanium', 'チタン', '純鈦'],
    'density 4.51 @25, expansion 8.6 @25, heat 523 @25, conductivity 21.9 @27, melting 1668',
    'E 115.7, poisson 0.321',
  ],
  [
    'W',
    ['钨', 'Tungsten', 'タングステン', '鎢'],
    'density 19.3 @25, expansion 4.5 @25, heat 132 @25, conductivity 174 @27, melting 3422',
    'E 411.0, poisson 0.280',
  ],
  [
    'V',
    ['钒', 'Vanadium', 'バナジウム', '釩'],
    'density 6.0 @25, expansion 8.4 @25, heat 489 @25, conductivity 30.7 @27, melting 1910',
    'E 127.6, poisson 0.365',
  ],
  [
    'Zn',
    ['锌', 'Zinc', '亜鉛', '鋅'],
    'density 7.14 @25, expansion 30.2 @25, heat 388 @25, conductivity 116 @27, melting 419.53',
    'E 108.4, poisson 0.249',
  ],
  [
    'Zr',
    ['锆', 'Zirconium', 'ジルコニウム', '鋯'],
    'density 6.52 @25, expansion 5.7 @25, heat 278 @25, conductivity 22.7 @27, melting 1854',
  ],
];
export const pureMetals = (): readonly MaterialGrade[] =>
  pure.map(([symbol, names, crc, elastic]) =>
    grade('pure-metal', symbol, {
      names,
      values: [measured('CRC', {}, crc), ...(elastic === undefined ? [] : [measured('Kaye & Laby', {}, elastic)])],
    }),
  );
