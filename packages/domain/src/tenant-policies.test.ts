import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionLimits, sessionNotedAfter } from './tenant-policies.ts';

describe('sessionNotedAfter()', () => {
  it('P22: is a second for the shortest limit, and never more than a nine hundredth of one or ten minutes', () => {
    expect(sessionNotedAfter(sessionLimits.idle.least)).toBe(1);
    expect(sessionNotedAfter(null)).toBe(600);
    fc.assert(
      fc.property(fc.integer({ min: sessionLimits.idle.least, max: sessionLimits.idle.most }), (minutes) => {
        const seconds = sessionNotedAfter(minutes);
        expect(seconds).toBeLessThanOrEqual(Math.min(600, (minutes * 60) / 900));
        expect(seconds).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
