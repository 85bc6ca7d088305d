import type { ReactNode } from 'react';

export type KeyValueProps = {
  /** Names and values in reading order; a value that is missing says so in words. */
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
  /** Hairlines above and below. @default false */
  hasRules?: boolean;
  className?: string;
};
