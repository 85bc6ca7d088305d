import type { MaterialClass, MaterialGrade } from '@assay/domain';
import { estimated, grade, measured, type Names } from '../notation.ts';

/** A polymer: what handbooks give for unfilled types, as ranges over the makes. Strength and modulus by ISO 527. */
type Polymer = readonly [of: MaterialClass, abbreviation: string, names: Names, physical: string, mechanical?: string];

const plastic: MaterialClass = 'thermoplastic';
const high: MaterialClass = 'high-performance-thermoplastic';
const fluorine: MaterialClass = 'fluoropolymer';
const thermoset: MaterialClass = 'thermoset';

const list: readonly Polymer[] = [
  [
    plastic,
    'PE-LD',
    ['低密度聚乙烯', 'Low-density polyethylene', '低密度ポリエチレン', '低密度聚乙烯'],
    'density 0.914..0.928, melting 105..115',
    'E 0.2..0.4, Rm 8..15',
  ],
  [
    plastic,
    'PE-HD',
    ['高密度聚乙烯', 'High-density polyethylene', '高密度ポリエチレン', '高密度聚乙烯'],
    'density 0.94..0.96, melting 125..135',
    'E 0.6..1.4, Rm 18..30',
  ],
  [
    plastic,
    'PE-UHMW',
    ['超高分子量聚乙烯', 'Ultra-high-molecular-weight polyethylene', '超高分子量ポリエチレン', '超高分子量聚乙烯'],
    'density 0.93..0.94, melting 130..135',
  ],
  [
    plastic,
    'PP',
    ['聚丙烯', 'Polypropylene', 'ポリプロピレン', '聚丙烯'],
    'density 0.90..0.91, melting 160..168',
    'E 1.3..1.8, Rm 25..40',
  ],
  [
    plastic,
    'PS',
    ['聚苯乙烯', 'Polystyrene', 'ポリスチレン', '聚苯乙烯'],
    'density 1.05, Tg 90..100',
    'E 3.1..3.3, Rm 30..55',
  ],
  [
    plastic,
    'ABS',
    ['丙烯腈-丁二烯-苯乙烯共聚物', 'Acrylonitrile butadiene styrene', 'ABS 樹脂', '丙烯腈-丁二烯-苯乙烯共聚物'],
    'density 1.03..1.07',
    'E 2.2..3.0',
  ],
  [
    plastic,
    'SAN',
    ['苯乙烯-丙烯腈共聚物', 'Styrene acrylonitrile', 'AS 樹脂', '苯乙烯-丙烯腈共聚物'],
    'density 1.08',
    'E 3.5..3.9',
  ],
  [
    plastic,
    'PVC-U',
    ['硬质聚氯乙烯', 'Unplasticised polyvinyl chloride', '硬質ポリ塩化ビニル', '硬質聚氯乙烯'],
    'density 1.38..1.40, Tg 80..85',
    'E 2.7..3.0, Rm 50..60',
  ],
  [
    plastic,
    'PMMA',
    ['聚甲基丙烯酸甲酯', 'Polymethyl methacrylate', 'ポリメタクリル酸メチル', '聚甲基丙烯酸甲酯'],
    'density 1.17..1.19, Tg 105..120',
    'E 3.1..3.3, Rm 60..75',
  ],
  [
    plastic,
    'PC',
    ['聚碳酸酯', 'Polycarbonate', 'ポリカーボネート', '聚碳酸酯'],
    'density 1.20, Tg 145..150, conductivity 0.20..0.21, expansion 65..70',
    'E 2.3..2.4, Rm 55..65',
  ],
  [
    plastic,
    'POM-H',
    ['均聚甲醛', 'Polyoxymethylene, homopolymer', 'ポリアセタール（ホモポリマー）', '聚甲醛（均聚物）'],
    'density 1.42, melting 175..178',
    'E 3.0..3.2',
  ],
  [
    plastic,
    'POM-C',
    ['共聚甲醛', 'Polyoxymethylene, copolymer', 'ポリアセタール（コポリマー）', '聚甲醛（共聚物）'],
    'density 1.41, melting 164..168',
    'E 2.6..3.0',
  ],
  [
    plastic,
    'PA6',
    ['聚酰胺 6', 'Polyamide 6', 'ポリアミド 6', '聚醯胺 6'],
    'density 1.12..1.14, melting 220..225',
    'E 2.6..3.2, Rm 70..90',
  ],
  [
    plastic,
    'PA66',
    ['聚酰胺 66', 'Polyamide 66', 'ポリアミド 66', '聚醯胺 66'],
    'density 1.13..1.15, melting 255..260, conductivity 0.23..0.25',
    'E 2.7..3.3, Rm 75..100',
  ],
  [
    plastic,
    'PA610',
    ['聚酰胺 610', 'Polyamide 610', 'ポリアミド 610', '聚醯胺 610'],
    'density 1.06..1.09, melting 210..220',
  ],
  [
    plastic,
    'PA11',
    ['聚酰胺 11', 'Polyamide 11', 'ポリアミド 11', '聚醯胺 11'],
    'density 1.03..1.05, melting 185..190',
  ],
  [
    plastic,
    'PA12',
    ['聚酰胺 12', 'Polyamide 12', 'ポリアミド 12', '聚醯胺 12'],
    'density 1.01..1.03, melting 175..180',
  ],
  [plastic, 'PA46', ['聚酰胺 46', 'Polyamide 46', 'ポリアミド 46', '聚醯胺 46'], 'density 1.18, melting 290..295'],
  [
    plastic,
    'PET',
    ['聚对苯二甲酸乙二醇酯', 'Polyethylene terephthalate', 'ポリエチレンテレフタレート', '聚對苯二甲酸乙二酯'],
    'density 1.33..1.40, melting 250..260, Tg 67..81',
  ],
  [
    plastic,
    'PBT',
    ['聚对苯二甲酸丁二醇酯', 'Polybutylene terephthalate', 'ポリブチレンテレフタレート', '聚對苯二甲酸丁二酯'],
    'density 1.30..1.32, melting 220..225',
    'E 2.5..2.8, Rm 50..60',
  ],
  [
    plastic,
    'PLA',
    ['聚乳酸', 'Polylactic acid', 'ポリ乳酸', '聚乳酸'],
    'density 1.24..1.26, melting 150..180, Tg 55..65',
  ],
  [
    high,
    'PPS',
    ['聚苯硫醚', 'Polyphenylene sulfide', 'ポリフェニレンサルファイド', '聚苯硫醚'],
    'density 1.34..1.36, melting 280..290, Tg 85..90',
  ],
  [
    high,
    'PSU',
    ['聚砜', 'Polysulfone', 'ポリスルホン', '聚碸'],
    'density 1.24..1.25, Tg 185..190',
    'E 2.5..2.7, Rm 70..80',
  ],
  [
    high,
    'PES',
    ['聚醚砜', 'Polyethersulfone', 'ポリエーテルスルホン', '聚醚碸'],
    'density 1.36..1.37, Tg 220..230',
    'E 2.6..2.8, Rm 80..90',
  ],
  [high, 'PPSU', ['聚苯砜', 'Polyphenylsulfone', 'ポリフェニルスルホン', '聚苯碸'], 'density 1.29..1.30, Tg 215..225'],
  [
    high,
    'PEI',
    ['聚醚酰亚胺', 'Polyetherimide', 'ポリエーテルイミド', '聚醚醯亞胺'],
    'density 1.27, Tg 215..217',
    'E 2.9..3.3',
  ],
  [
    high,
    'PAI',
    ['聚酰胺酰亚胺', 'Polyamide-imide', 'ポリアミドイミド', '聚醯胺醯亞胺'],
    'density 1.38..1.42, Tg 275..280',
  ],
  [
    high,
    'PEEK',
    ['聚醚醚酮', 'Polyether ether ketone', 'ポリエーテルエーテルケトン', '聚醚醚酮'],
    'density 1.30..1.32, melting 334..343, Tg 143..145, conductivity 0.25..0.29',
    'E 3.5..4.0, Rm 90..110',
  ],
  [high, 'PEK', ['聚醚酮', 'Polyether ketone', 'ポリエーテルケトン', '聚醚酮'], 'density 1.30..1.32, melting 365..375'],
  [
    fluorine,
    'PTFE',
    ['聚四氟乙烯', 'Polytetrafluoroethylene', 'ポリテトラフルオロエチレン', '聚四氟乙烯'],
    'density 2.13..2.20, melting 325..335, conductivity 0.24..0.26',
    'E 0.4..0.75, Rm 20..40',
  ],
  [
    fluorine,
    'PFA',
    ['全氟烷氧基树脂', 'Perfluoroalkoxy', 'ペルフルオロアルコキシ', '全氟烷氧基樹脂'],
    'density 2.12..2.17, melting 300..310',
  ],
  [
    fluorine,
    'FEP',
    ['聚全氟乙丙烯', 'Fluorinated ethylene propylene', '四フッ化エチレン・六フッ化プロピレン共重合体', '聚全氟乙丙烯'],
    'density 2.12..2.17, melting 255..285',
  ],
  [
    fluorine,
    'ETFE',
    [
      '乙烯-四氟乙烯共聚物',
      'Ethylene tetrafluoroethylene',
      'エチレン・四フッ化エチレン共重合体',
      '乙烯-四氟乙烯共聚物',
    ],
    'density 1.67..1.75, melting 265..270',
  ],
  [
    fluorine,
    'PVDF',
    ['聚偏二氟乙烯', 'Polyvinylidene fluoride', 'ポリフッ化ビニリデン', '聚偏二氟乙烯'],
    'density 1.76..1.78, melting 165..178',
    'Rm 40..60',
  ],
  [
    fluorine,
    'PCTFE',
    ['聚三氟氯乙烯', 'Polychlorotrifluoroethylene', 'ポリクロロトリフルオロエチレン', '聚三氟氯乙烯'],
    'density 2.10..2.12, melting 185..210',
  ],
  [thermoset, 'EP', ['环氧树脂', 'Epoxy, unfilled', 'エポキシ樹脂', '環氧樹脂'], 'density 1.1..1.4', 'E 2.5..4.0'],
  [
    thermoset,
    'UP',
    ['不饱和聚酯树脂', 'Unsaturated polyester, unfilled', '不飽和ポリエステル樹脂', '不飽和聚酯樹脂'],
    'density 1.1..1.4',
    'E 2.8..4.5',
  ],
];

/** Plastics. */
export const polymers = (): readonly MaterialGrade[] =>
  list.map(([of, abbreviation, names, physical, mechanical]) =>
    grade(of, abbreviation, {
      names,
      also: `ISO ${abbreviation}`,
      values: [
        estimated('Saechtling', {}, physical),
        ...(mechanical === undefined
          ? []
          : [measured('Domininghaus', { form: 'moulding', temperature: [23] }, mechanical, 'ISO 527')]),
      ],
    }),
  );
