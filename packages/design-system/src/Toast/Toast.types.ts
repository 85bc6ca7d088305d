import type { ReactNode } from 'react';

/** One message that passes by. */
export type Toast = {
  /** What happened. */
  title: ReactNode;
  /** One line about it. */
  description?: ReactNode;
  /** What it is about. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** The one thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void };
  /** How long it stays in ms while nobody looks at it. @default 5000 */
  duration?: number;
  /** Stays until closed. @default false */
  isSticky?: boolean;
  /** A new toast of the same key takes the place of the old one. */
  key?: string;
};

/** Toasts on show; a running one knows when it ends, a paused one how much is left. Times are ms of one clock. */
export type ToastState = { toasts: readonly ShownToast[]; isPaused: boolean };

/** A toast on show. `endsAt` is Infinity for one that stays until closed; `left` is ms to go while paused. */
export type ShownToast = Toast & { id: number; endsAt: number; left: number };

/** Shows toasts from anywhere; made once by `createToaster`. */
export type Toaster = {
  /** Shows a toast and returns its number. */
  show: (toast: Toast) => number;
  close: (id: number) => void;
  /** Stops every clock, while somebody reads. */
  pause: () => void;
  resume: () => void;
  read: () => ToastState;
  /** Calls back after every change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
};

export type ToastRegionProps = {
  /** Where messages are shown from. */
  toaster: Toaster;
  /** Names the region for assistive technology ("Notifications"). */
  label: string;
  /** Name of each closing button. */
  closeLabel: string;
};
