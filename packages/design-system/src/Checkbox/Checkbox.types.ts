import type { ComponentProps, ReactNode } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** What is agreed to or chosen; the whole line can be pressed. */
  children: ReactNode;
  /** One line below the label. */
  hint?: ReactNode;
  /** Cannot be changed now, and why: the reason takes the place of the hint. */
  disabledReason?: string;
  /** Some but not all of what it stands for. @default false */
  isIndeterminate?: boolean;
};
