import { describe, expect, it } from 'vitest';
import { dumpName, momentAfter, outdatedDumps } from './dump-names.ts';

const ages = { days: 7, weeks: 5 };
const hour = 3_600_000;
const start = Date.UTC(2026, 0, 5, 12);
const at = (hours: number) => dumpName(new Date(start + hours * hour));

/** What is left when each dump of a list is followed by deleting what nothing keeps. */
function keptAfter(names: readonly string[]): string[] {
  let kept: string[] = [];
  for (const name of names) {
    kept.push(name);
    const outdated = new Set(outdatedDumps(kept, ages));
    kept = kept.filter((each) => !outdated.has(each));
  }
  return kept;
}

describe('Reliability: dumps are kept by age', () => {
  it('P99: a week-old dump outlives any number of restarts of one day', () => {
    const restarts = Array.from({ length: 50 }, (_, n) => at(7 * 24 + n * 0.1));
    expect(keptAfter([at(0), ...restarts])).toEqual([at(0), restarts.at(-1)]);
  });

  it('P99: the newest of each of seven days and of five weeks is kept, and nothing else of half a year', () => {
    const daily = Array.from({ length: 180 }, (_, n) => at(n * 24));
    // The last is a Friday; the Sunday before it is one of the seven days.
    const kept = [153, 160, 167, 173, 174, 175, 176, 177, 178, 179];
    expect(keptAfter(daily)).toEqual(kept.map((n) => daily[n]));
  });

  it('P99: the last that holds work outlives those of an installation that began anew', () => {
    const empty = Array.from({ length: 100 }, (_, n) => dumpName(new Date(start + n * 24 * hour), true));
    expect(keptAfter([at(-24), ...empty])).toContain(at(-24));
  });

  it('one is named after the one before it within a second, and when the clock was set back', () => {
    for (const clock of [0, -0.5 * hour]) {
      const next = dumpName(momentAfter(`/dumps/${at(0)}`, start + clock), true);
      expect([next, at(0)].sort()).toEqual([at(0), next]);
    }
    // A clock that was wrong by years does not name dumps by itself for ever.
    expect(dumpName(momentAfter(`/dumps/${at(24 * 365)}`, start))).toBe(at(1));
  });
});
