import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './EmptyState.css.ts';
import type { EmptyStateProps, ErrorStateProps } from './EmptyState.types.ts';

/** Nothing here yet: what would stand here, and how to begin. */
export function EmptyState({ icon, title, children, actions, level = 2, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={joinClasses(styles.empty, className)}>
      <Icon of={icon} size="lg" />
      <Heading level={level}>{title}</Heading>
      {children && <p className={styles.words}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Something failed: what happened, what still holds, what to do. */
export function ErrorState({
  icon = CircleAlertIcon,
  title,
  children,
  actions,
  reference,
  level = 2,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" {...rest} className={joinClasses(styles.error, className)}>
      <Icon of={icon} size="lg" tone="critical" />
      <Heading level={level}>{title}</Heading>
      {children && <p className={styles.words}>{children}</p>}
      {reference && <span className={styles.reference}>{reference}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
