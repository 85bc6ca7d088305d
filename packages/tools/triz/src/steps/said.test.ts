import { describe, expect, it } from 'vitest';
import { trizKind } from '../kind/triz-kind.ts';
import { said } from './said.ts';

describe('said()', () => {
  it('names every parameter and principle that a field can hold, in each language', () => {
    for (const locale of ['cn', 'en', 'jp', 'tw'] as const) {
      for (let number = 1; number <= 39; number += 1)
        for (const place of [
          ['contradiction', 'improve'],
          ['contradiction', 'worsen'],
          ['reading', 'parameter'],
        ] as const)
          expect(said(place[0], place[1], number, locale)).toMatch(/\S/);
      for (let number = 1; number <= 40; number += 1) expect(said('principle', 'number', number, locale)).toMatch(/\S/);
    }
    expect(said('principle', 'number', 15, 'en')).toBe('Dynamics');
  });

  it('says nothing of values that speak for themselves, and knows only fields of the kind', () => {
    expect(said('criterion', 'weight', 3, 'en')).toBeUndefined();
    expect(said('principle', 'number', 41, 'en')).toBeUndefined();
    for (const [type, field] of [
      ['contradiction', 'improve'],
      ['reading', 'parameter'],
      ['principle', 'number'],
    ] as const)
      expect(Object.keys(trizKind.types[type].fields)).toContain(field);
  });
});
