import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFinder, readable } from './names-in-text.ts';

const find = nameFinder(() => [
  { names: ['yield', '收率'], thing: 'yield' },
  { names: ['yield strength', '屈服强度'], thing: 'yield strength' },
  { names: ['Tg', 'モル'], thing: 'symbol' },
  { names: ["young's modulus"], thing: 'modulus' },
]);
const things = (text: string) => find(readable(text)).flatMap((found) => found.things);

describe('nameFinder()', () => {
  it.each([
    ['Yields and yield strengths', ['yield', 'yield strength']],
    ['yield-strength', ['yield strength']],
    ['yield. Strength', ['yield']],
    ['the Tg, not the TG', ['symbol']],
    ['Young’s modulus', ['modulus']],
    ['屈服強度與收率', ['yield strength', 'yield']],
    ['モルタルとモル', ['symbol']],
    ['Tgは', ['symbol']],
    ['yielding', []],
  ])('reads %s', (text, found) => {
    expect(things(text)).toEqual(found);
  });

  it('says where a name stands, whatever is around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, behind) => {
        const text = readable(`${before}, yield strength, ${behind}`);
        return find(text).some(({ start, end }) => text.slice(start, end) === 'yield strength');
      }),
    );
  });
});
