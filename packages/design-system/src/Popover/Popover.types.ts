import type { ReactElement, ReactNode, RefObject } from 'react';

/** Delay in ms before a popover shows and before it hides, and its width in px. */
export const popoverDefaults = { delay: 150, width: 150 } as const;

/** Side of the trigger on which a floating part opens when there is room. */
export type Side = 'top' | 'bottom' | 'inline-start' | 'inline-end';

export type PopoverProps = {
  /** The element that opens it: a button of this package. */
  trigger: ReactElement;
  /** What it shows. */
  children: ReactNode;
  /** Names it for assistive technology, where the content has no heading. */
  label?: string;
  /** Width in px. @default 150 */
  width?: number;
  /** Also opens on hover, after the delay. @default false */
  opensOnHover?: boolean;
  /** Delay in ms before it shows and before it hides on hover. @default 150 */
  delay?: number;
  /** Side of the trigger on which it opens, where there is room. @default 'bottom' */
  side?: Side;
  /** Edge of the trigger that it lines up with. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Whether it is shown; without it the trigger decides. */
  isOpen?: boolean;
  /** Told whether it is open. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What takes the focus when it closes; by default the trigger. */
  finalFocus?: RefObject<HTMLElement | null>;
};
