import type { ReactNode, Ref } from 'react';

export type QuestionBoxProps = {
  /** The question so far. */
  value: string;
  /** Told every change of it. */
  onChange: (value: string) => void;
  /** Enter, or the button: only when there is something to ask. */
  onSubmit: () => void;
  /** Names the box for assistive technology. */
  label: string;
  /** A good question, as an example. */
  placeholder: string;
  /** The verb on the button. */
  submitLabel: string;
  /** Beside the button ("Enter to ask"); hidden on narrow screens. */
  submitHint?: ReactNode;
  /** `Chip`s of scope, dates, languages and attachments. */
  tools?: ReactNode;
  /** Why it cannot be asked; also makes the box invalid. */
  error?: ReactNode;
  /** Most characters allowed; the count appears near it. @default 4000 */
  maxLength?: number;
  /** The question is on its way. @default false */
  isBusy?: boolean;
  /** The verb in progress, on the button. */
  busyLabel?: string;
  /** `home` is large; `follow-up` is one line beside its button. @default 'home' */
  variant?: 'home' | 'follow-up';
  /** Focused on arrival. @default false */
  hasAutoFocus?: boolean;
  /** The input itself, such as to focus it. */
  inputRef?: Ref<HTMLTextAreaElement>;
  /** Class beside its own. */
  className?: string;
};
