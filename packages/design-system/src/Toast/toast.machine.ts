import type { ShownToast, Toast, ToastState } from './Toast.types.ts';

/** How long a toast stays in ms while nobody looks at it, unless it says otherwise. */
export const toastDuration = 5000;

export type ToastEvent =
  | { type: 'show'; id: number; toast: Toast; now: number }
  | { type: 'close'; id: number }
  | { type: 'pause'; now: number }
  | { type: 'resume'; now: number }
  | { type: 'tick'; now: number };

export const noToasts: ToastState = { toasts: [], isPaused: false };

/** The next state: a new toast replaces one of the same key; pausing (hover, focus) stops every clock. */
export function nextToasts(state: ToastState, event: ToastEvent): ToastState {
  switch (event.type) {
    case 'show': {
      const left = event.toast.isSticky ? Number.POSITIVE_INFINITY : (event.toast.duration ?? toastDuration);
      const shown: ShownToast = { ...event.toast, id: event.id, left, endsAt: event.now + left };
      const others = state.toasts.filter(({ key }) => key === undefined || key !== event.toast.key);
      return { ...state, toasts: [...others, shown] };
    }
    case 'close': {
      const toasts = state.toasts.filter(({ id }) => id !== event.id);
      return { toasts, isPaused: state.isPaused && toasts.length > 0 };
    }
    case 'pause':
      if (state.isPaused) return state;
      return { isPaused: true, toasts: state.toasts.map((toast) => ({ ...toast, left: toast.endsAt - event.now })) };
    case 'resume':
      if (!state.isPaused) return state;
      return { isPaused: false, toasts: state.toasts.map((toast) => ({ ...toast, endsAt: event.now + toast.left })) };
    case 'tick':
      if (state.isPaused) return state;
      return { ...state, toasts: state.toasts.filter(({ endsAt }) => endsAt > event.now) };
  }
}

/** When the next running toast ends; Infinity when none does. */
export function nextEnd({ toasts, isPaused }: ToastState): number {
  return isPaused
    ? Number.POSITIVE_INFINITY
    : Math.min(Number.POSITIVE_INFINITY, ...toasts.map(({ endsAt }) => endsAt));
}
