import type { ReactNode } from 'react';

/** One property. */
export type KeyValueItem = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Stands muted after the value. */
  unit?: string;
  /** Where the value is from: a citation chip. */
  source?: ReactNode;
};

export type KeyValueProps = {
  /** Names and values in reading order; a value that is missing says so in words. */
  items: readonly KeyValueItem[];
  /** Hairlines above and below. @default false */
  hasRules?: boolean;
  /** Class beside its own. */
  className?: string;
};
