import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, CircleAlertIcon } from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

const icons = { hint: undefined, error: CircleAlertIcon, success: CheckIcon } as const;

/** What is said below a control: a hint, what is wrong, or that it was checked. */
export function Message({ id, kind, children }: { id: string; kind: keyof typeof icons; children: ReactNode }) {
  const icon = icons[kind];
  return (
    <div id={id} className={styles.messages[kind]}>
      {icon && <Icon of={icon} size="sm" className={styles.messageIcon} />}
      <span>{children}</span>
    </div>
  );
}
