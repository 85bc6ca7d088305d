import type { DesignationSystem, MaterialDesignation, MaterialGrade } from '@assay/domain';

/** A name under which a grade is asked for. */
export interface GradeName {
  grade: MaterialGrade;
  /** Letters and digits only. */
  folded: string;
  /** As it is written on the card. */
  written: string;
  /** Name of another standard, which is nearest and not the same. */
  nearest?: MaterialDesignation;
}

/** Letters and digits alone, so that "1.4404", "14404", "Ti 6Al-4V" and "ti6al4v" are alike. */
export const foldGrade = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Names of standards that people put before a designation. */
export const standardNames: readonly string[] = (
  ['AISI', 'UNS', 'ASTM', 'AA', 'EN', 'JIS', 'GB', 'ISO', 'IEC', 'SAE', 'DIN'] satisfies (
    | DesignationSystem
    | 'SAE'
    | 'DIN'
  )[]
).map((name) => name.toLowerCase());

/** What the trade calls a grade besides its designations. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'ti-6al-4v': ['Ti64', 'Ti-6-4', 'Ti6Al4V', 'TC4', 'Ti Grade 5', 'Grade 5 titanium', 'titanium grade 5'],
  'alloy-625': ['Inconel 625', 'IN625'],
  'alloy-718': ['Inconel 718', 'IN718'],
  'alloy-600': ['Inconel 600'],
  'alloy-400': ['Monel 400'],
  'alloy-c-276': ['Hastelloy C-276'],
  'alloy-c-22': ['Hastelloy C-22'],
  'alloy-x': ['Hastelloy X'],
  'alloy-800h': ['Incoloy 800H'],
  'alloy-825': ['Incoloy 825'],
  '17-4ph': ['17-4 PH', '17-4'],
  '15-5ph': ['15-5 PH', '15-5'],
  al2o3: ['alumina', '氧化铝', '氧化鋁', 'アルミナ'],
  sic: ['silicon carbide', '碳化硅', '碳化矽', '炭化ケイ素'],
  pa66: ['nylon 66', 'nylon 6,6', '尼龙66', '尼龍66', 'ナイロン66'],
  pa6: ['nylon 6', '尼龙6', '尼龍6', 'ナイロン6'],
  'pe-hd': ['HDPE'],
  'pe-ld': ['LDPE'],
  'pe-uhmw': ['UHMWPE'],
  c11000: ['ETP copper'],
};

/** All names of all grades. */
export function gradeNames(grades: readonly MaterialGrade[]): GradeName[] {
  return grades.flatMap((grade) => {
    const own = [
      grade.designation,
      ...Object.values(grade.names ?? {}).flatMap((name) => [name, name.replace(/^[纯純](?=\p{Script=Han}$)/u, '')]),
      ...grade.designations.map(({ designation }) => designation),
      ...(alsoCalled[grade.id] ?? []),
    ].map((written) => ({ grade, written, folded: foldGrade(written) }));
    const others = grade.equivalents.flatMap(({ system, designation, alias }) =>
      [designation, ...(alias === undefined ? [] : [alias])].map((written) => ({
        grade,
        written,
        folded: foldGrade(written),
        nearest: { system, designation: written },
      })),
    );
    return [...own, ...others].filter(({ folded }) => folded !== '');
  });
}
