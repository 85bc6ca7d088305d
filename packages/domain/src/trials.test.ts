import { describe, expect, it } from 'vitest';
import { packages } from './packages.ts';
import {
  empowerTypeOf,
  empowerTypes,
  maxTrialAttempts,
  mediaTypeOf,
  needsTrial,
  trialBody,
  trialCountdown,
  trialDays,
  trialPackages,
} from './trials.ts';

const now = new Date('2026-05-15T12:00:00Z');

describe('trials', () => {
  it('B6: every empower type gives a trial package of its line; the patent home begins with AIR', () => {
    expect(empowerTypes).toEqual(['LS', 'INSIGHTS', 'MATERIAL', 'AIR']);
    for (const type of empowerTypes) {
      expect(packages[trialPackages[type]]).toMatchObject({ kind: 'trial', line: type.toLowerCase() });
    }
    expect(['RD', 'LS', 'MSE', 'IP'].map((home) => empowerTypeOf(home as 'RD'))).toEqual([
      'AIR',
      'LS',
      'MATERIAL',
      'AIR',
    ]);
  });

  it('B4: a trial is due to somebody who never had one and bought nothing', () => {
    expect(needsTrial([])).toBe(true);
    expect(needsTrial([{ package: 'air_free' }])).toBe(true);
    expect(needsTrial([{ package: 'air_trial', endsAt: new Date(now.getTime() - 1) }])).toBe(false);
    expect(needsTrial([{ package: 'ip_commercial' }])).toBe(false);
  });

  it('B7: lasts 14 days; four days left show the tag, three the tag and the note, none neither', () => {
    expect([trialDays, maxTrialAttempts]).toEqual([14, 5]);
    expect([14, 4, 3, 1, 0, null].map(trialCountdown)).toEqual([
      'tag',
      'tag',
      'tag-and-note',
      'tag-and-note',
      'none',
      'none',
    ]);
  });

  it('B6: the body carries the query of the address and says Mobile for a phone', () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148';
    expect(trialBody('?from=mail&a=1', phone)).toEqual({ from: 'mail', a: '1', media_type: 'Mobile' });
    expect(mediaTypeOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0')).toBe('');
  });
});
