import { Heading, Text } from '@assay/design-system';
import type { ReactNode } from 'react';
import * as styles from './triz.css.ts';

export interface PartProps {
  /** Its place on the way from the problem to an idea. */
  number: number;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** At the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the work, with its number. */
export function Part({ number, title, aside, action, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <Heading level={2} size="section">
          {title}
        </Heading>
        {aside !== undefined && (
          <Text size="caption" tone="muted">
            {aside}
          </Text>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}
