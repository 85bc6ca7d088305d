import { describe, expect, it } from 'vitest';
import { apartTicks } from './apartTicks.ts';

describe('apartTicks', () => {
  it('leaves out words between the ends that would touch', () => {
    const ticks = [0, 30, 52, 70, 80, 90].map((at, place) => ({ at, words: `${place + 5}` }));
    expect([...apartTicks(ticks)].map(({ words }) => words).sort()).toEqual(['10', '5', '6', '7', '8']);
  });

  it('takes every second one of even ticks that are too close', () => {
    const ticks = [0, 16, 32, 48, 64].map((at) => ({ at, words: `${at}K` }));
    expect([...apartTicks(ticks)].map(({ at }) => at)).toEqual([0, 32, 64]);
  });

  it('keeps all where there is room', () => {
    const ticks = [0, 60, 120].map((at) => ({ at, words: '100' }));
    expect(apartTicks(ticks).size).toBe(3);
  });
});
