import { locales } from '@assay/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadStandardTexts } from '../tables/standards/standard-texts.ts';
import { standards, standardsPerClass } from '../tables/standards/standards.ts';
import {
  type FieldKind,
  fieldKinds,
  modelBars,
  modelFaults,
  type SubstanceFieldModel,
} from '../tables/standards/substance-field.ts';
import { conditionsOf, standardsFor } from './standards.ts';

const numbers = standards.map(({ number }) => number);

const models = fc.record(
  {
    substances: fc.array(fc.constantFrom('shaft', 'seal', 'oil', ' '), { maxLength: 3 }),
    field: fc.constantFrom(...(Object.keys(fieldKinds) as FieldKind[])),
    fault: fc.constantFrom(...modelFaults),
    barred: fc.subarray([...modelBars]),
  },
  { requiredKeys: ['substances', 'fault'] },
) as fc.Arbitrary<SubstanceFieldModel>;

describe('the standard solutions', () => {
  it('F2: are 76, each once, in five classes of 13, 23, 6, 17 and 17', () => {
    expect(new Set(numbers)).toHaveLength(76);
    for (const [of, count] of Object.entries(standardsPerClass))
      expect(numbers.filter((number) => number.startsWith(`${of}.`))).toHaveLength(count);
  });

  it('are numbered without a gap: class, group, place', () => {
    let [before, groupBefore, placeBefore] = [1, 1, 0];
    for (const number of numbers) {
      const [of = 0, group = 0, place = 0] = number.split('.').map(Number);
      const follows =
        of === before && group === groupBefore
          ? place === placeBefore + 1
          : place === 1 && (of === before ? group === groupBefore + 1 : of === before + 1 && group === 1);
      expect(follows, number).toBe(true);
      [before, groupBefore, placeBefore] = [of, group, place];
    }
  });

  it.each(locales)('have names, advice, groups and reasons in %s', async (locale) => {
    const texts = await loadStandardTexts(locale);
    expect(Object.keys(texts.standards).sort()).toEqual([...numbers].sort());
    const groups = [...new Set(numbers.map((number) => number.split('.').slice(0, 2).join('.')))];
    expect(Object.keys(texts.groups)).toEqual(groups);
    expect(new Set(Object.values(texts.standards).map(([name]) => name))).toHaveLength(76);
    for (const [, advice] of Object.values(texts.standards)) expect(advice).toMatch(/[.。]$/u);
    for (const reason of Object.values(texts.reasons)) expect(reason).toMatch(/[.。]$/u);
  });
});

describe('standardsFor()', () => {
  const first = (model: SubstanceFieldModel, count = 3) =>
    standardsFor(model)
      .slice(0, count)
      .map(({ number }) => number);

  it('completes a model first', () => {
    expect(first({ substances: ['pill'], fault: 'missing' }, 1)).toEqual(['1.1.1']);
    expect(first({ substances: ['pill'], fault: 'insufficient' }, 1)).toEqual(['1.1.1']);
  });

  it('attaches an additive where none may be mixed in, and uses the surroundings where none may be attached', () => {
    const model = { substances: ['pipe', 'pump'], field: 'acoustic', fault: 'insufficient' } as const;
    expect(first({ ...model, barred: ['inside'] }, 1)).toEqual(['1.1.3']);
    expect(first({ ...model, barred: ['inside', 'outside'] }, 2)).toEqual(['1.1.4', '1.1.5']);
  });

  it('parts what harms, and sets a field against it where the two must touch', () => {
    const model = { substances: ['blade', 'mould'], field: 'mechanical', fault: 'harmful' } as const;
    expect(first(model, 1)).toEqual(['1.2.1']);
    expect(first({ ...model, barred: ['substance'] }, 1)).toEqual(['1.2.2']);
    expect(first({ ...model, barred: ['distance'] }, 1)).toEqual(['1.2.4']);
    expect(first({ ...model, field: 'magnetic' }, 1)).toEqual(['1.2.5']);
  });

  it('replaces a mechanical field that is too weak', () => {
    const model = { substances: ['seal', 'spring'], field: 'mechanical', fault: 'insufficient' } as const;
    expect(first(model, 1)).toEqual(['2.2.1']);
  });

  it('asks first whether a measurement is needed at all', () => {
    const melt = { substances: ['melt'], fault: 'measurement', barred: ['inside', 'outside'] } as const;
    expect(standardsFor(melt).every(({ number }) => /^[45]/.test(number))).toBe(true);
    expect(first(melt, 5)).toEqual(['4.1.1', '4.1.2', '4.1.3', '4.2.3', '4.2.1']);
  });

  it('reaches every standard from some model', () => {
    const reached = new Set<string>();
    for (const fault of modelFaults)
      for (const field of [undefined, ...Object.keys(fieldKinds)] as (FieldKind | undefined)[])
        for (const bar of [undefined, ...modelBars])
          for (const { number } of standardsFor({
            substances: ['a', 'b'],
            fault,
            ...(field && { field }),
            ...(bar && { barred: [bar] }),
          }))
            reached.add(number);
    expect([...reached].sort()).toEqual([...numbers].sort());
  });

  it('names a standard once and only conditions that hold', () => {
    fc.assert(
      fc.property(models, (model) => {
        const found = standardsFor(model);
        const held = conditionsOf(model);
        expect(found.length).toBeGreaterThan(0);
        expect(new Set(found.map(({ number }) => number))).toHaveLength(found.length);
        for (const { conditions } of found) expect(conditions.filter((condition) => !held.has(condition))).toEqual([]);
      }),
    );
  });

  it('never asks for what a person rules out', () => {
    fc.assert(
      fc.property(models, (model) => {
        const found = new Set<string>(standardsFor(model).map(({ number }) => number));
        const barred = model.barred ?? [];
        if (barred.includes('substance'))
          for (const number of ['1.1.2', '1.2.1', '2.4.12']) expect(found).not.toContain(number);
        if (barred.includes('field'))
          for (const number of ['1.2.4', '2.1.2', '2.2.1']) expect(found).not.toContain(number);
        if (barred.includes('change')) for (const number of ['2.2.2', '5.1.2']) expect(found).not.toContain(number);
      }),
    );
  });
});
