import { describe, expect, it } from 'vitest';
import { fillSeries } from './fillSeries.ts';

describe('a series', () => {
  it.each([
    ['numbers of one step go on', [1, 3], [5, 7, 9]],
    ['tenths stay tenths', [0.1, 0.2], [0.3, 0.4, 0.5]],
    ['one number repeats', [7], [7, 7, 7]],
    ['uneven numbers repeat', [1, 2, 4], [1, 2, 4]],
    ['one day goes on by days', ['2026-02-27'], ['2026-02-28', '2026-03-01', '2026-03-02']],
    ['days of one step go on', ['2026-01-01', '2026-01-08'], ['2026-01-15', '2026-01-22', '2026-01-29']],
    ['months go on', ['2026-01-31', '2026-03-31'], ['2026-05-31', '2026-07-31', '2026-09-30']],
    ['words repeat in turn', ['a', 'b'], ['a', 'b', 'a']],
    ['empty cells repeat', [undefined], [undefined, undefined, undefined]],
  ])('%s', (_, values, next) => {
    expect(fillSeries(values, 3)).toEqual(next);
  });

  it('goes on before the first', () => {
    expect(fillSeries([3, 5], 2, true)).toEqual([1, -1]);
    expect(fillSeries(['2026-03-01'], 1, true)).toEqual(['2026-02-28']);
    expect(fillSeries(['a', 'b'], 3, true)).toEqual(['b', 'a', 'b']);
  });

  it('is empty without values', () => {
    expect(fillSeries([], 3)).toEqual([]);
  });
});
