import type { Separation } from '../tables/recommend.ts';

/** Ways of parting what is to be both, by the keys of their words. */
export const separationWords = {
  space: 'space',
  time: 'time',
  condition: 'condition',
  'whole and part': 'wholeAndPart',
} as const satisfies Record<Separation, string>;

export const separationsInOrder = Object.keys(separationWords) as readonly Separation[];
