import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../Chart/textWidth.ts';
import { type PlacedName, placeNames } from './placeNames.ts';

const area = { left: 40, top: 0, width: 300, height: 240 };
const points = fc.array(
  fc.record({
    px: fc.integer({ min: 50, max: 330 }),
    py: fc.integer({ min: 10, max: 230 }),
    r: fc.integer({ min: 3, max: 20 }),
    name: fc.constantFrom('AZ31', 'Ti-6Al-4V', '純銅', 'Contemporary Amperex'),
  }),
  { maxLength: 24 },
);

const spanOf = ({ name, x, anchor }: PlacedName) => {
  const width = textWidth(name);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width };
};

describe('names of bubbles', () => {
  it('never lie on each other and never leave the picture', () => {
    fc.assert(
      fc.property(points, (given) => {
        const placed = placeNames(
          given.map((point, at) => ({ ...point, id: String(at) })),
          area,
        );
        for (const one of placed) {
          const { left, right } = spanOf(one);
          expect(left).toBeGreaterThanOrEqual(area.left);
          expect(right).toBeLessThanOrEqual(area.left + area.width);
          for (const other of placed) {
            if (other.id === one.id || Math.abs(one.y - other.y) >= 14) continue;
            const beside = spanOf(other);
            expect(right <= beside.left || beside.right <= left).toBe(true);
          }
        }
      }),
    );
  });

  it('stand at the right of a point alone, and at the left of one at the edge', () => {
    expect(placeNames([{ id: '1', px: 100, py: 100, r: 5, name: 'AZ31' }], area)[0]?.anchor).toBe('start');
    expect(placeNames([{ id: '1', px: 330, py: 100, r: 5, name: 'AZ31' }], area)[0]?.anchor).toBe('end');
  });
});
