import type { FocusEventHandler, ReactNode, Ref } from 'react';

/** One choice of a segmented control. */
export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Longer name for assistive technology and as title ("Life sciences" for LS). */
  description?: string;
  isDisabled?: boolean;
};

export type SegmentedControlProps<Value extends string> = {
  /** Names the group; seen only by assistive technology. */
  label: string;
  /** The choices, in order. */
  segments: readonly Segment<Value>[];
  /** The chosen one. */
  value: Value;
  /** Told the chosen value. */
  onChange: (value: Value) => void;
  /** 28 or 36 px. @default 'compact' */
  size?: 'compact' | 'default';
  /** The radio that the keyboard reaches, the chosen one or the first that can be: for who moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  /** The group was left. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** Class beside its own. */
  className?: string;
};
