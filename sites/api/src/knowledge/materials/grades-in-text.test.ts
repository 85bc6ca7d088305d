import { starterMaterials } from '@assay/starter-materials';
import { describe, expect, it } from 'vitest';
import { createGradesInText } from './grades-in-text.ts';

const named = createGradesInText(starterMaterials());

describe('grades that a text names', () => {
  it.each([
    ['Stainless steel 316L contains 16.5-18.5 wt% chromium.', ['316l']],
    ['Plates of EN 1.4404 and of SUS304 were welded.', ['316l', '304']],
    ['AISI 304 and type 316 were compared with 904L.', ['304', '316', '904l']],
    ['The alloy 6061-T6 loses strength above 150 °C.', ['6061']],
    ['Ti-6Al-4V, then PEEK', ['ti-6al-4v', 'peek']],
    ['316L不锈钢在氯化物中的点蚀', ['316l']],
    ['304ステンレスの耐食性', ['304']],
    ['Naval brass resists sea water; naval brass is cheap.', ['c46400']],
  ])('finds in "%s" %j', (text, ids) => {
    expect(named(text).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    'Measured in 2024 on 304 specimens, of which 316 passed at 1100 K.',
    'Lead, gold and iron; a PET scan, ABS brakes, PES and PEI.',
    'Heated to 20 °C 110 times in an A2 format with grade 5 bolts.',
    'The code XA316LB is no grade, and neither is 1.44041.',
    '',
  ])('finds none in "%s"', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('gives five at most', () => {
    expect(named('304L, 316L, 904L, 440C, 309S, 310S, PEEK')).toHaveLength(5);
  });
});
