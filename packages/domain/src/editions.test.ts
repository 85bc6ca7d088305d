import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, editionOf, globalControl, type PackageName, packages, periodStart } from './editions.ts';

const now = new Date('2026-05-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('editionOf()', () => {
  it.each([
    ['nothing', [], 'freemium'],
    ['a free package', [{ package: 'air_free' }], 'freemium'],
    ['a trial with days left', [{ package: 'air_trial', endsAt: inDays(3) }], 'trial'],
    ['a trial that has ended', [{ package: 'air_trial', endsAt: inDays(-1) }], 'freemium'],
    ['a commercial package', [{ package: 'air_commercial' }], 'premium'],
    [
      'a commercial package and a running trial',
      [{ package: 'air_commercial' }, { package: 'ls_commercial' }, { package: 'material_trial', endsAt: inDays(1) }],
      'trial',
    ],
    ['a commercial package that has ended', [{ package: 'ip_commercial', endsAt: inDays(-1) }], 'freemium'],
  ] as const)('with %s is %s', (_, grants, edition) => {
    expect(editionOf(grants, now)).toBe(edition);
  });

  it('is freemium exactly when nothing but free packages is live', () => {
    const grant = fc.record({
      package: fc.constantFrom(...(Object.keys(packages) as PackageName[])),
      endsAt: fc.integer({ min: -30, max: 30 }).map(inDays),
    });
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 6 }), (grants) => {
        const hasLive = grants.some(({ package: name, endsAt }) => endsAt > now && packages[name].kind !== 'free');
        expect(editionOf(grants, now) === 'freemium').toBe(!hasLive);
      }),
    );
  });
});

describe('globalControl()', () => {
  it('shows the tabs of the live packages and the days of the trial that ends first', () => {
    const control = globalControl(
      [
        { package: 'ip_commercial' },
        { package: 'insights_trial', endsAt: inDays(5.2) },
        { package: 'material_trial', endsAt: inDays(2) },
        { package: 'protect_trial', endsAt: inDays(-2) },
      ],
      inDays(-10),
      now,
    );
    expect(control).toEqual({
      is_formal_material: false,
      ip_tab: true,
      protect_tab: false,
      insights_tab: true,
      is_first_login_after_try_end: true,
      try_package_left_days: 2,
      expired_packages: ['protect_trial'],
      freemium: false,
      trial: true,
    });
  });

  it('flags the first login after a trial ended, and only that one', () => {
    const grants = [{ package: 'air_trial', endsAt: inDays(-2) }] as const;
    expect(globalControl(grants, inDays(-3), now).is_first_login_after_try_end).toBe(true);
    expect(globalControl(grants, inDays(-1), now).is_first_login_after_try_end).toBe(false);
  });
});

it('daysLeft() counts begun days', () => {
  expect(
    [inDays(0.1), inDays(1), inDays(1.01), inDays(-4)].map((endsAt) => daysLeft({ package: 'air_trial', endsAt }, now)),
  ).toEqual([1, 1, 2, 0]);
});

it('periodStart() is the first day of the month or year', () => {
  expect([periodStart('month', now), periodStart('year', now)].map((date) => date.toISOString().slice(0, 10))).toEqual([
    '2026-05-01',
    '2026-01-01',
  ]);
});
