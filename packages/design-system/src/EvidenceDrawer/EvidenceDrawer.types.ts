import type { ReactNode } from 'react';

export type EvidenceDrawerProps = {
  /** "Evidence": the head of the panel and its name. */
  title: string;
  /** "3 of 5". */
  position?: ReactNode;
  /** Escape, or its closing button. */
  onClose: () => void;
  /** Name of the closing button. */
  closeLabel: string;
  /** Goes to the evidence before; absent at the first. */
  onPrevious?: () => void;
  /** Name of the button that goes back. */
  previousLabel: string;
  /** Goes to the evidence after; absent at the last. */
  onNext?: () => void;
  /** Name of the button that goes on. */
  nextLabel: string;
  /** Source, metadata, quote. */
  children: ReactNode;
  /** Stays at the foot: verdict buttons, link to the source. */
  foot?: ReactNode;
  /** Moves focus to the panel when it appears, and back to what had it when it goes. @default true */
  hasFocus?: boolean;
  /** Class beside its own. */
  className?: string;
};
