import type { ReactNode } from 'react';

export type TabsProps<Value extends string> = {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; count?: number; panel: ReactNode; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};
