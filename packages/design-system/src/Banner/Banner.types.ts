import type { ComponentProps, ReactNode } from 'react';

export type BannerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What it is about. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** What happened, in a few words. */
  title: ReactNode;
  /** Why it matters and what to do. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Shows the closing button. */
  onClose?: () => void;
  /** Name of the closing button; required with `onClose`. */
  closeLabel?: string;
  /** Announced when it appears: `assertive` only for what stops the work. @default 'polite' */
  announce?: 'off' | 'polite' | 'assertive';
};
