import { describe, expect, it, vi } from 'vitest';
import { createFirstWords } from './first-words.ts';

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = {};
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

describe('createFirstWords()', () => {
  it('keeps nobody waiting while every answer has its first words', async () => {
    const first = createFirstWords();
    const written = first.expect('one');
    written();
    await first.written();
  });

  it('lets later work go on when the last of the beginnings is written, and counts each once', async () => {
    const first = createFirstWords();
    const [one, two] = [first.expect('one'), first.expect('two')];
    const later = first.written();
    one();
    one();
    await Promise.resolve();
    expect(await isSettled(later)).toBe(false);
    two();
    await later;
  });

  it('waits half a second at most, whatever else begins', async () => {
    vi.useFakeTimers();
    try {
      const first = createFirstWords();
      first.expect('one');
      const later = first.written();
      await vi.advanceTimersByTimeAsync(499);
      expect(await isSettled(later)).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await later;
    } finally {
      vi.useRealTimers();
    }
  });
});
