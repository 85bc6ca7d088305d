import { describe, expect, it } from 'vitest';
import { readable } from '../names-in-text.ts';
import { parseUnit } from '../units.ts';
import { comparedKinds, findQuantities, isOfKind, quantityKinds } from './find-quantities.ts';

const named = (text: string) => findQuantities(readable(text)).map(({ things }) => things.map(({ name }) => name));

describe('the table of quantities', () => {
  it('has every kind once, with units that can be read and kinds above it that exist', () => {
    const names = comparedKinds().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [, , , units, traits] of quantityKinds) {
      for (const unit of units.split('|')) if (unit !== '') expect(parseUnit(unit), unit).toBeDefined();
      if (traits?.within !== undefined) expect(names).toContain(traits.within);
    }
  });

  it.each(quantityKinds.map((kind) => [kind[0].split('|')[0] as string, kind] as const))(
    'finds %s by each of its names',
    (name, [english, chinese, japanese]) => {
      for (const written of [english, chinese, japanese].flatMap((names) => names.split('|')).filter(Boolean))
        expect(named(written).flat(), written).toContain(name);
    },
  );
});

describe('findQuantities()', () => {
  it.each([
    ['Densities and melting points', [['density'], ['melting point']]],
    ['the glass-transition temperature', [['glass transition']]],
    ["Young's modulus, not the Tg", [['modulus'], ['glass transition']]],
    ['聚醚醚酮的玻璃轉移溫度', [['glass transition']]],
    ['耐力と伸び', [['yield strength'], ['elongation']]],
    ['etched by tg', []],
  ])('reads %s', (text, kinds) => {
    expect(named(text)).toEqual(kinds);
  });

  it('takes a tensile strength for a strength, and not for a yield strength', () => {
    const kind = (name: string) => comparedKinds().find((each) => each.name === name)!;
    expect(isOfKind(kind('tensile strength'), kind('strength'))).toBe(true);
    expect(isOfKind(kind('strength'), kind('yield strength'))).toBe(true);
    expect(isOfKind(kind('tensile strength'), kind('yield strength'))).toBe(false);
  });
});
