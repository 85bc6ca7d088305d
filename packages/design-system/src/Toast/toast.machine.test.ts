import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextEnd, nextToasts, noToasts, type ToastEvent, toastDuration } from './toast.machine.ts';

const show = (id: number, now: number, rest: object = {}): ToastEvent => ({
  type: 'show',
  id,
  now,
  toast: { title: `Toast ${id}`, ...rest },
});
const run = (...events: ToastEvent[]) => events.reduce(nextToasts, noToasts);

describe('a toast', () => {
  it('Z5: is gone at 5,000 ms, not before', () => {
    expect(toastDuration).toBe(5000);
    expect(run(show(1, 0), { type: 'tick', now: 4999 }).toasts).toHaveLength(1);
    expect(run(show(1, 0), { type: 'tick', now: 5000 }).toasts).toHaveLength(0);
  });

  it('U3: stays as long as it says, where it says so', () => {
    const shown = show(1, 0, { duration: 10_000 });
    expect(run(shown, { type: 'tick', now: 9999 }).toasts).toHaveLength(1);
    expect(run(shown, { type: 'tick', now: 10_000 }).toasts).toHaveLength(0);
  });

  it('keeps what is left of its time while somebody looks at it', () => {
    const state = run(
      show(1, 0),
      { type: 'pause', now: 4000 },
      { type: 'tick', now: 60_000 },
      { type: 'resume', now: 60_000 },
    );
    expect(nextEnd(state)).toBe(61_000);
  });

  it('that is sticky never ends by itself', () => {
    const state = run(show(1, 0, { isSticky: true }), { type: 'tick', now: 1e9 });
    expect(state.toasts).toHaveLength(1);
    expect(nextEnd(state)).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes the place of an older one with its key', () => {
    expect(
      run(show(1, 0, { key: 'saved' }), show(2, 10, { key: 'saved' }), show(3, 20)).toasts.map(({ id }) => id),
    ).toEqual([2, 3]);
  });

  it('closed as the last one while paused lets the next one run', () => {
    const state = run(show(1, 0), { type: 'pause', now: 10 }, { type: 'close', id: 1 }, show(2, 100));
    expect(nextEnd(state)).toBe(100 + toastDuration);
  });

  it('is on show for 5 s of unpaused time, however often it is paused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100_000 })), { maxLength: 10 }),
        (looks) => {
          let now = 0;
          let paused = 0;
          let state = run(show(1, 0));
          for (const [before, length] of looks) {
            now += before;
            state = nextToasts(state, { type: 'pause', now });
            now += length;
            paused += length;
            state = nextToasts(state, { type: 'resume', now });
          }
          expect(nextEnd(state)).toBe(toastDuration + paused);
        },
      ),
    );
  });
});
