import { describe, expect, it } from 'vitest';
import { addReading, paceOf, type Reading } from './pace.ts';

const second = 1_000;

describe('paceOf()', () => {
  it('tells rate and time left from two readings', () => {
    const readings = [
      { at: 0, bytes: 0 },
      { at: 2 * second, bytes: 6_000_000 },
    ];
    expect(paceOf(readings, 12_000_000)).toEqual({ bytesPerSecond: 3_000_000, secondsLeft: 2 });
  });

  it.each<[string, Reading[]]>([
    ['nothing', []],
    ['one reading', [{ at: 0, bytes: 5 }]],
    [
      'two readings of one moment',
      [
        { at: 5, bytes: 0 },
        { at: 5, bytes: 9 },
      ],
    ],
    [
      'no progress',
      [
        { at: 0, bytes: 9 },
        { at: 5, bytes: 9 },
      ],
    ],
  ])('tells nothing from %s', (_, readings) => {
    expect(paceOf(readings, 100)).toBeUndefined();
  });

  it('tells no time left when more was read than was counted', () => {
    const readings = [
      { at: 0, bytes: 0 },
      { at: second, bytes: 200 },
    ];
    expect(paceOf(readings, 100)).toEqual({ bytesPerSecond: 200, secondsLeft: undefined });
  });

  it('follows the present pace: readings of long ago are forgotten', () => {
    let readings: Reading[] = [];
    for (let at = 0; at <= 60; at += 1) {
      readings = addReading(readings, { at: at * second, bytes: at < 40 ? at * 100 : 4_000 + (at - 40) * 10 });
    }
    expect(readings.length).toBeLessThan(20);
    expect(paceOf(readings, 10_000)?.bytesPerSecond).toBe(10);
  });

  it('keeps one old reading, so that rare looks still tell a pace', () => {
    const readings = addReading([{ at: 0, bytes: 0 }], { at: 60 * second, bytes: 600 });
    expect(paceOf(readings, 600)?.bytesPerSecond).toBe(10);
  });
});
