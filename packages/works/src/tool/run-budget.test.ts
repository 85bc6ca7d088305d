import { expect, it } from 'vitest';
import { defaultBudget, usedUp } from './run-budget.ts';

it('ends a run once it has used up one of what it may use, as its procedure says or else as all may', () => {
  const used = { seconds: 10, passages: 20, tokens: 30 };
  expect(usedUp(undefined, used)).toBeUndefined();
  expect(usedUp({ tokens: 31, passages: 21 }, used)).toBeUndefined();
  expect(usedUp({ tokens: 30 }, used)).toBe('tokens');
  expect(usedUp({ passages: 5, tokens: 5 }, used)).toBe('passages');
  for (const name of ['seconds', 'passages', 'tokens'] as const)
    expect(usedUp({}, { ...used, [name]: defaultBudget[name] })).toBe(name);
});
