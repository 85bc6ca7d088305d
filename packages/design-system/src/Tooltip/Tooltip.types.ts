import type { ReactElement } from 'react';

export type TooltipProps = {
  /** The element it names: a button of this package. */
  trigger: ReactElement;
  /** A few words; nothing to press. */
  label: string;
  /** Side of its button on which it stands, where there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
};
