import { CallError } from '@assay/client';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignOut } from './useSignOut.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unexpected = (error: unknown) => {
  throw error;
};

describe('useSignOut()', () => {
  it('P23, point 12: a sign-out that failed does not look like one that succeeded', async () => {
    const left: string[] = [];
    const told: unknown[] = [];
    // Files of this project share a page, and what a former one kept in it.
    sessionStorage.clear();
    sessionStorage.setItem('assay.draft.home', 'A question');
    const away = new Error('away');
    const { result } = renderHook(() =>
      useSignOut(
        () => Promise.reject(away),
        (error) => told.push(error),
        (to) => left.push(to),
      ),
    );
    await act(async () => result.current.signOut());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(left).toEqual([]);
    expect(told).toEqual([away]);
    expect(result.current.isSigningOut).toBe(false);
    expect(sessionStorage).toHaveLength(1);
    sessionStorage.clear();
  });

  it.each([
    ['the address of the service', async () => 'https://login.example/bye', 'https://login.example/bye'],
    ['/ without one', async () => '', '/'],
    ['/ when the session had ended', () => Promise.reject(new CallError({ code: 401, status: 401, message: '' })), '/'],
  ])('A10: goes to %s at 1,000 ms, not before', async (_, signOut, address) => {
    const left: string[] = [];
    const { result } = renderHook(() => useSignOut(signOut, unexpected, (to) => left.push(to)));
    await act(async () => result.current.signOut());
    expect(result.current.isSigningOut).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(left).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(left).toEqual([address]);
  });

  it('leaves nothing that the person typed in this tab', async () => {
    sessionStorage.setItem('assay.draft.home', 'An invention nobody knows of yet');
    const { result } = renderHook(() =>
      useSignOut(
        async () => '',
        unexpected,
        () => undefined,
      ),
    );
    await act(async () => result.current.signOut());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(sessionStorage).toHaveLength(0);
  });
});
