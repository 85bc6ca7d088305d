import type { Toast, Toaster } from './Toast.types.ts';
import { nextEnd, nextToasts, noToasts, type ToastEvent } from './toast.machine.ts';

/** Makes a toaster: show toasts anywhere in code, draw them with one `ToastRegion`. */
export function createToaster(): Toaster {
  let state = noToasts;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function send(event: ToastEvent) {
    state = nextToasts(state, event);
    clearTimeout(timer);
    const end = nextEnd(state);
    if (Number.isFinite(end)) {
      timer = setTimeout(() => send({ type: 'tick', now: performance.now() }), Math.max(0, end - performance.now()));
    }
    for (const listener of listeners) listener();
  }

  return {
    show(toast: Toast) {
      lastId += 1;
      send({ type: 'show', id: lastId, toast, now: performance.now() });
      return lastId;
    },
    close: (id) => send({ type: 'close', id }),
    pause: () => send({ type: 'pause', now: performance.now() }),
    resume: () => send({ type: 'resume', now: performance.now() }),
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
