import { createWorkState, type Operation, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFieldText } from './useFieldText.ts';
import { WorkContext } from './WorkContext.ts';
import type { WorkSession } from './work-session.ts';

describe('a text as it is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function opened(mode: 'edit' | 'suggest') {
    const state = createWorkState(sampleKind);
    const pump: Operation = { op: 'add', id: 'p', type: 'part', parent: null, fields: { name: 'Pump' } };
    transact(state, [pump], { origin: 'person' });
    const told: unknown[] = [];
    const snapshot = { mode };
    const session = {
      state,
      subscribe: () => () => undefined,
      snapshot: () => snapshot,
      edit([operation]: readonly Operation[]) {
        if (operation?.op !== 'set') return;
        told.push(operation.value);
        if (mode === 'edit') transact(state, [operation], { origin: 'person' });
      },
    } as unknown as WorkSession;
    const wrapper = ({ children }: { children: ReactNode }) => <WorkContext value={session}>{children}</WorkContext>;
    const { result } = renderHook(() => useFieldText('p', 'name'), { wrapper });
    return {
      told,
      type: (value: string) => act(() => result.current.onChange({ target: { value } })),
      pause: () => act(() => void vi.advanceTimersByTime(5_000)),
      leave: () => act(() => result.current.onBlur()),
      value: () => result.current.value,
    };
  }

  it('is kept when the person pauses, and when they go on', () => {
    const field = opened('edit');
    field.type('Pump housing');
    field.pause();
    field.type('Pump housing, cast');
    field.leave();
    field.pause();
    expect(field.told).toEqual(['Pump housing', 'Pump housing, cast']);
  });

  it('is suggested once, when the person goes on, however often they paused', () => {
    const field = opened('suggest');
    field.type('Pump housing');
    field.pause();
    field.type('Pump housing, cast');
    field.pause();
    expect(field.value()).toBe('Pump housing, cast');
    field.leave();
    field.leave();
    expect(field.told).toEqual(['Pump housing, cast']);
    expect(field.value()).toBe('Pump');
  });
});
