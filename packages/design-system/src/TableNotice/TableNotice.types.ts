import type { ReactNode } from 'react';

/** A state of a table's rows beside "all here". */
export type TableStatus =
  | { kind: 'loading' }
  | { kind: 'error'; message: ReactNode; action?: ReactNode }
  | { kind: 'partial' | 'over-limit'; message: ReactNode; action?: ReactNode };
