import type { SiteProofResult } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { judge, nextLook, type Standing } from './proof-standing.ts';

const day = 86_400_000;
const begin = new Date('2026-11-01T00:00:00Z');
const on = (days: number) => new Date(begin.getTime() + days * day);

/** Judges one look a day, and tells on which days something happened. */
function follow(days: number, resultOn: (day: number) => SiteProofResult, isOn: (day: number) => boolean = () => true) {
  let standing: Standing = { lost_at: null, warned_at: null };
  const told: [number, string, number?][] = [];
  for (let at = 0; at <= days; at += 1) {
    if (!isOn(at)) continue;
    const verdict = judge(standing, resultOn(at), on(at));
    standing = verdict.standing;
    if (verdict.kind === 'warns')
      told.push([at, 'warns', (verdict.standing.lost_at.getTime() - begin.getTime()) / day]);
    if (verdict.kind === 'lost') return [...told, [at, 'lost']];
  }
  return told;
}

describe('P74: the standing of a proof by file', () => {
  it.each<[string, (day: number) => SiteProofResult, unknown[]]>([
    ['is kept while the file is there', () => 'proved', []],
    [
      'is lost 14 days after the file went, told at once',
      () => 'missing',
      [
        [0, 'warns', 14],
        [14, 'lost'],
      ],
    ],
    [
      'is lost likewise by another line',
      () => 'differs',
      [
        [0, 'warns', 14],
        [14, 'lost'],
      ],
    ],
    [
      'is lost 30 days after the host went silent, told 14 days before',
      () => 'unreachable',
      [
        [16, 'warns', 30],
        [30, 'lost'],
      ],
    ],
    [
      'is not lost by a host that was away for 29 days',
      (at) => (at < 29 ? 'unreachable' : 'proved'),
      [[16, 'warns', 30]],
    ],
    [
      'begins anew after it was found',
      (at) => (at === 10 ? 'proved' : 'missing'),
      [
        [0, 'warns', 14],
        [11, 'warns', 25],
        [25, 'lost'],
      ],
    ],
    [
      'is not prolonged by a host that is silent in between',
      (at) => (at === 0 ? 'missing' : 'unreachable'),
      [
        [0, 'warns', 14],
        [14, 'lost'],
      ],
    ],
    [
      'gives its owners 14 days from a first answer without it',
      (at) => (at < 10 ? 'unreachable' : 'missing'),
      [
        [10, 'warns', 24],
        [24, 'lost'],
      ],
    ],
  ])('%s', (_, resultOn, told) => {
    expect(follow(40, resultOn)).toEqual(told);
  });

  it('is lost to nobody who was not told a week before, also where the service was off', () => {
    expect(
      follow(
        60,
        () => 'unreachable',
        (at) => at === 0 || at >= 40,
      ),
    ).toEqual([
      [40, 'warns', 47],
      [47, 'lost'],
    ]);
  });

  it('is looked at once a day, four hours more or fewer', () => {
    const hours = (chance: number) => (nextLook(begin, chance).getTime() - begin.getTime()) / 3_600_000;
    expect([hours(0), hours(0.5), hours(1)]).toEqual([20, 24, 28]);
  });
});
