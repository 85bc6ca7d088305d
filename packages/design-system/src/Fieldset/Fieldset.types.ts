import type { ReactNode } from 'react';

export type FieldsetProps = {
  /** Asks the question that its controls answer together. */
  label: ReactNode;
  /** The controls that belong together. */
  children: ReactNode;
  /** What to choose or write, in one short line. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
  /** Words beside the label of a group that may stay empty ("optional"). */
  optionalLabel?: ReactNode;
  /** Disables every control inside. @default false */
  isDisabled?: boolean;
  /** Label only for assistive technology, where the place says it. @default false */
  isLabelHidden?: boolean;
  /** `radiogroup` for radios; a plain group otherwise. @default 'group' */
  role?: 'group' | 'radiogroup';
  /** One of its radios must be chosen. Announced for a `radiogroup`. @default false */
  isRequired?: boolean;
  /** Class beside its own. */
  className?: string;
};
