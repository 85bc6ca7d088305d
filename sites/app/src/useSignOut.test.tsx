import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSignOut } from './useSignOut.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('useSignOut()', () => {
  it.each([
    ['the address of the service', async () => 'https://login.example/bye', 'https://login.example/bye'],
    ['/ without one', async () => '', '/'],
    ['/ when the service is away', () => Promise.reject(new Error('away')), '/'],
  ])('A10: goes to %s at 1,000 ms, not before', async (_, signOut, address) => {
    const left: string[] = [];
    const { result } = renderHook(() => useSignOut(signOut, (to) => left.push(to)));
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
        () => undefined,
      ),
    );
    await act(async () => result.current.signOut());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(sessionStorage).toHaveLength(0);
  });
});
