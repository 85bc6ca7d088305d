import { describe, expect, it } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

describe('eachInTurn', () => {
  it('does one after the other, goes on after one that fails, and tells all that failed', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = eachInTurn([1, 2, 3, 4], async (one) => {
      expect(begun).toEqual(ended);
      begun.push(one);
      await Promise.resolve();
      ended.push(one);
      if (one % 2 === 1) throw new Error(`no ${one}`);
    });
    const failure = await work.catch((error: unknown) => error as AggregateError);
    expect(ended).toEqual([1, 2, 3, 4]);
    expect(failure).toMatchObject({ message: '2 of 4 failed: Error: no 1' });
    expect((failure as AggregateError).errors.map(String)).toEqual(['Error: no 1', 'Error: no 3']);
  });

  it('says nothing when all went well, or there was nothing to do', async () => {
    await expect(eachInTurn([1], () => Promise.resolve())).resolves.toBeUndefined();
    await expect(eachInTurn([], () => Promise.reject(new Error('asked')))).resolves.toBeUndefined();
  });
});
