import type { ReactNode } from 'react';
import * as styles from './sheet.css.ts';

/** The page on which a work of words is written: its parts one below the other, in lines that can be read. */
export function WorkSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
