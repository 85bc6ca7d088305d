import type { RankedPassage } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../citing/passages.ts';
import { compareConditions } from '../../language/compare-conditions.ts';
import { askedConditions, namedQuantities } from '../../language/named-conditions.ts';
import { type Quantity, quantities } from '../../language/quantities.ts';
import { conditionsOf } from './conditions.ts';
import { readValues } from './testing/read-values.ts';

function statedIn(text: string, language = 'en') {
  const passage = { document: 'd', version: 1, title: '', language, text, start: 0, end: text.length } as RankedPassage;
  return candidates([passage]).flatMap((candidate) => conditionsOf(candidate));
}

const tests = (text: string) =>
  statedIn(text)
    .filter(({ isHistory }) => !isHistory)
    .map(({ printed }) => printed);
const history = (text: string) =>
  statedIn(text)
    .filter(({ isHistory }) => isHistory)
    .map(({ printed }) => printed);

describe('conditionsOf()', () => {
  it.each([
    ['The bond retains 12 MPa after 500 h at 85 °C and 85 % RH.', ['after 500 h', 'at 85 °C', 'at 85 % RH'], []],
    [
      'The steel was annealed at 900 °C for 1 h and has a strength of 600 MPa at 20 °C.',
      ['at 20 °C'],
      ['at 900 °C', 'for 1 h'],
    ],
    ['Sintering at 1350 °C for 4 h gives a density of 3.98 g/cm³.', [], ['at 1350 °C', 'for 4 h']],
    ['The alloy is aged at 480 °C for 4 h to a hardness of 400 HV.', [], ['at 480 °C', 'for 4 h']],
    ['Tempering at 200 °C gives a tensile strength of 1850 MPa.', [], ['at 200 °C']],
    ['Ageing at 150 °C for 1000 h lowers the peel strength to 5 N/cm.', ['at 150 °C', 'for 1000 h'], []],
    ['The tape has a peel strength of 12 N/cm at a peel angle of 180°.', ['at a peel angle of 180°'], []],
    ['The adhesive has a 180° peel strength of 12 N/cm.', ['180° peel'], []],
    ['The conductivity is 1 mS/cm at room temperature.', ['at room temperature'], []],
    ['The rod was tested at a strain rate of 0.01 s⁻¹ in argon.', ['at a strain rate of 0.01 s⁻¹', 'in argon'], []],
    ['The polymer melts at 343 °C.', ['at 343 °C'], []],
    ['Sintered silicon nitride keeps 400 MPa at 1200 °C.', ['at 1200 °C'], []],
    [
      'Curing at 120 °C for 2 h under 0.5 MPa gives a glass transition of 135 °C.',
      [],
      ['at 120 °C', 'for 2 h', 'under 0.5 MPa'],
    ],
  ])('parts tests from history: %s', (text, test, before) => {
    expect(tests(text)).toEqual(test);
    expect(history(text)).toEqual(before);
  });

  it.each([
    ['经1050 °C固溶处理后，抗拉强度为520 MPa。', 'zh-Hans', ['1050 °C']],
    ['在1300 °C烧结2 h后，密度为3.9 g/cm³。', 'zh-Hans', ['1300 °C', '2 h']],
    ['1350 °Cで焼結した試料の曲げ強さは400 MPaである。', 'ja', ['1350 °C']],
    ['於200 °C回火的鋼抗拉強度為1850 MPa。', 'zh-Hant', ['200 °C']],
  ])('knows a treatment: %s', (text, language, printed) => {
    const found = statedIn(text, language).filter(({ isHistory }) => isHistory);
    expect(found.map(({ printed: each }) => each)).toEqual(printed);
  });

  it('gives dimension and magnitude, the place and the clause', () => {
    const text = 'The modulus is 3 GPa at 23 °C, while the strength is 80 MPa at 80 °C.';
    const [first, second] = statedIn(text);
    expect(first?.magnitude).toEqual({ low: 296.15, high: 296.15, unit: 'K' });
    expect(text.slice(first?.start, first?.end)).toBe('23 °C');
    expect(first?.clause.to).toBeLessThanOrEqual(second?.clause.from ?? 0);
    expect(readValues(text)).toEqual(['Modulus = 3 GPa [at 23 °C]', 'Strength = 80 MPa [at 80 °C]']);
  });

  it('reads them from the heads of a table', () => {
    expect(readValues('PEEK | 100 | 45', 'en', 'Polymer | Strength at 23 °C (MPa) | Strength at 150 °C (MPa)')).toEqual(
      ['Strength at 23 °C {PEEK} = 100 MPa [23 °C]', 'Strength at 150 °C {PEEK} = 45 MPa [150 °C]'],
    );
  });
});

describe('namedQuantities()', () => {
  it.each([
    ['at room temperature', 'K', 293.15, 298.15],
    ['conductivity at RT', 'K', 293.15, 298.15],
    ['ambient temperature', 'K', 293.15, 298.15],
    ['室温下', 'K', 293.15, 298.15],
    ['常温', 'K', 293.15, 298.15],
    ['at cryogenic temperatures', 'K', 0, 123.15],
    ['in liquid nitrogen', 'K', 77, 77],
    ['at body temperature', 'K', 310.15, 310.15],
    ['at atmospheric pressure', 'm^-1 kg s^-2', 95000, 105000],
    ['at C/10', 'C-rate', 0.1, 0.1],
  ])('reads %s', (text, unit, low, high) => {
    const [found] = namedQuantities(text);
    expect(found?.unit.dimension).toBe(unit);
    expect((found?.low ?? 0) * (found?.unit.factor ?? 1) + (found?.unit.offset ?? 0)).toBeCloseTo(low, 9);
    expect((found?.high ?? 0) * (found?.unit.factor ?? 1) + (found?.unit.offset ?? 0)).toBeCloseTo(high, 9);
  });

  it('takes no part of a word for it', () => {
    expect(namedQuantities('The part, the art and the start of ARTs')).toEqual([]);
  });
});

describe('compareConditions()', () => {
  const match = (asked: string, stated: string) => compareConditions(askedConditions(asked), statedIn(stated));

  it.each([
    ['at 25 °C', 'It is 3 GPa at 25 °C.', 'equal'],
    ['at 77 °F', 'It is 3 GPa at 25 °C.', 'equal'],
    ['at 298 K', 'It is 3 GPa at 25 °C.', 'equal'],
    ['at 25 °C', 'It is 3 GPa at room temperature.', 'covering'],
    ['at room temperature', 'It is 3 GPa at 23 °C.', 'equal'],
    ['at room temperature', 'It is 3 GPa at 80 °C.', 'other'],
    ['at 100 °C', 'It is 3 GPa between 20 °C and 150 °C.', 'covering'],
    ['above 100 °C', 'It is 3 GPa at 150 °C.', 'equal'],
    ['at 25 °C', 'It is 3 GPa at 85 °C.', 'other'],
    ['at 25 °C', 'It is 3 GPa in argon.', 'unstated'],
    ['at 900 °C', 'The part was annealed at 900 °C and has 3 GPa.', 'unstated'],
    ['after 500 h at 85 °C', 'It keeps 12 MPa after 500 h at 85 °C.', 'equal'],
    ['after 500 h at 85 °C', 'It keeps 12 MPa after 500 h at 60 °C.', 'other'],
    ['after 500 h at 85 °C', 'It keeps 12 MPa at 85 °C.', 'unstated'],
    ['at 1 MPa', 'It flows at 145 psi.', 'equal'],
    ['at C/10', 'It delivers 160 mAh/g at 0.1C for discharge.', 'equal'],
    ['at pH 7', 'It is stable at pH 6-8.', 'covering'],
    ['', 'It is 3 GPa at 85 °C.', 'equal'],
  ])('%s asked, "%s": %s', (asked, stated, expected) => {
    expect(match(asked, stated)).toBe(expected);
  });

  it('does not depend on the order of what is stated', () => {
    const asked = quantities('25 °C');
    const [a, b] = [quantities('85 °C'), quantities('25 °C')].map(([quantity]) => quantity as Quantity);
    const stated = [a, b].map((quantity) => ({
      isHistory: false,
      magnitude: { low: (quantity?.low ?? 0) + 273.15, high: (quantity?.high ?? 0) + 273.15, unit: 'K' },
    }));
    expect(compareConditions(asked, stated)).toBe('equal');
    expect(compareConditions(asked, stated.toReversed())).toBe('equal');
  });
});
