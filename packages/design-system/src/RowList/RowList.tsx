import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './RowList.css.ts';
import type { RowLinkProps } from './RowList.types.ts';

/** Things in rows divided by hairlines, such as history. */
export function RowList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={joinClasses(styles.list, className)} />;
}

/** A row of a `RowList` that goes somewhere. */
export function RowLink({ icon, kind, aside, actions, isCurrent = false, className, children, ...rest }: RowLinkProps) {
  return (
    <li className={joinClasses(styles.row, isCurrent && styles.current)}>
      <a
        {...rest}
        aria-current={isCurrent ? 'page' : rest['aria-current']}
        className={joinClasses(styles.link, className)}
      >
        {icon && <Icon of={icon} className={styles.icon} />}
        {kind && <span className={styles.kind}>{kind}</span>}
        <span className={styles.title}>{children}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </a>
      {actions}
    </li>
  );
}
