import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeCalls } from './merge-calls.ts';

interface Wish {
  key: string;
  word: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('mergeCalls', () => {
  const send = vi.fn(async (wishes: readonly Wish[]) => wishes.map(({ word }) => word.toUpperCase()));
  beforeEach(() => void send.mockClear());
  const merged = (more: { window?: number; most?: number } = {}) =>
    mergeCalls<Wish, string>({ keyOf: ({ key }) => key, send, ...more });

  it('F1: ten calls in 299 ms are one request, each with its own reply', async () => {
    const call = merged({ window: 300 });
    const replies: Promise<string>[] = [];
    for (let at = 0; at < 10; at += 1) {
      if (at > 0) await vi.advanceTimersByTimeAsync(at === 9 ? 27 : 34);
      replies.push(call({ key: 'a', word: `w${at}` }));
    }
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await Promise.all(replies)).toEqual(Array.from({ length: 10 }, (_, at) => `W${at}`));
  });

  it('waits 500 ms where nothing else is said, and begins anew afterwards', async () => {
    const call = merged();
    void call({ key: 'a', word: 'x' });
    await vi.advanceTimersByTimeAsync(499);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    void call({ key: 'a', word: 'y' });
    await vi.advanceTimersByTimeAsync(500);
    expect(send.mock.calls).toEqual([[[{ key: 'a', word: 'x' }]], [[{ key: 'a', word: 'y' }]]]);
  });

  it('keeps apart what asks for something else, and sends no more at once than may be', async () => {
    const call = merged({ most: 2 });
    for (const word of ['x', 'y', 'z']) void call({ key: 'a', word });
    void call({ key: 'b', word: 'x' });
    await vi.advanceTimersByTimeAsync(500);
    expect(send.mock.calls.map(([wishes]) => wishes.length)).toEqual([2, 1, 1]);
  });

  it('tells a failure to each that was asked together', async () => {
    send.mockRejectedValueOnce(new Error('away'));
    const call = merged();
    const told = Promise.allSettled([call({ key: 'a', word: 'x' }), call({ key: 'a', word: 'y' })]);
    await vi.advanceTimersByTimeAsync(500);
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
