import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf } from './lanes.ts';

const ends = fc.constantFrom('a', 'b', 'c');
const edges = fc
  .array(fc.record({ from: ends, to: ends }), { maxLength: 12 })
  .map((all) => all.map((edge, at) => ({ ...edge, id: `${at}` })));

it('edges of the same two nodes stand side by side about the middle, whichever way they go', () => {
  fc.assert(
    fc.property(edges, (all) => {
      const lanes = lanesOf(all);
      for (const { from, to } of all) {
        const together = all.filter((one) => [one.from, one.to].sort().join() === [from, to].sort().join());
        const offs = together.map(({ id }) => lanes.get(id) ?? 0);
        expect(new Set(offs).size).toBe(together.length);
        expect(offs.reduce((sum, off) => sum + off, 0)).toBeCloseTo(0);
      }
    }),
  );
});
