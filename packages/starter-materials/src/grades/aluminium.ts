import type { MaterialGrade, MaterialValue } from '@assay/domain';
import { grade, limits, measured, near } from '../notation.ts';

const teal = (text: string) => limits('AA Teal Sheets', `${text}, Al bal`);
/** Typical mechanical properties of a temper: tensile, yield, elongation in 50 mm. */
const temper = (name: string, text: string): MaterialValue[] =>
  measured('AA Standards and Data', { temper: name }, text);
/** Typical physical properties; expansion from 20 to 100 °C, conductivity at 25 °C. */
const physical = (text: string): MaterialValue[] => measured('AA Standards and Data', {}, text);
/** The registration record is international: EN and GB take its limits over. */
const registered = (digits: string, gb?: string) => [
  near('EN', `AW-${digits}`),
  near('JIS', `A${digits}`),
  ...(gb === undefined ? [] : [near('GB', gb)]),
];

/** Aluminium and its wrought and cast alloys. */
export const aluminium = (): readonly MaterialGrade[] => [
  grade('wrought-aluminium', '1100', {
    also: 'AA 1100, UNS A91100',
    composition: teal('Si+Fe ≤0.95, Cu 0.05..0.20, Mn ≤0.05, Zn ≤0.10'),
    values: [
      temper('O', 'Rm 90, Rp 34, A 35, HB500 23'),
      temper('H14', 'Rm 124, Rp 117, A 9, HB500 32'),
      physical('density 2.71, E 68.9, expansion 23.6 @20..100, melting 643..657'),
    ],
    equivalents: registered('1100'),
  }),
  grade('wrought-aluminium', '2011', {
    also: 'AA 2011, UNS A92011',
    composition: teal('Si ≤0.40, Fe ≤0.7, Cu 5.0..6.0, Zn ≤0.30, Bi 0.20..0.6, Pb 0.20..0.6'),
    values: [temper('T3', 'Rm 379, Rp 296, A 15, HB500 95')],
    equivalents: registered('2011'),
  }),
  grade('wrought-aluminium', '2014', {
    also: 'AA 2014, UNS A92014',
    composition: teal('Si 0.50..1.2, Fe ≤0.7, Cu 3.9..5.0, Mn 0.40..1.2, Mg 0.20..0.8, Cr ≤0.10, Zn ≤0.25, Ti ≤0.15'),
    values: [temper('T6', 'Rm 483, Rp 414, A 13, HB500 135'), physical('density 2.80, melting 507..638')],
    equivalents: registered('2014', '2A14'),
  }),
  grade('wrought-aluminium', '2024', {
    also: 'AA 2024, UNS A92024',
    composition: teal('Si ≤0.50, Fe ≤0.50, Cu 3.8..4.9, Mn 0.30..0.9, Mg 1.2..1.8, Cr ≤0.10, Zn ≤0.25, Ti ≤0.15'),
    values: [
      temper('T3', 'Rm 483, Rp 345, A 18, HB500 120, shear 283, fatigue 138'),
      physical('density 2.78, E 73.1, melting 502..638'),
    ],
    equivalents: registered('2024', '2A12'),
  }),
  grade('wrought-aluminium', '2219', {
    also: 'AA 2219, UNS A92219',
    composition: teal(
      'Si ≤0.20, Fe ≤0.30, Cu 5.8..6.8, Mn 0.20..0.40, Mg ≤0.02, Zn ≤0.10, Ti 0.02..0.10, V 0.05..0.15, Zr 0.10..0.25',
    ),
    values: [
      temper('T87', 'Rm 476, Rp 393, A 10'),
      physical('density 2.84, E 73.1, expansion 22.3 @20..100, melting 543..643'),
    ],
  }),
  grade('wrought-aluminium', '3003', {
    also: 'AA 3003, UNS A93003',
    composition: teal('Si ≤0.6, Fe ≤0.7, Cu 0.05..0.20, Mn 1.0..1.5, Zn ≤0.10'),
    values: [
      temper('H14', 'Rm 152, Rp 145, A 8, HB500 40'),
      physical('density 2.73, E 68.9, expansion 23.2 @20..100, melting 643..654'),
    ],
    equivalents: registered('3003', '3A21'),
  }),
  grade('wrought-aluminium', '5005', {
    also: 'AA 5005, UNS A95005',
    composition: teal('Si ≤0.30, Fe ≤0.7, Cu ≤0.20, Mn ≤0.20, Mg 0.50..1.1, Cr ≤0.10, Zn ≤0.25'),
    values: [temper('H34', 'Rm 159, Rp 138, A 8'), physical('density 2.70, E 68.9')],
    equivalents: registered('5005'),
  }),
  grade('wrought-aluminium', '5052', {
    also: 'AA 5052, UNS A95052',
    composition: teal('Si ≤0.25, Fe ≤0.40, Cu ≤0.10, Mn ≤0.10, Mg 2.2..2.8, Cr 0.15..0.35, Zn ≤0.10'),
    values: [
      temper('H32', 'Rm 228, Rp 193, A 12, HB500 60, shear 138, fatigue 117'),
      physical('density 2.68, E 70.3, expansion 23.8 @20..100, conductivity 138 @25, melting 607..649'),
    ],
    equivalents: registered('5052', '5A02'),
  }),
  grade('wrought-aluminium', '5083', {
    also: 'AA 5083, UNS A95083',
    composition: teal('Si ≤0.40, Fe ≤0.40, Cu ≤0.10, Mn 0.40..1.0, Mg 4.0..4.9, Cr 0.05..0.25, Zn ≤0.25, Ti ≤0.15'),
    values: [
      temper('O', 'Rm 290, Rp 145, A 22'),
      temper('H116', 'Rm 317, Rp 228, A 16'),
      physical('density 2.66, E 71.0, conductivity 117 @25'),
    ],
    equivalents: registered('5083', '5083'),
  }),
  grade('wrought-aluminium', '5086', {
    also: 'AA 5086, UNS A95086',
    composition: teal('Si ≤0.40, Fe ≤0.50, Cu ≤0.10, Mn 0.20..0.7, Mg 3.5..4.5, Cr 0.05..0.25, Zn ≤0.25, Ti ≤0.15'),
    values: [temper('H32', 'Rm 290, Rp 207, A 12'), physical('density 2.66, E 71.0')],
  }),
  grade('wrought-aluminium', '5754', {
    also: 'AA 5754, UNS A95754',
    composition: teal('Si ≤0.40, Fe ≤0.40, Cu ≤0.10, Mn ≤0.50, Mg 2.6..3.6, Cr ≤0.30, Zn ≤0.20, Ti ≤0.15'),
    values: [],
    equivalents: [
      near(
        'EN',
        'AW-5754',
        limits('EN 573-3', 'Si ≤0.40, Fe ≤0.40, Cu ≤0.10, Mn ≤0.50, Mg 2.6..3.6, Cr ≤0.30, Zn ≤0.20, Ti ≤0.15, Al bal'),
        { alias: 'AlMg3' },
      ),
    ],
  }),
  grade('wrought-aluminium', '6061', {
    also: 'AA 6061, UNS A96061',
    composition: teal('Si 0.40..0.8, Fe ≤0.7, Cu 0.15..0.40, Mn ≤0.15, Mg 0.8..1.2, Cr 0.04..0.35, Zn ≤0.25, Ti ≤0.15'),
    values: [
      temper('O', 'Rm 124, Rp 55, A 25, HB500 30'),
      temper('T6', 'Rm 310, Rp 276, A 12, HB500 95, shear 207, fatigue 97, conductivity 167 @25'),
      physical('density 2.70, E 68.9, expansion 23.6 @20..100, melting 582..652'),
    ],
    equivalents: [
      near(
        'EN',
        'AW-6061',
        limits(
          'EN 573-3',
          'Si 0.40..0.8, Fe ≤0.7, Cu 0.15..0.40, Mn ≤0.15, Mg 0.8..1.2, Cr 0.04..0.35, Zn ≤0.25, Ti ≤0.15, Al bal',
        ),
        { alias: 'AlMg1SiCu' },
      ),
      near('JIS', 'A6061'),
      near(
        'GB',
        '6061',
        limits(
          'GB/T 3190',
          'Si 0.40..0.8, Fe ≤0.7, Cu 0.15..0.40, Mn ≤0.15, Mg 0.8..1.2, Cr 0.04..0.35, Zn ≤0.25, Ti ≤0.15, Al bal',
        ),
        { alias: 'LD30' },
      ),
    ],
  }),
  grade('wrought-aluminium', '6063', {
    also: 'AA 6063, UNS A96063',
    composition: teal('Si 0.20..0.6, Fe ≤0.35, Cu ≤0.10, Mn ≤0.10, Mg 0.45..0.9, Cr ≤0.10, Zn ≤0.10, Ti ≤0.10'),
    values: [
      temper('T5', 'Rm 186, Rp 145, A 12, HB500 60, conductivity 209 @25'),
      temper('T6', 'Rm 241, Rp 214, A 12, HB500 73'),
      physical('density 2.70, E 68.9, expansion 23.4 @20..100, melting 616..654'),
    ],
    equivalents: registered('6063', '6063'),
  }),
  grade('wrought-aluminium', '6082', {
    also: 'AA 6082, UNS A96082',
    composition: teal('Si 0.7..1.3, Fe ≤0.50, Cu ≤0.10, Mn 0.40..1.0, Mg 0.6..1.2, Cr ≤0.25, Zn ≤0.20, Ti ≤0.10'),
    values: [],
    equivalents: [
      near(
        'EN',
        'AW-6082',
        limits(
          'EN 573-3',
          'Si 0.7..1.3, Fe ≤0.50, Cu ≤0.10, Mn 0.40..1.0, Mg 0.6..1.2, Cr ≤0.25, Zn ≤0.20, Ti ≤0.10, Al bal',
        ),
        { alias: 'AlSi1MgMn' },
      ),
      near('GB', '6082'),
    ],
  }),
  grade('wrought-aluminium', '7050', {
    also: 'AA 7050, UNS A97050',
    composition: teal(
      'Si ≤0.12, Fe ≤0.15, Cu 2.0..2.6, Mn ≤0.10, Mg 1.9..2.6, Cr ≤0.04, Zn 5.7..6.7, Ti ≤0.06, Zr 0.08..0.15',
    ),
    values: [physical('density 2.83, E 71.7')],
  }),
  grade('wrought-aluminium', '7075', {
    also: 'AA 7075, UNS A97075',
    composition: teal('Si ≤0.40, Fe ≤0.50, Cu 1.2..2.0, Mn ≤0.30, Mg 2.1..2.9, Cr 0.18..0.28, Zn 5.1..6.1, Ti ≤0.20'),
    values: [
      temper('T6', 'Rm 572, Rp 503, A 11, HB500 150, shear 331, fatigue 159, conductivity 130 @25'),
      physical('density 2.81, E 71.7, melting 477..635'),
    ],
    equivalents: registered('7075', '7A09'),
  }),
  grade('cast-aluminium', 'A356.0', {
    also: 'AA A356.0, UNS A13560',
    composition: limits(
      'ASM 2',
      'Si 6.5..7.5, Fe ≤0.20, Cu ≤0.20, Mn ≤0.10, Mg 0.25..0.45, Zn ≤0.10, Ti ≤0.20, Al bal',
    ),
    values: [],
    equivalents: [
      near(
        'EN',
        'AC-42100',
        limits('EN 1706', 'Si 6.5..7.5, Fe ≤0.19, Cu ≤0.05, Mn ≤0.10, Mg 0.25..0.45, Zn ≤0.07, Ti ≤0.25, Al bal'),
        { alias: 'AlSi7Mg0.3' },
      ),
      near('JIS', 'AC4CH'),
      near('GB', 'ZL101A'),
    ],
  }),
  grade('cast-aluminium', 'A380.0', {
    also: 'AA A380.0, UNS A13800',
    composition: limits(
      'ASTM B85',
      'Si 7.5..9.5, Fe ≤1.3, Cu 3.0..4.0, Mn ≤0.50, Mg ≤0.10, Ni ≤0.50, Zn ≤3.0, Sn ≤0.35, Al bal',
    ),
    values: [measured('NADCA', { state: 'die-cast' }, 'Rm 324, Rp 159, A 3.5, E 71.0, density 2.71')],
    equivalents: [
      near(
        'JIS',
        'ADC10',
        limits('JIS H5302', 'Cu 2.0..4.0, Si 7.5..9.5, Mg ≤0.3, Zn ≤1.0, Fe ≤1.3, Mn ≤0.5, Ni ≤0.5, Al bal'),
      ),
    ],
  }),
  grade('cast-aluminium', 'ADC12', {
    also: 'JIS ADC12',
    composition: limits('JIS H5302', 'Cu 1.5..3.5, Si 9.6..12.0, Mg ≤0.3, Zn ≤1.0, Fe ≤1.3, Mn ≤0.5, Ni ≤0.5, Al bal'),
    values: [],
    equivalents: [
      near(
        'AA',
        '383.0',
        limits(
          'ASTM B85',
          'Cu 2.0..3.0, Si 9.5..11.5, Mg ≤0.10, Zn ≤3.0, Fe ≤1.3, Mn ≤0.50, Ni ≤0.30, Sn ≤0.15, Al bal',
        ),
      ),
      near('GB', 'YL113'),
    ],
  }),
];
