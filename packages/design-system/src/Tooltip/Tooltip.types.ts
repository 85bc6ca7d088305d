import type { ReactElement } from 'react';

export type TooltipProps = {
  /** The element it names: a button of this package. */
  trigger: ReactElement;
  /** A few words; nothing to press. */
  label: string;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
};
