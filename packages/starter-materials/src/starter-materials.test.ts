import {
  computedSources,
  type MaterialComposition,
  type MaterialValue,
  materialClasses,
  materialProperties,
} from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { landmarks, materialSources, starterMaterials } from './index.ts';
import { idOf, limits, specified } from './notation.ts';

const elements = new Set(
  'H He Li Be B C N O F Na Mg Al Si P S K Ca Ti V Cr Mn Fe Co Ni Cu Zn Y Zr Nb Mo Ag Pd Sn Hf Ta W Au Pt Pb Bi'.split(
    ' ',
  ),
);
const compositions: { name: string; composition: MaterialComposition }[] = starterMaterials().flatMap((grade) => [
  ...(grade.composition ? [{ name: grade.id, composition: grade.composition }] : []),
  ...grade.equivalents.flatMap(({ system, designation, composition }) =>
    composition ? [{ name: `${system} ${designation}`, composition }] : [],
  ),
]);
const values: { name: string; value: MaterialValue }[] = starterMaterials().flatMap((grade) =>
  [...grade.values, ...grade.equivalents.flatMap((each) => each.values)].map((value) => ({ name: grade.id, value })),
);

describe('starter materials', () => {
  it('T6: holds at least 120 grades of metals, polymers and ceramics, each under one id', () => {
    expect(starterMaterials().length).toBeGreaterThanOrEqual(120);
    expect(new Set(starterMaterials().map(({ id }) => id)).size).toBe(starterMaterials().length);
    expect(new Set(starterMaterials().map((grade) => materialClasses[grade.class]))).toEqual(
      new Set(['metal', 'polymer', 'ceramic']),
    );
    for (const { id } of starterMaterials()) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
  });

  it('T6: no card is empty: it has values or the limits of a standard', () => {
    for (const { id, values: held, composition } of starterMaterials()) {
      expect(held.length + (composition?.limits.length ?? 0), id).toBeGreaterThan(0);
    }
  });

  it('T6: names a known source for every value and every composition', () => {
    for (const { name, value } of values)
      expect(materialSources.has(value.source), `${name} ${value.source}`).toBe(true);
    for (const { name, composition } of compositions) expect(materialSources.has(composition.source), name).toBe(true);
  });

  it('lists no source that nothing cites', () => {
    const cited = new Set<string>([
      ...values.map(({ value }) => value.source),
      ...compositions.map(({ composition }) => composition.source),
      ...Object.values(computedSources),
    ]);
    expect([...materialSources.keys()].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('calls specified what a standard demands, and nothing that a handbook says', () => {
    for (const { name, value } of values) {
      if (value.kind === 'specified') expect(materialSources.get(value.source)?.kind, name).toBe('standard');
    }
  });

  it('T6: keeps every value within what a solid can have', () => {
    for (const { name, value } of values) {
      const about = `${name} ${value.property}`;
      const [low, high] = materialProperties[value.property].plausible;
      const sides = [value.figure.min, value.figure.max].filter((side) => side !== undefined);
      expect(sides.length, about).toBeGreaterThan(0);
      expect(Math.min(...sides), about).toBeGreaterThanOrEqual(low);
      expect(Math.max(...sides), about).toBeLessThanOrEqual(high);
      expect(sides[0], about).toBeLessThanOrEqual(sides.at(-1) ?? 0);
    }
  });

  it('demands no more yield than tensile strength in one condition', () => {
    for (const { id, values: held } of starterMaterials()) {
      for (const proof of held.filter(({ property }) => property === 'proofStrength')) {
        const tensile = held.find(
          ({ property, condition, source }) =>
            property === 'tensileStrength' &&
            source === proof.source &&
            JSON.stringify(condition) === JSON.stringify(proof.condition),
        );
        expect(tensile?.figure.min, `${id} ${JSON.stringify(proof.condition)}`).toBeGreaterThan(proof.figure.min ?? 0);
      }
    }
  });

  it('T6: every grade can be melted: its limits leave room for a whole of 100 %', () => {
    for (const { name, composition } of compositions) {
      const stated = composition.limits;
      // A part of a listed total is not counted beside it.
      const totals = stated
        .filter(({ component }) => component.includes('+'))
        .map(({ component }) => component.split('+'));
      let [least, most] = [0, 0];
      for (const { component, min = 0, max = 100, isBalance } of stated) {
        for (const part of component.split('+')) {
          expect(elements.has(part) || /\d|^RE$/.test(part), `${name} ${part}`).toBe(true);
        }
        expect(min, `${name} ${component}`).toBeLessThanOrEqual(max);
        if (totals.some((total) => total.includes(component))) continue;
        least += isBalance ? 0 : min;
        most += isBalance ? 100 : max;
      }
      expect(least, name).toBeLessThanOrEqual(100);
      expect(most, name).toBeGreaterThanOrEqual(97);
      expect(new Set(stated.map(({ component }) => component)).size, name).toBe(stated.length);
    }
  });

  it('gives the chart grades that have stiffness and density', () => {
    for (const id of landmarks) {
      const held = starterMaterials()
        .find((grade) => grade.id === id)
        ?.values.map(({ property }) => property);
      expect(held, id).toEqual(expect.arrayContaining(['density', 'youngsModulus']));
    }
  });
});

describe('notation', () => {
  it('reads limits with their decimals', () => {
    expect(limits('ASTM A240', 'C ≤0.030, Cr 16.0..18.0, Ti 5×(C+N)..0.70, Fe bal').limits).toEqual([
      { component: 'C', decimals: 3, max: 0.03 },
      { component: 'Cr', decimals: 1, min: 16, max: 18 },
      { component: 'Ti', decimals: 2, rule: '5×(C+N)', max: 0.7 },
      { component: 'Fe', decimals: 0, isBalance: true },
    ]);
  });

  it('reads values with their temperature and refuses anything else', () => {
    expect(specified('ASTM A240', {}, 'expansion 16.0 @20..100')[0]).toMatchObject({
      property: 'thermalExpansion',
      figure: { min: 16, max: 16, decimals: 1 },
      condition: { temperature: [20, 100] },
    });
    expect(() => specified('ASTM A240', {}, 'Rm about 500')).toThrow(SyntaxError);
    expect(() => limits('ASTM A240', 'Cr some')).toThrow(SyntaxError);
  });

  it('makes an address of a designation', () => {
    expect(idOf('Ti-6Al-4V ELI')).toBe('ti-6al-4v-eli');
    expect(idOf('A356.0')).toBe('a356-0');
  });
});
