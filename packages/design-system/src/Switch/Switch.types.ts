import type { ComponentProps, ReactNode } from 'react';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'disabled' | 'onChange'> & {
  /** What is on or off; the whole line can be pressed. */
  children: ReactNode;
  /** Reports the new state at once: a switch has no Save. */
  onChange?: (isOn: boolean) => void;
  /** One line below the label. */
  hint?: ReactNode;
  /** The change is on its way; presses are ignored. @default false */
  isBusy?: boolean;
  /** Cannot be changed now. Prefer `disabledReason`. @default false */
  isDisabled?: boolean;
  /** Cannot be changed now, and why: it stays focusable and the reason takes the place of the hint. */
  disabledReason?: string;
};
