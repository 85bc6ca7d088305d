import type { ReactNode } from 'react';

export type DialogProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Esc, the closing button or a press on the scrim. */
  onClose: () => void;
  /** Says what it is about; it is the accessible name. */
  title: ReactNode;
  /** Name of the closing button. */
  closeLabel: string;
  /** What it asks or says. */
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  /** Stands beside the closing button, such as "1 of 2". */
  aside?: ReactNode;
  /** Must be answered: the scrim does not close it. @default false */
  isPersistent?: boolean;
  /** Class beside its own. */
  className?: string;
};

export type DrawerProps = Omit<DialogProps, 'isPersistent'> & {
  /** Edge it comes from. @default 'end' */
  side?: 'start' | 'end';
  /** No head, for content with a head of its own; the title then only names it. @default false */
  isBare?: boolean;
};
