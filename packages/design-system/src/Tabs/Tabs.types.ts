import type { ReactNode } from 'react';

export type TabsProps<Value extends string> = {
  /** Names the list of tabs. */
  label: string;
  /** In order, each with its panel. */
  tabs: readonly { value: Value; label: ReactNode; count?: number; panel: ReactNode; isDisabled?: boolean }[];
  /** The chosen one. */
  value: Value;
  /** Told the chosen value. */
  onChange: (value: Value) => void;
  /** Class beside its own. */
  className?: string;
};
