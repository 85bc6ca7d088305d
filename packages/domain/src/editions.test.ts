import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, derivedFlags, editionOf, editionOfFlags, globalControl, unlocks } from './editions.ts';
import { type PackageName, packageNames, packages } from './packages.ts';

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
      package: fc.constantFrom<PackageName[]>(...packageNames),
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

  it('B9: flags the first login after a trial ended, until its holder was told', () => {
    const grants = [{ package: 'air_trial', endsAt: inDays(-2) }] as const;
    expect(globalControl(grants, inDays(-3), now).is_first_login_after_try_end).toBe(true);
    expect(globalControl(grants, undefined, now).is_first_login_after_try_end).toBe(true);
    expect(globalControl(grants, inDays(-1), now).is_first_login_after_try_end).toBe(false);
    const told = [{ ...grants[0], endSeenAt: now }];
    expect(globalControl(told, inDays(-3), now).is_first_login_after_try_end).toBe(false);
  });
});

it('daysLeft() counts begun days', () => {
  expect(
    [inDays(0.1), inDays(1), inDays(1.01), inDays(-4)].map((endsAt) => daysLeft({ package: 'air_trial', endsAt }, now)),
  ).toEqual([1, 1, 2, 0]);
});

describe('editionOfFlags()', () => {
  it.each([
    [false, false, 'premium'],
    [true, false, 'freemium'],
    [false, true, 'trial'],
    [true, true, 'trial'],
  ] as const)('B1: freemium %s and trial %s is %s', (freemium, trial, edition) => {
    expect(editionOfFlags({ freemium, trial })).toBe(edition);
  });
});

describe('derivedFlags()', () => {
  const flags = [false, true];
  const combinations = flags.flatMap((material) =>
    flags.flatMap((ip) =>
      flags.flatMap((protect) => flags.map((insights) => [material, ip, protect, insights] as const)),
    ),
  );
  it.each(combinations)('B14: material %s, ip %s, protect %s, insights %s', (material, ip, protect, insights) => {
    expect(
      derivedFlags({ is_formal_material: material, ip_tab: ip, protect_tab: protect, insights_tab: insights }),
    ).toEqual({ isMaterial: material, isIP: material ? false : ip || protect, isDiscovery: insights });
  });
});

describe('unlocks()', () => {
  it('opens what everybody has, what a live package gives, and nothing else', () => {
    expect(unlocks([], 'tech_seek', now)).toBe(true);
    expect(unlocks([], 'tech_seek', now, { beyondFree: true })).toBe(false);
    expect(unlocks([], 'ai_translation', now)).toBe(false);
    expect(unlocks([{ package: 'ip_commercial_translation' }], 'ai_translation', now)).toBe(true);
    expect(unlocks([{ package: 'ip_commercial_translation', endsAt: inDays(-1) }], 'ai_translation', now)).toBe(false);
  });

  it('K1: a specification for the USPTO does not open the one for the EPO', () => {
    const held = [{ package: 'ip_commercial_specification_uspto' as const }];
    expect(unlocks(held, 'specification_uspto', now)).toBe(true);
    expect(unlocks(held, 'specification_epo', now)).toBe(false);
  });
});
