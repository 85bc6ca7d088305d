import { describe, expect, it, vi } from 'vitest';
import { createProofDesk } from './proof-desk.ts';

describe('createProofDesk()', () => {
  it('P19: gives one answer to all that ask while the person is asked', async () => {
    const desk = createProofDesk();
    const changed = vi.fn();
    desk.subscribe(changed);
    const waiting = [desk.ask(), desk.ask(), desk.ask()];
    expect(desk.isAsking()).toBe(true);
    expect(changed).toHaveBeenCalledTimes(1);
    desk.settle(true);
    expect(await Promise.all(waiting)).toEqual([true, true, true]);
    expect(desk.isAsking()).toBe(false);
  });

  it('asks anew after an answer, also after one that proved nothing', async () => {
    const desk = createProofDesk();
    const first = desk.ask();
    desk.settle(false);
    expect(await first).toBe(false);
    const second = desk.ask();
    expect(desk.isAsking()).toBe(true);
    desk.settle(true);
    expect(await second).toBe(true);
  });
});
