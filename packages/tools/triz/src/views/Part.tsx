import { Heading, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SuggestedHere } from '@assay/screens/works';
import type { ReactNode } from 'react';
import { trizMessages } from './messages.ts';
import { type PartName, partId, partNames, partTypes } from './parts.ts';
import * as styles from './triz.css.ts';

export interface PartProps {
  name: PartName;
  /** @default the name in words */
  title?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** At the end of the head. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the work, with its place on the way from the problem to an idea. */
export function Part({ name, title, aside, action, children }: PartProps) {
  const t = useMessages(trizMessages);
  const words = title ?? t(`${name}.title`);
  return (
    <section id={partId(name)} className={styles.part} aria-label={words} tabIndex={-1}>
      <header className={styles.head}>
        <span className={styles.number} aria-hidden>
          {partNames.indexOf(name) + 1}
        </span>
        <Heading level={2} size="section">
          {words}
        </Heading>
        {aside !== undefined && (
          <Text size="caption" tone="muted">
            {aside}
          </Text>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      <SuggestedHere types={partTypes[name]} />
      {children}
    </section>
  );
}
