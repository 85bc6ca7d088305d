import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedRemovals, undoTime } from './delayed-removal.ts';

function start(remove: (id: string) => Promise<void> = async () => undefined) {
  const removed: string[] = [];
  const failed: string[] = [];
  let pending: ReadonlySet<string> = new Set();
  const removals = createDelayedRemovals(
    async (id) => {
      await remove(id);
      removed.push(id);
    },
    (next) => {
      pending = next;
    },
    (id) => failed.push(id),
  );
  return { removals, removed, failed, pending: () => [...pending] };
}

describe('delayed removals', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('U3: remove after ten seconds, not before', async () => {
    const { removals, removed, pending } = start();
    removals.add('a');
    expect(pending()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(undoTime - 1);
    expect(removed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(removed).toEqual(['a']);
    expect(pending()).toEqual([]);
  });

  it('U3: can be taken back', async () => {
    const { removals, removed, pending } = start();
    removals.add('a');
    removals.undo('a');
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(removed).toEqual([]);
    expect(pending()).toEqual([]);
  });

  it('are carried out at once when the page is left', async () => {
    const { removals, removed } = start();
    removals.add('a');
    removals.add('b');
    await removals.flush();
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(removed).toEqual(['a', 'b']);
  });

  it('come back into sight when they fail', async () => {
    const { removals, failed, pending } = start(() => Promise.reject(new Error('offline')));
    removals.add('a');
    await vi.advanceTimersByTimeAsync(undoTime);
    expect(failed).toEqual(['a']);
    expect(pending()).toEqual([]);
  });
});
