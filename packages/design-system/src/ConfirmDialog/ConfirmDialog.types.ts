import type { ReactNode } from 'react';

export type ConfirmWords = {
  /** What is done, as a verb: "Revoke". */
  confirm: string;
  /** Said while it is done. */
  busy?: string;
  /** Leaves everything as it is; also names the closing button. */
  cancel: string;
  /** Stands above the reason when it could not be done. */
  failed: string;
};

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  isOpen: boolean;
  /** The question; it is the accessible name. */
  title: ReactNode;
  /** What ends or changes, and whether it can be taken back. */
  children: ReactNode;
  /** What its buttons and its refusal say. */
  words: ConfirmWords;
  /** How weighty the button that does it looks. @default 'danger' */
  variant?: 'danger' | 'primary';
  /** Does it. When it rejects the dialog stays and says why. */
  onConfirm: () => Promise<unknown>;
  /** Why it was not done, fit to show. @default the message of the error */
  reasonOf?: (error: unknown) => string;
  /** It was done, or left as it is. */
  onClose: (isDone: boolean) => void;
};
