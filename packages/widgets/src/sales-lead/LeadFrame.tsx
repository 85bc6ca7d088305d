import { Dialog, type DialogProps, Heading, Text } from '@assay/design-system';
import { useId } from 'react';
import * as styles from './SalesLead.css.ts';

export type LeadFrameProps = DialogProps & { display: 'dialog' | 'inline' };

/** A dialog over the page or a panel in its flow, with the same parts. */
export function LeadFrame({ display, ...props }: LeadFrameProps) {
  return display === 'dialog' ? <Dialog {...props} /> : <Panel {...props} />;
}

function Panel({ title, aside, children, actions }: DialogProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.panelHead}>
        <Heading level={2} size="title3" id={titleId} tabIndex={-1}>
          {title}
        </Heading>
        {aside && (
          <Text size="caption" tone="muted">
            {aside}
          </Text>
        )}
      </header>
      {children}
      {actions && <footer className={styles.panelActions}>{actions}</footer>}
    </section>
  );
}
