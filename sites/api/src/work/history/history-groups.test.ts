import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOf } from './history-groups.ts';

describe('groupOf()', () => {
  it.each([
    ['the last second of the local day before', '2026-03-09T15:59:59Z', 'last_7_days'],
    ['the first second of the local day', '2026-03-09T16:00:00Z', 'today'],
    ['seven local days before', '2026-03-02T16:00:00Z', 'last_7_days'],
    ['eight local days before', '2026-03-02T15:59:59Z', 'older'],
  ] as const)('U2: puts %s where a reader at UTC+8 expects it', (_, at, group) => {
    expect(groupOf(new Date(at), new Date('2026-03-10T01:00:00Z'), -480)).toBe(group);
  });

  it('U1: agrees with the calendar of every time zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        fc.nat(40 * 86_400),
        fc.integer({ min: -14 * 60, max: 12 * 60 }),
        (now, secondsAgo, offset) => {
          const at = new Date(now.getTime() - secondsAgo * 1000);
          const localDay = (date: Date) => new Date(date.getTime() - offset * 60_000).toISOString().slice(0, 10);
          expect(groupOf(at, now, offset) === 'today').toBe(localDay(at) === localDay(now));
        },
      ),
    );
  });
});
