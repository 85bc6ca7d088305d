import type { ComponentProps } from 'react';

/** One choice of a select. */
export type SelectOption = { value: string; label: string; isDisabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'> & {
  /** Choices, or groups of them by name. */
  options: readonly (SelectOption | { group: string; options: readonly SelectOption[] })[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** 28, 36 or 44 px. @default 'default' */
  size?: 'compact' | 'default' | 'large';
};
