import { describe, expect, it } from 'vitest';
import { whyNamed } from './why-named.ts';

describe('why a principle stands on a board', () => {
  it.each([
    ['the cell 1 against 3 names it', 29, { improve: 1, worsen: 3 }, 'cell'],
    ['another cell of the row names it', 40, { improve: 1, worsen: 3 }, 'row'],
    ['the cell is empty', 35, { improve: 1, worsen: 2 }, 'row'],
    ['no cell of the row names it', 25, { improve: 1, worsen: 3 }, 'all'],
    ['nothing was read', 35, {}, 'all'],
    ['only what worsens was read', 35, { worsen: 3 }, 'all'],
  ] as const)('%s', (_, principle, read, naming) => {
    expect(whyNamed(principle, read)).toBe(naming);
  });
});
