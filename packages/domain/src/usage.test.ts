import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedFeatures } from './features.ts';
import { quotaOf, quotas, type UsageDimension, usageDimensions, usagePeriod } from './usage.ts';

const zones = [
  'UTC',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'America/New_York',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Pacific/Apia',
];

describe('usagePeriod()', () => {
  it.each<[UsageDimension, string, string, string, string]>([
    ['DIMENSION_DAY', '2026-11-30T15:59:59Z', 'Asia/Shanghai', '2026-11-30', '2026-11-30T16:00:00.000Z'],
    ['DIMENSION_DAY', '2026-11-30T16:00:00Z', 'Asia/Shanghai', '2026-12-01', '2026-12-01T16:00:00.000Z'],
    ['DIMENSION_MONTH', '2026-11-30T16:00:00Z', 'Asia/Shanghai', '2026-12-01', '2026-12-31T16:00:00.000Z'],
    ['DIMENSION_MONTH', '2026-11-30T16:00:00Z', 'UTC', '2026-11-01', '2026-12-01T00:00:00.000Z'],
    ['DIMENSION_YEAR', '2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01-01', '2027-12-31T15:00:00.000Z'],
    ['DIMENSION_MONTH', '2026-03-20T12:00:00Z', 'America/New_York', '2026-03-01', '2026-04-01T04:00:00.000Z'],
    // The clocks go from 23:59 to 1:00: the day begins an hour late.
    ['DIMENSION_DAY', '2026-03-28T12:00:00Z', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00.000Z'],
  ])('W2: %s at %s in %s begins on %s and resets at %s', (dimension, at, zone, start, resetsAt) => {
    expect(usagePeriod(dimension, new Date(at), zone)).toEqual({ start, resetsAt: new Date(resetsAt) });
  });

  it('W2: periods follow one another without gap or overlap in every zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.constantFrom(...usageDimensions),
        (at, zone, dimension) => {
          const period = usagePeriod(dimension, at, zone);
          expect(period.resetsAt.getTime()).toBeGreaterThan(at.getTime());
          expect(usagePeriod(dimension, new Date(period.resetsAt.getTime() - 1), zone)).toEqual(period);
          expect(usagePeriod(dimension, period.resetsAt, zone).start > period.start).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('quotaOf()', () => {
  const now = new Date('2026-05-15T12:00:00Z');

  it('B13: is 3 questions a month and 1 quick research a year in the free edition, 1,000 and 20 in the enterprise one', () => {
    expect(quotaOf('tech_seek', [{ package: 'air_free' }], now)).toEqual({ dimension: 'DIMENSION_MONTH', limit: 3 });
    expect(quotaOf('technical_research', [], now)).toEqual({ dimension: 'DIMENSION_YEAR', limit: 1 });
    expect(quotaOf('tech_seek', [{ package: 'air_commercial' }], now).limit).toBe(1000);
    expect(quotaOf('technical_research', [{ package: 'air_commercial' }], now).limit).toBe(20);
  });

  it('B13: every other counter is 3 a month', () => {
    for (const feature of countedFeatures.slice(2)) {
      expect(quotas[feature]).toMatchObject({ dimension: 'DIMENSION_MONTH', free: 3 });
    }
  });

  it('is the larger one while a trial runs, and the free one again afterwards or with another line only', () => {
    const endsAt = new Date('2026-05-20T00:00:00Z');
    expect(quotaOf('tech_fmea', [{ package: 'air_trial', endsAt }], now).limit).toBe(1000);
    expect(quotaOf('tech_fmea', [{ package: 'air_trial', endsAt }], endsAt).limit).toBe(3);
    expect(quotaOf('tech_fmea', [{ package: 'ls_commercial' }], now).limit).toBe(3);
  });
});
