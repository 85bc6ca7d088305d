import type { MaterialClass, MaterialGrade } from '@assay/domain';
import { grade, limits, measured, type Names, specified } from '../notation.ts';

/** Groups of IEC 60672-3: least values; expansion from 30 to 600 °C, conductivity from 30 to 100 °C. */
type Group = readonly [of: MaterialClass, group: string, names: Names, text: string];
const groups: readonly Group[] = [
  [
    'silicate',
    'C 110',
    ['石英瓷', 'Quartz porcelain', '石英磁器', '石英瓷'],
    'density ≥2.2, flexural ≥50, E ≥60, expansion 4..7 @30..600, conductivity 1..2.5 @30..100',
  ],
  [
    'silicate',
    'C 120',
    ['铝质瓷', 'Alumina porcelain', 'アルミナ磁器', '鋁質瓷'],
    'density ≥2.3, flexural ≥90, expansion 4..7 @30..600, conductivity 1.2..2.6 @30..100',
  ],
  [
    'silicate',
    'C 130',
    ['高强度铝质瓷', 'Alumina porcelain, high strength', '高強度アルミナ磁器', '高強度鋁質瓷'],
    'density ≥2.5, flexural ≥140, E ≥100, expansion 5..7 @30..600, conductivity 1.5..4.0 @30..100',
  ],
  [
    'silicate',
    'C 220',
    ['普通滑石瓷', 'Steatite, standard', 'ステアタイト（標準）', '一般滑石瓷'],
    'density ≥2.6, flexural ≥120, E ≥80, expansion 7..9 @30..600, conductivity 2..3 @30..100',
  ],
  [
    'silicate',
    'C 221',
    ['低损耗滑石瓷', 'Steatite, low loss', 'ステアタイト（低損失）', '低損耗滑石瓷'],
    'density ≥2.7, flexural ≥140, E ≥110, expansion 7..9 @30..600, conductivity 2..3 @30..100',
  ],
  [
    'silicate',
    'C 250',
    ['致密镁橄榄石瓷', 'Forsterite, dense', 'フォルステライト（緻密質）', '緻密鎂橄欖石瓷'],
    'density ≥2.8, flexural ≥140, expansion 9..11 @30..600, conductivity 3..4 @30..100',
  ],
  [
    'silicate',
    'C 410',
    ['致密堇青石瓷', 'Cordierite, dense', 'コーディエライト（緻密質）', '緻密堇青石瓷'],
    'density ≥2.1, flexural ≥60, expansion 2..4 @30..600, conductivity 1.2..2.5 @30..100',
  ],
  [
    'silicate',
    'C 610',
    [
      '莫来石瓷（50～65 % 氧化铝）',
      'Mullite ceramic, 50 to 65 % alumina',
      'ムライト磁器（アルミナ 50～65 %）',
      '莫來石瓷（50～65 % 氧化鋁）',
    ],
    'density ≥2.6, flexural ≥120, E ≥100, expansion 5..7 @30..600, conductivity 2..6 @30..100',
  ],
  [
    'silicate',
    'C 620',
    [
      '莫来石瓷（65～80 % 氧化铝）',
      'Mullite ceramic, 65 to 80 % alumina',
      'ムライト磁器（アルミナ 65～80 %）',
      '莫來石瓷（65～80 % 氧化鋁）',
    ],
    'density ≥2.8, flexural ≥150, E ≥150, expansion 5..7 @30..600, conductivity 6..15 @30..100',
  ],
  [
    'oxide',
    'C 780',
    ['氧化铝陶瓷（80～86 %）', 'Alumina, 80 to 86 %', 'アルミナ（80～86 %）', '氧化鋁陶瓷（80～86 %）'],
    'density ≥3.2, flexural ≥200, E ≥200, expansion 6..8 @30..600, conductivity 10..16 @30..100',
  ],
  [
    'oxide',
    'C 786',
    ['氧化铝陶瓷（86～95 %）', 'Alumina, 86 to 95 %', 'アルミナ（86～95 %）', '氧化鋁陶瓷（86～95 %）'],
    'density ≥3.4, flexural ≥250, E ≥220, expansion 6..8 @30..600, conductivity 14..24 @30..100',
  ],
  [
    'oxide',
    'C 795',
    ['氧化铝陶瓷（95～99 %）', 'Alumina, 95 to 99 %', 'アルミナ（95～99 %）', '氧化鋁陶瓷（95～99 %）'],
    'density ≥3.5, flexural ≥280, E ≥280, expansion 6..8 @30..600, conductivity 16..28 @30..100',
  ],
  [
    'oxide',
    'C 799',
    ['氧化铝陶瓷（大于 99 %）', 'Alumina, above 99 %', 'アルミナ（99 % 超）', '氧化鋁陶瓷（大於 99 %）'],
    'density ≥3.7, flexural ≥300, E ≥300, expansion 7..8 @30..600, conductivity 19..30 @30..100',
  ],
  [
    'oxide',
    'C 810',
    ['氧化铍陶瓷', 'Beryllia', 'ベリリア', '氧化鈹陶瓷'],
    'density ≥2.8, flexural ≥150, E ≥300, expansion 7..8.5 @30..600, conductivity 150..220 @30..100',
  ],
  [
    'oxide',
    'C 820',
    ['多孔氧化镁陶瓷', 'Magnesia, porous', 'マグネシア（多孔質）', '多孔氧化鎂陶瓷'],
    'density ≥2.5, flexural ≥50, E ≥90, expansion 11..13 @30..600, conductivity 6..10 @30..100',
  ],
  [
    'nitride',
    'C 910',
    ['氮化铝陶瓷', 'Aluminium nitride', '窒化アルミニウム', '氮化鋁陶瓷'],
    'density ≥3.0, flexural ≥200, E ≥300, expansion 4.5..5 @30..600, conductivity ≥100 @30..100',
  ],
  [
    'nitride',
    'C 935',
    [
      '致密氮化硅陶瓷（Si3N4）',
      'Silicon nitride (Si3N4), dense',
      '窒化ケイ素（Si3N4、緻密質）',
      '緻密氮化矽陶瓷（Si3N4）',
    ],
    'density ≥3.0, flexural ≥300, E ≥250, expansion 2.5..3.5 @30..600, conductivity 15..45 @30..100',
  ],
];

const sintered = { state: 'sintered', temperature: [20] } as const;

/** Ceramics and glasses. */
export const ceramics = (): readonly MaterialGrade[] => [
  grade('oxide', 'Al2O3', {
    names: [
      'α 氧化铝（99.5 % 烧结）',
      'α-Alumina, sintered, 99.5 %',
      'α アルミナ（99.5 % 焼結）',
      'α 氧化鋁（99.5 % 燒結）',
    ],
    composition: limits('Munro 1997a', 'Al2O3 ≥99.5'),
    values: [
      measured(
        'Munro 1997a',
        sintered,
        'density 3.984, E 416, poisson 0.231, flexural 380, KIc 3.5, conductivity 33, heat 755, expansion 4.6',
      ),
    ],
  }),
  grade('carbide', 'SiC', {
    names: ['α 碳化硅（烧结）', 'α-Silicon carbide, sintered', 'α 炭化ケイ素（焼結）', 'α 碳化矽（燒結）'],
    values: [
      measured(
        'Munro 1997b',
        sintered,
        'density 3.16, E 415, poisson 0.16, flexural 359, KIc 3.1, conductivity 114, heat 715',
      ),
    ],
  }),
  grade('boride', 'TiB2', {
    names: ['二硼化钛（烧结）', 'Titanium diboride, sintered', '二ホウ化チタン（焼結）', '二硼化鈦（燒結）'],
    values: [
      measured(
        'Munro 2000',
        sintered,
        'density 4.5, E 565, flexural 400, KIc 6.2, conductivity 96, heat 617, expansion 7.4',
      ),
    ],
  }),
  grade('oxide', 'Y-TZP', {
    also: 'ISO 13356',
    names: [
      '氧化钇稳定四方氧化锆',
      'Yttria-stabilised tetragonal zirconia',
      'イットリア安定化正方晶ジルコニア',
      '氧化釔安定四方氧化鋯',
    ],
    composition: limits('ISO 13356', 'ZrO2+HfO2+Y2O3 ≥99.0, Y2O3 4.5..6.0, HfO2 ≤5, Al2O3 ≤0.5'),
    values: [specified('ISO 13356', { state: 'sintered' }, 'density ≥6.00')],
  }),
  grade('glass', 'Borosilicate glass 3.3', {
    also: 'ISO 3585',
    names: ['硼硅酸盐玻璃 3.3', 'Borosilicate glass 3.3', 'ホウケイ酸ガラス 3.3', '硼矽酸鹽玻璃 3.3'],
    values: [
      measured(
        'ISO 3585',
        {},
        'density 2.23 @20, E 64 @20, poisson 0.20, conductivity 1.2 @20..200, Tg 525, expansion 3.3 @20..300',
      ),
    ],
  }),
  grade('glass', 'Soda-lime float glass', {
    names: ['钠钙浮法玻璃', 'Soda-lime float glass', 'ソーダ石灰フロートガラス', '鈉鈣浮法玻璃'],
    values: [
      measured('EN 572-1', {}, 'density 2.5 @18, E 70, poisson 0.2, conductivity 1, heat 720, expansion 9 @20..300'),
    ],
  }),
  ...groups.map(([of, group, names, text]) =>
    grade(of, group, { also: `IEC ${group}`, names, values: [specified('IEC 60672-3', { state: 'sintered' }, text)] }),
  ),
];
