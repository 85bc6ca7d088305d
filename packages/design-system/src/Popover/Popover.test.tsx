import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './Popover.tsx';
import { popoverDefaults } from './Popover.types.ts';

describe('<Popover />', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
  afterEach(() => void vi.useRealTimers());

  it('AA5: is 150 px wide and shows 150 ms after the pointer comes', async () => {
    expect(popoverDefaults).toEqual({ delay: 150, width: 150 });
    render(
      <Popover opensOnHover label="Method" trigger={<button type="button">Method</button>}>
        Counted by earliest priority.
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: 'Method' });
    await act(async () => {
      fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
      fireEvent.mouseEnter(trigger);
      fireEvent.mouseMove(trigger);
      await vi.advanceTimersByTimeAsync(149);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => {
      await vi.advanceTimersByTimeAsync(2);
    });
    expect(screen.getByRole('dialog', { name: 'Method' })).toHaveStyle({ width: '150px' });
  });
});
