import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDocumentId, gradeOfDocument } from './grade-documents.ts';
import {
  carbonEquivalentOf,
  compositionDifferences,
  compositionRelation,
  computedValues,
  convertFigure,
  convertUnit,
  decimalsAfter,
  figureOver,
  locales,
  type MaterialComposition,
  type MaterialUnit,
  type MaterialValue,
  materialCoverage,
  materialProperties,
  materialPropertyNames,
  materialQuantities,
  materialTerms,
  materialUnits,
  pittingResistanceOf,
  propertyDifferences,
  writeCondition,
  writeFigure,
  writeTemperature,
  writeValue,
} from './index.ts';

const units = Object.keys(materialUnits) as MaterialUnit[];

describe('the document of a card', () => {
  it('is told from every other', () => {
    expect(gradeOfDocument(gradeDocumentId('ti-6al-4v'))).toBe('ti-6al-4v');
    expect(gradeOfDocument('note:316l-pitting-chloride')).toBeUndefined();
  });
});

describe('one figure over several', () => {
  it.each([
    [[{ min: 8, max: 8, decimals: 1 }], { min: 8, max: 8, decimals: 1 }],
    [
      [
        { min: 170, decimals: 0 },
        { min: 310, decimals: 0 },
      ],
      { min: 170, decimals: 0 },
    ],
    [
      [
        { min: 1, max: 2, decimals: 1 },
        { min: 1.5, max: 4, decimals: 2 },
      ],
      { min: 1, max: 4, decimals: 2 },
    ],
    [
      [
        { min: 1, decimals: 0 },
        { max: 4, decimals: 0 },
      ],
      undefined,
    ],
    [[], undefined],
  ])('%j is %j', (figures, over) => expect(figureOver(figures)).toEqual(over));
});

describe('units', () => {
  it.each<[number, MaterialUnit, MaterialUnit, number]>([
    [1, 'ksi', 'MPa', 6.894757],
    [1000, 'psi', 'ksi', 1],
    [200, 'GPa', 'Msi', 29.0075],
    [0, '°C', '°F', 32],
    [-40, '°F', '°C', -40],
    [20, '°C', 'K', 293.15],
    [7.9, 'g/cm³', 'kg/m³', 7900],
    [7.9, 'g/cm³', 'lb/in³', 0.285406],
    [15, 'W/(m·K)', 'Btu/(h·ft·°F)', 8.66685],
    [16, 'µm/(m·K)', 'µin/(in·°F)', 8.888889],
    [500, 'J/(kg·K)', 'Btu/(lb·°F)', 0.119423],
    [25.4, 'mm', 'in', 1],
    [1, 'ksi·√in', 'MPa·√m', 1.098843],
  ])('%f %s is %s', (value, from, to, expected) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 4);
  });

  it('comes back to where it began, over any units of one quantity', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.constantFrom(...units),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (from, to, value) => {
          fc.pre(materialUnits[from].quantity === materialUnits[to].quantity);
          expect(convertUnit(convertUnit(value, from, to), to, from)).toBeCloseTo(value, 4);
        },
      ),
    );
  });

  it('never makes one quantity of another: one hardness scale is not converted into another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.constantFrom(...units), (from, to) => {
        fc.pre(materialUnits[from].quantity !== materialUnits[to].quantity);
        expect(() => convertUnit(1, from, to)).toThrow(RangeError);
      }),
    );
    expect(() => convertUnit(200, 'HBW', 'HRC')).toThrow('choose a unit of the same quantity');
  });

  it('has both systems for every property, in units of its quantity', () => {
    for (const property of materialPropertyNames) {
      const { quantity } = materialProperties[property];
      for (const unit of Object.values(materialQuantities[quantity])) {
        expect(materialUnits[unit].quantity).toBe(quantity);
      }
    }
  });

  it('claims no more digits than were stated, and at least three', () => {
    expect(decimalsAfter(170, 0, 'MPa', 'ksi')).toBe(1);
    expect(convertFigure({ min: 170, decimals: 0 }, 'MPa', 'ksi')).toEqual({ min: 24.7, decimals: 1 });
    expect(convertFigure({ min: 3.984, max: 3.984, decimals: 3 }, 'g/cm³', 'lb/in³')).toEqual({
      min: 0.1439,
      max: 0.1439,
      decimals: 4,
    });
    expect(convertFigure({ min: 334, max: 343, decimals: 0 }, '°C', '°F')).toEqual({ min: 633, max: 649, decimals: 0 });
    expect(decimalsAfter(0, 1, 'MPa', 'ksi')).toBe(1);
  });
});

const here: MaterialComposition = {
  source: 'ASTM A240',
  limits: [
    { component: 'C', max: 0.03, decimals: 3 },
    { component: 'P', max: 0.045, decimals: 3 },
    { component: 'Cr', min: 16, max: 18, decimals: 1 },
    { component: 'Ni', min: 10, max: 14, decimals: 1 },
    { component: 'Mo', min: 2, max: 3, decimals: 1 },
    { component: 'Fe', decimals: 0, isBalance: true },
  ],
};
const withLimit = (component: string, min: number | undefined, max: number | undefined): MaterialComposition => ({
  source: 'EN 10088-3',
  limits: here.limits.map((limit) => {
    if (limit.component !== component) return limit;
    const { min: _, max: __, ...rest } = limit;
    return { ...rest, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  }),
});

describe('differences between equivalents', () => {
  it.each([
    ['tighter', 10, 13, true, 'within'],
    ['wider', 9, 15, true, 'around'],
    ['shifted', 12, 15, true, 'overlapping'],
    ['apart', 4, 6, true, 'apart'],
  ] as const)('T6: nickel limits that are %s', (kind, min, max, matters, relation) => {
    const there = withLimit('Ni', min, max);
    expect(compositionDifferences(here, there)).toEqual([expect.objectContaining({ component: 'Ni', kind, matters })]);
    expect(compositionRelation(here, there)).toBe(relation);
  });

  it('T6: puts what matters first, and a trace that both keep low behind', () => {
    const there = withLimit('P', undefined, 0.03);
    const both = {
      ...there,
      limits: there.limits.map((limit) => (limit.component === 'Ni' ? { ...limit, min: 12 } : limit)),
    };
    expect(compositionDifferences(here, both).map(({ component, matters }) => [component, matters])).toEqual([
      ['Ni', true],
      ['P', false],
    ]);
  });

  it('says of a component in one standard only whether it is asked for', () => {
    const without = { ...here, limits: here.limits.filter(({ component }) => component !== 'Mo' && component !== 'C') };
    expect(compositionDifferences(here, without)).toEqual([
      expect.objectContaining({ component: 'Mo', kind: 'unlisted', matters: true }),
      expect.objectContaining({ component: 'C', kind: 'unlisted', matters: false }),
    ]);
  });

  it('is unknown where limits are not held', () => {
    expect(compositionRelation(here, undefined)).toBe('unknown');
    expect(compositionRelation(here, { source: 'x', limits: [{ component: 'Cu', max: 1, decimals: 0 }] })).toBe(
      'unknown',
    );
  });

  it('a grade has no difference to itself, and the relation turns round with the sides', () => {
    const limit = fc
      .tuple(fc.nat(50), fc.nat(50))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b), decimals: 0 }));
    const composition = fc
      .record({ Cr: limit, Ni: limit, Mo: limit })
      .map((of) => ({ source: 's', limits: Object.entries(of).map(([component, each]) => ({ component, ...each })) }));
    const turned = { within: 'around', around: 'within' } as const;
    fc.assert(
      fc.property(composition, composition, (a, b) => {
        expect(compositionDifferences(a, a)).toEqual([]);
        const relation = compositionRelation(a, b);
        expect(compositionRelation(b, a)).toBe(
          relation === 'within' || relation === 'around' ? turned[relation] : relation,
        );
        expect(
          compositionDifferences(a, b)
            .map(({ component }) => component)
            .sort(),
        ).toEqual(
          compositionDifferences(b, a)
            .map(({ component }) => component)
            .sort(),
        );
      }),
    );
  });

  it('compares what both standards demand in one condition', () => {
    const demand = (min: number, temper?: string): MaterialValue => ({
      property: 'proofStrength',
      figure: { min, decimals: 0 },
      condition: temper === undefined ? {} : { temper },
      kind: 'specified',
      source: 's',
    });
    expect(propertyDifferences([demand(200)], [demand(220)])).toEqual([
      expect.objectContaining({ property: 'proofStrength', change: 0.1 }),
    ]);
    expect(propertyDifferences([demand(200, 'T6')], [demand(220)])).toEqual([]);
  });
});

describe('computed values', () => {
  it('takes the least pitting resistance and the greatest carbon equivalent', () => {
    expect(pittingResistanceOf(here)).toBeCloseTo(16 + 3.3 * 2);
    expect(pittingResistanceOf({ source: 's', limits: [] })).toBeUndefined();
    const steel = {
      source: 's',
      limits: [
        { component: 'C', max: 0.2, decimals: 2 },
        { component: 'Mn', max: 1.2, decimals: 2 },
        { component: 'Cu', max: 0.6, decimals: 2 },
      ],
    };
    expect(carbonEquivalentOf(steel)).toBeCloseTo(0.2 + 0.2 + 0.04);
    expect(carbonEquivalentOf(here)).toBeUndefined();
  });

  it('T6: names the rule, and computes nothing from a value with one side only', () => {
    const value = (property: 'density' | 'youngsModulus', figure: MaterialValue['figure']): MaterialValue => ({
      property,
      figure,
      condition: {},
      kind: 'measured',
      source: 's',
    });
    const grade = { id: 'x', designation: 'x', class: 'oxide', designations: [], equivalents: [] } as const;
    const density = value('density', { min: 4, max: 5, decimals: 0 });
    const whole = [density, value('youngsModulus', { min: 400, max: 400, decimals: 0 })];
    expect(computedValues({ ...grade, values: whole })).toEqual([
      expect.objectContaining({
        kind: 'computed',
        source: 'rule:stiffness',
        figure: { min: 80, max: 100, decimals: 1 },
      }),
    ]);
    expect(computedValues({ ...grade, values: [density, value('youngsModulus', { min: 400, decimals: 0 })] })).toEqual(
      [],
    );
  });
});

describe('writing', () => {
  it('T6: writes figures as the source states them', () => {
    expect(writeFigure({ min: 8, max: 8, decimals: 1 })).toBe('8.0');
    expect(writeFigure({ min: 170, decimals: 0 })).toBe('≥ 170');
    expect(writeFigure({ max: 0.03, decimals: 3 })).toBe('≤ 0.030');
    expect(writeFigure({ min: -40, max: 5, decimals: 0 })).toBe('−40–5');
    expect(writeValue({ property: 'tensileStrength', figure: { min: 485, decimals: 0 } }, 'us')).toEqual({
      figure: '≥ 70.3',
      unit: 'ksi',
    });
  });

  it('writes conditions in words and units of the reader', () => {
    const condition = { temper: 'T6', form: 'sheet', temperature: [20, 100], thickness: [0.4, 6.3] } as const;
    expect(writeCondition(condition, materialTerms('en'), 'si')).toBe('T6, sheet, 0.4–6.3 mm');
    expect(writeCondition(condition, materialTerms('cn'), 'us')).toBe('T6, 薄板, 0.016–0.248 in');
    expect(writeTemperature(condition, 'us')).toBe('68–212 °F');
    expect(writeTemperature({}, 'si')).toBeUndefined();
  });

  it('has every term in the four languages', () => {
    for (const locale of locales) {
      for (const terms of Object.values(materialTerms(locale))) {
        for (const [key, term] of Object.entries<string>(terms)) expect(term, `${locale} ${key}`).not.toBe('');
      }
    }
  });

  it('says which listed properties no source states', () => {
    expect(materialCoverage([{ property: 'density' }], ['density', 'elongation'])).toEqual({
      stated: ['density'],
      missing: ['elongation'],
    });
  });
});
