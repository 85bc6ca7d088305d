import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingOptions, nextSearch, noSearch, rowsOf, typedOption } from './combobox.machine.ts';

const options = [
  { value: 'nt', label: 'Northfield Thermal', description: '214 families' },
  { value: 'sm', label: '住田マテリアル', description: 'Sumida Materials' },
];

describe('nextSearch', () => {
  it('keeps the former choices while newer ones load', () => {
    const ready = nextSearch(nextSearch(noSearch, { type: 'asked', search: 1 }), {
      type: 'answered',
      search: 1,
      options,
    });
    expect(nextSearch(ready, { type: 'asked', search: 2 })).toEqual({ search: 2, status: 'loading', options });
  });

  it('shows the reply to the newest question, in whatever order replies come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }).chain((count) =>
          fc.shuffledSubarray(
            Array.from({ length: count }, (_, index) => index + 1),
            { minLength: count },
          ),
        ),
        (order) => {
          let state = noSearch;
          for (const search of [...order].sort((a, b) => a - b)) state = nextSearch(state, { type: 'asked', search });
          for (const search of order)
            state = nextSearch(state, { type: 'answered', search, options: [{ value: String(search), label: '' }] });
          expect(state.options).toEqual([{ value: String(order.length), label: '' }]);
        },
      ),
    );
  });

  it('says that the newest question failed and ignores that an older one did', () => {
    const asked = [1, 2].reduce((state, search) => nextSearch(state, { type: 'asked', search }), noSearch);
    expect(nextSearch(asked, { type: 'failed', search: 1 }).status).toBe('loading');
    expect(nextSearch(asked, { type: 'failed', search: 2 }).status).toBe('failed');
  });
});

describe('matchingOptions', () => {
  it('finds every word, whatever the case, the width and the order', () => {
    expect(matchingOptions(options, 'THERMAL north')).toEqual([options[0]]);
    expect(matchingOptions(options, 'ｓｕｍｉｄａ')).toEqual([options[1]]);
    expect(matchingOptions(options, '住田')).toEqual([options[1]]);
    expect(matchingOptions(options, '')).toEqual(options);
    expect(matchingOptions(options, 'thermal sumida')).toEqual([]);
  });
});

describe('rowsOf', () => {
  const grouped = [
    { value: '1', label: 'Kestrel', group: 'Batteries' },
    { value: '2', label: 'Arbor', group: 'Biology' },
    { value: '3', label: 'Northfield', group: 'Batteries' },
  ];

  it('keeps the choices of a group together, groups in the order of their first choice', () => {
    expect(rowsOf(grouped, '', false).map(({ value }) => value)).toEqual(['1', '3', '2']);
  });

  it('offers what was typed as a new choice, unless there is one of that name', () => {
    expect(rowsOf(grouped, 'Sumida', true).at(-1)).toEqual({ value: 'Sumida', label: 'Sumida', isNew: true });
    expect(rowsOf(grouped, ' ARBOR ', true)).toHaveLength(3);
    expect(rowsOf(grouped, '  ', true)).toHaveLength(3);
  });
});

describe('typedOption', () => {
  it('is the choice of that very name, whatever the case and width, and a new one otherwise', () => {
    expect(typedOption(options, 'ｎorthfield thermal')).toBe(options[0]);
    expect(typedOption(options, 'Northfield')).toEqual({ value: 'Northfield', label: 'Northfield', isNew: true });
    expect(typedOption(options, ' ')).toBeUndefined();
  });
});
