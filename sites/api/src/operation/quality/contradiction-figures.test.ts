import type { LabelledProblem } from '@assay/tool-triz/labelled-problems';
import { expect, it } from 'vitest';
import { contradictionReport } from './contradiction-figures.ts';

const problem = (improve: number[], worsen: number[]): LabelledProblem => ({
  id: 'p',
  locale: 'en',
  group: 'pumps',
  problem: 'Make the pump lighter.',
  improve,
  worsen,
  functions: [],
});

it('counts problems whose sides were read rightly, by the first guess and by any', () => {
  expect(
    contradictionReport([
      { problem: problem([1, 2], [14]), improve: [2, 9], worsen: [14, 1] },
      { problem: problem([1, 2], [14]), improve: [9, 1], worsen: [27, 14] },
      { problem: problem([1, 2], [14]), improve: [9], worsen: [] },
      { problem: problem([1], []), improve: [1], worsen: [] },
      { problem: problem([], []), improve: [1], worsen: [2] },
    ]),
  ).toEqual({
    problems: 5,
    twoSided: 3,
    parted: 3,
    improveFirst: 1,
    improveShown: 2,
    worsenFirst: 1,
    worsenShown: 2,
    bothFirst: 1,
    bothShown: 2,
  });
});
