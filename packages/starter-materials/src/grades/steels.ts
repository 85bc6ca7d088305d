import type { MaterialGrade, MaterialValue } from '@assay/domain';
import { estimated, grade, limits, measured, near, specified } from '../notation.ts';

const a29 = (text: string) => limits('ASTM A29', `${text}, Fe bal`);
const carbon = (text: string) => a29(`${text}, P ≤0.040, S ≤0.050`);
const alloy = (text: string) => a29(`${text}, P ≤0.035, S ≤0.040, Si 0.15..0.35`);
const en3 = (text: string) => limits('EN 10083-3', `${text}, P ≤0.025, S ≤0.035, Fe bal`);
const jis = (text: string) => limits('JIS G4053', `${text}, P ≤0.030, S ≤0.030, Fe bal`);
const gb = (text: string) => limits('GB/T 3077', `${text}, Fe bal`);
const a681 = (text: string) => limits('ASTM A681', `${text}, P ≤0.030, S ≤0.030, Fe bal`);
const jis4404 = (text: string) => limits('JIS G4404', `${text}, Fe bal`);
const iso4957 = (text: string) => limits('ISO 4957', `${text}, Fe bal`);
/** Estimated least values of bars, 19 to 32 mm. */
const bar = (state: 'hot-rolled' | 'cold-drawn', text: string): MaterialValue[] =>
  estimated('SAE J1397', { state, form: 'bar', thickness: [19, 32] }, text);
/** Typical values after quenching and tempering at a temperature in °C. */
const tempered = (at: number, text: string): MaterialValue[] =>
  measured('ASM Reference', { state: 'quenched-tempered', temper: `${at} °C` }, text);
/** Coefficients with which structures are calculated. */
const eurocode = specified('EN 1993-1-1', {}, 'E 210, poisson 0.3, expansion 12 @0..100');
const thin = { thickness: [0, 16] } as const;

/** Carbon, alloy, structural and tool steels. */
export const steels = (): readonly MaterialGrade[] => [
  grade('carbon-steel', '1010', {
    also: 'UNS G10100',
    composition: carbon('C 0.08..0.13, Mn 0.30..0.60'),
    values: [bar('hot-rolled', 'Rm ≥320, Rp ≥180, A ≥28'), bar('cold-drawn', 'Rm ≥370, Rp ≥300, A ≥20')],
    equivalents: [near('EN', '1.1121', undefined, { alias: 'C10E' }), near('JIS', 'S10C'), near('GB', '10')],
  }),
  grade('carbon-steel', '1018', {
    also: 'UNS G10180',
    composition: carbon('C 0.15..0.20, Mn 0.60..0.90'),
    values: [bar('hot-rolled', 'Rm ≥400, Rp ≥220, A ≥25'), bar('cold-drawn', 'Rm ≥440, Rp ≥370, A ≥15')],
  }),
  grade('carbon-steel', '1020', {
    also: 'UNS G10200',
    composition: carbon('C 0.18..0.23, Mn 0.30..0.60'),
    values: [bar('hot-rolled', 'Rm ≥380, Rp ≥210, A ≥25'), bar('cold-drawn', 'Rm ≥470, Rp ≥390, A ≥15')],
    equivalents: [near('EN', '1.1151', undefined, { alias: 'C22E' }), near('JIS', 'S20C'), near('GB', '20')],
  }),
  grade('carbon-steel', '1045', {
    also: 'UNS G10450',
    composition: carbon('C 0.43..0.50, Mn 0.60..0.90'),
    values: [bar('hot-rolled', 'Rm ≥570, Rp ≥310, A ≥16'), bar('cold-drawn', 'Rm ≥630, Rp ≥530, A ≥12')],
    equivalents: [
      near(
        'EN',
        '1.1191',
        limits(
          'EN 10083-2',
          'C 0.42..0.50, Si ≤0.40, Mn 0.50..0.80, P ≤0.030, S ≤0.035, Cr ≤0.40, Mo ≤0.10, Ni ≤0.40, Fe bal',
        ),
        { alias: 'C45E' },
      ),
      near(
        'JIS',
        'S45C',
        limits('JIS G4051', 'C 0.42..0.48, Si 0.15..0.35, Mn 0.60..0.90, P ≤0.030, S ≤0.035, Fe bal'),
      ),
      near(
        'GB',
        '45',
        limits(
          'GB/T 699',
          'C 0.42..0.50, Si 0.17..0.37, Mn 0.50..0.80, P ≤0.035, S ≤0.035, Cr ≤0.25, Ni ≤0.30, Cu ≤0.25, Fe bal',
        ),
      ),
    ],
  }),
  grade('carbon-steel', '1095', {
    also: 'UNS G10950',
    composition: carbon('C 0.90..1.03, Mn 0.30..0.50'),
    values: [bar('hot-rolled', 'Rm ≥830, Rp ≥460, A ≥10')],
  }),
  grade('carbon-steel', '12L14', {
    also: 'UNS G12144',
    composition: a29('C ≤0.15, Mn 0.85..1.15, P 0.04..0.09, S 0.26..0.35, Pb 0.15..0.35'),
    values: [],
    equivalents: [near('EN', '1.0718', undefined, { alias: '11SMnPb30' }), near('JIS', 'SUM24L')],
  }),
  grade('alloy-steel', '4130', {
    also: 'UNS G41300',
    composition: alloy('C 0.28..0.33, Mn 0.40..0.60, Cr 0.80..1.10, Mo 0.15..0.25'),
    values: [tempered(425, 'Rm 1280, Rp 1190, A 13'), tempered(540, 'Rm 1030, Rp 910, A 17')],
    equivalents: [
      near('EN', '1.7218', en3('C 0.22..0.29, Si ≤0.40, Mn 0.60..0.90, Cr 0.90..1.20, Mo 0.15..0.30'), {
        alias: '25CrMo4',
      }),
      near('JIS', 'SCM430', jis('C 0.28..0.33, Si 0.15..0.35, Mn 0.60..0.90, Cr 0.90..1.20, Mo 0.15..0.30')),
      near('GB', '30CrMo'),
    ],
  }),
  grade('alloy-steel', '4140', {
    also: 'UNS G41400',
    composition: alloy('C 0.38..0.43, Mn 0.75..1.00, Cr 0.80..1.10, Mo 0.15..0.25'),
    values: [tempered(425, 'Rm 1250, Rp 1140, A 13'), tempered(540, 'Rm 951, Rp 834, A 18')],
    equivalents: [
      near('EN', '1.7225', en3('C 0.38..0.45, Si ≤0.40, Mn 0.60..0.90, Cr 0.90..1.20, Mo 0.15..0.30'), {
        alias: '42CrMo4',
      }),
      near('JIS', 'SCM440', jis('C 0.38..0.43, Si 0.15..0.35, Mn 0.60..0.90, Cr 0.90..1.20, Mo 0.15..0.30')),
      near('GB', '42CrMo', gb('C 0.38..0.45, Si 0.17..0.37, Mn 0.50..0.80, Cr 0.90..1.20, Mo 0.15..0.25')),
    ],
  }),
  grade('alloy-steel', '4340', {
    also: 'UNS G43400',
    composition: alloy('C 0.38..0.43, Mn 0.60..0.80, Ni 1.65..2.00, Cr 0.70..0.90, Mo 0.20..0.30'),
    values: [tempered(425, 'Rm 1470, Rp 1360, A 10'), tempered(540, 'Rm 1170, Rp 1080, A 13')],
    equivalents: [
      near('EN', '1.6582', en3('C 0.30..0.38, Si ≤0.40, Mn 0.50..0.80, Cr 1.30..1.70, Mo 0.15..0.30, Ni 1.30..1.70'), {
        alias: '34CrNiMo6',
      }),
      near(
        'JIS',
        'SNCM439',
        jis('C 0.36..0.43, Si 0.15..0.35, Mn 0.60..0.90, Ni 1.60..2.00, Cr 0.60..1.00, Mo 0.15..0.30'),
      ),
      near(
        'GB',
        '40CrNiMo',
        gb('C 0.37..0.44, Si 0.17..0.37, Mn 0.50..0.80, Cr 0.60..0.90, Mo 0.15..0.25, Ni 1.25..1.65'),
      ),
    ],
  }),
  grade('alloy-steel', '5160', {
    also: 'UNS G51600',
    composition: alloy('C 0.56..0.64, Mn 0.75..1.00, Cr 0.70..0.90'),
    values: [],
    equivalents: [near('GB', '60CrMn'), near('JIS', 'SUP9A')],
  }),
  grade('alloy-steel', '6150', {
    also: 'UNS G61500',
    composition: alloy('C 0.48..0.53, Mn 0.70..0.90, Cr 0.80..1.10, V ≥0.15'),
    values: [],
    equivalents: [near('EN', '1.8159', undefined, { alias: '51CrV4' }), near('GB', '50CrV'), near('JIS', 'SUP10')],
  }),
  grade('alloy-steel', '8620', {
    also: 'UNS G86200',
    composition: alloy('C 0.18..0.23, Mn 0.70..0.90, Ni 0.40..0.70, Cr 0.40..0.60, Mo 0.15..0.25'),
    values: [],
    equivalents: [
      near(
        'EN',
        '1.6523',
        limits(
          'EN 10084',
          'C 0.17..0.23, Si ≤0.40, Mn 0.65..0.95, P ≤0.025, S ≤0.035, Cr 0.35..0.70, Mo 0.15..0.25, Ni 0.40..0.70, Fe bal',
        ),
        { alias: '20NiCrMo2-2' },
      ),
      near('JIS', 'SNCM220'),
    ],
  }),
  grade('alloy-steel', '52100', {
    also: 'UNS G52986',
    composition: limits(
      'ASTM A295',
      'C 0.93..1.05, Mn 0.25..0.45, P ≤0.025, S ≤0.015, Si 0.15..0.35, Cr 1.35..1.60, Mo ≤0.10, Fe bal',
    ),
    values: [],
    equivalents: [
      near(
        'EN',
        '1.3505',
        limits(
          'ISO 683-17',
          'C 0.93..1.05, Si 0.15..0.35, Mn 0.25..0.45, P ≤0.025, S ≤0.015, Cr 1.35..1.60, Mo ≤0.10, Fe bal',
        ),
        { alias: '100Cr6' },
      ),
      near(
        'JIS',
        'SUJ2',
        limits('JIS G4805', 'C 0.95..1.10, Si 0.15..0.35, Mn ≤0.50, P ≤0.025, S ≤0.025, Cr 1.30..1.60, Fe bal'),
      ),
      near('GB', 'GCr15', limits('GB/T 18254', 'C 0.95..1.05, Si 0.15..0.35, Mn 0.25..0.45, Cr 1.40..1.65, Fe bal')),
    ],
  }),
  grade('structural-steel', 'S235JR', {
    also: 'EN 1.0038',
    composition: limits('EN 10025-2', 'C ≤0.17, Mn ≤1.40, P ≤0.035, S ≤0.035, N ≤0.012, Cu ≤0.55, Fe bal'),
    values: [eurocode, specified('EN 10025-2', { state: 'hot-rolled', ...thin }, 'Rp ≥235, Rm 360..510')],
    equivalents: [
      near('GB', 'Q235B', limits('GB/T 700', 'C ≤0.20, Si ≤0.35, Mn ≤1.40, P ≤0.045, S ≤0.045, Fe bal'), {
        values: specified('GB/T 700', { state: 'hot-rolled', ...thin }, 'Rp ≥235, Rm 370..500'),
      }),
      near('JIS', 'SS400', limits('JIS G3101', 'P ≤0.050, S ≤0.050, Fe bal'), {
        values: specified('JIS G3101', { state: 'hot-rolled', ...thin }, 'Rp ≥245, Rm 400..510'),
      }),
    ],
  }),
  grade('structural-steel', 'S275JR', {
    also: 'EN 1.0044',
    composition: limits('EN 10025-2', 'C ≤0.21, Mn ≤1.50, P ≤0.035, S ≤0.035, N ≤0.012, Cu ≤0.55, Fe bal'),
    values: [eurocode, specified('EN 10025-2', { state: 'hot-rolled', ...thin }, 'Rp ≥275, Rm 410..560')],
  }),
  grade('structural-steel', 'S355J2', {
    also: 'EN 1.0577',
    composition: limits('EN 10025-2', 'C ≤0.20, Si ≤0.55, Mn ≤1.60, P ≤0.025, S ≤0.025, Cu ≤0.55, Fe bal'),
    values: [eurocode, specified('EN 10025-2', { state: 'hot-rolled', ...thin }, 'Rp ≥355, Rm 470..630')],
    equivalents: [
      near('GB', 'Q355B', limits('GB/T 1591', 'C ≤0.24, Si ≤0.55, Mn ≤1.60, P ≤0.035, S ≤0.035, Fe bal'), {
        values: specified('GB/T 1591', { state: 'hot-rolled', ...thin }, 'Rp ≥355, Rm 470..630'),
      }),
      near('ASTM', 'A572 Grade 50', limits('ASTM A572', 'C ≤0.23, Mn ≤1.35, Fe bal'), {
        values: specified('ASTM A572', { state: 'hot-rolled', ...thin }, 'Rp ≥345, Rm ≥450'),
      }),
    ],
  }),
  grade('structural-steel', 'A36', {
    also: 'ASTM A36, UNS K02600',
    composition: limits('ASTM A36', 'C ≤0.25, Si ≤0.40, Fe bal'),
    values: [
      specified('ASTM A36', { state: 'hot-rolled', form: 'plate', thickness: [0, 19] }, 'Rp ≥250, Rm 400..550, A ≥23'),
    ],
  }),
  grade('tool-steel', 'A2', {
    also: 'UNS T30102',
    composition: a681('C 0.95..1.05, Mn 0.40..1.00, Si 0.10..0.50, Cr 4.75..5.50, V 0.15..0.50, Mo 0.90..1.40'),
    values: [],
    equivalents: [near('EN', '1.2363', undefined, { alias: 'X100CrMoV5' }), near('JIS', 'SKD12')],
  }),
  grade('tool-steel', 'D2', {
    also: 'UNS T30402',
    composition: a681('C 1.40..1.60, Mn 0.10..0.60, Si 0.10..0.60, Cr 11.00..13.00, V 0.50..1.10, Mo 0.70..1.20'),
    values: [],
    equivalents: [
      near(
        'EN',
        '1.2379',
        iso4957('C 1.45..1.60, Si 0.10..0.60, Mn 0.20..0.60, Cr 11.0..13.0, Mo 0.70..1.00, V 0.70..1.00'),
        { alias: 'X153CrMoV12' },
      ),
      near('JIS', 'SKD11', jis4404('C 1.40..1.60, Si ≤0.40, Mn ≤0.60, Cr 11.00..13.00, Mo 0.80..1.20, V 0.20..0.50')),
      near(
        'GB',
        'Cr12Mo1V1',
        limits('GB/T 1299', 'C 1.40..1.60, Si ≤0.60, Mn ≤0.60, Cr 11.00..13.00, Mo 0.70..1.20, V 0.50..1.10, Fe bal'),
      ),
    ],
  }),
  grade('tool-steel', 'H13', {
    also: 'UNS T20813',
    composition: a681('C 0.32..0.45, Mn 0.20..0.60, Si 0.80..1.25, Cr 4.75..5.50, V 0.80..1.20, Mo 1.10..1.75'),
    values: [],
    equivalents: [
      near(
        'EN',
        '1.2344',
        iso4957('C 0.35..0.42, Si 0.80..1.20, Mn 0.25..0.50, Cr 4.80..5.50, Mo 1.20..1.50, V 0.85..1.15'),
        { alias: 'X40CrMoV5-1' },
      ),
      near(
        'JIS',
        'SKD61',
        jis4404('C 0.35..0.42, Si 0.80..1.20, Mn 0.25..0.50, Cr 4.80..5.50, Mo 1.00..1.50, V 0.80..1.15'),
      ),
      near(
        'GB',
        '4Cr5MoSiV1',
        limits(
          'GB/T 1299',
          'C 0.32..0.45, Si 0.80..1.20, Mn 0.20..0.50, Cr 4.75..5.50, Mo 1.10..1.75, V 0.80..1.20, Fe bal',
        ),
      ),
    ],
  }),
  grade('tool-steel', 'S7', {
    also: 'UNS T41907',
    composition: a681('C 0.45..0.55, Mn 0.20..0.90, Si 0.20..1.00, Cr 3.00..3.50, Mo 1.30..1.80'),
    values: [],
  }),
  grade('tool-steel', 'M2', {
    also: 'UNS T11302',
    composition: limits(
      'ASTM A600',
      'C 0.78..0.88, Mn 0.15..0.40, Si 0.20..0.45, Cr 3.75..4.50, V 1.75..2.20, W 5.50..6.75, Mo 4.50..5.50, P ≤0.030, S ≤0.030, Fe bal',
    ),
    values: [],
    equivalents: [
      near('EN', '1.3343', undefined, { alias: 'HS6-5-2C' }),
      near('JIS', 'SKH51'),
      near('GB', 'W6Mo5Cr4V2'),
    ],
  }),
  grade('cast-iron', 'EN-GJL-250', {
    also: 'EN EN-JL1040',
    values: [
      specified('EN 1561', { state: 'as-cast' }, 'Rm 250..350'),
      measured('EN 1561', { state: 'as-cast' }, 'density 7.20, E 103..118, conductivity 48.5 @100, heat 460 @20..200'),
    ],
    equivalents: [near('JIS', 'FC250'), near('GB', 'HT250')],
  }),
  grade('cast-iron', 'EN-GJS-400-15', {
    also: 'EN EN-JS1030',
    values: [
      specified('EN 1563', { state: 'as-cast' }, 'Rm ≥400, Rp ≥250, A ≥15'),
      measured(
        'EN 1563',
        { state: 'as-cast' },
        'density 7.1, E 169, conductivity 36.2 @300, heat 515 @20..500, expansion 12.5 @20..400',
      ),
    ],
    equivalents: [near('JIS', 'FCD400-15'), near('GB', 'QT400-15')],
  }),
  grade('cast-iron', 'EN-GJS-500-7', {
    also: 'EN EN-JS1050',
    values: [
      specified('EN 1563', { state: 'as-cast' }, 'Rm ≥500, Rp ≥320, A ≥7'),
      measured(
        'EN 1563',
        { state: 'as-cast' },
        'density 7.1, E 169, conductivity 35.2 @300, heat 515 @20..500, expansion 12.5 @20..400',
      ),
    ],
    equivalents: [near('JIS', 'FCD500-7'), near('GB', 'QT500-7')],
  }),
  grade('cast-iron', 'EN-GJS-600-3', {
    also: 'EN EN-JS1060',
    values: [
      specified('EN 1563', { state: 'as-cast' }, 'Rm ≥600, Rp ≥370, A ≥3'),
      measured(
        'EN 1563',
        { state: 'as-cast' },
        'density 7.2, E 174, conductivity 32.5 @300, heat 515 @20..500, expansion 12.5 @20..400',
      ),
    ],
    equivalents: [near('JIS', 'FCD600-3'), near('GB', 'QT600-3')],
  }),
  grade('cast-iron', 'EN-GJS-700-2', {
    also: 'EN EN-JS1070',
    values: [
      specified('EN 1563', { state: 'as-cast' }, 'Rm ≥700, Rp ≥420, A ≥2'),
      measured(
        'EN 1563',
        { state: 'as-cast' },
        'density 7.2, E 176, conductivity 31.1 @300, heat 515 @20..500, expansion 12.5 @20..400',
      ),
    ],
    equivalents: [near('JIS', 'FCD700-2'), near('GB', 'QT700-2')],
  }),
];
