import type { ReactNode } from 'react';

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
  /** Class beside its own. */
  className?: string;
};
