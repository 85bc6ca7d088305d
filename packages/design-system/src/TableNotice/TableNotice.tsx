import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon, InfoIcon, TriangleAlertIcon } from '../Icon/icons.ts';
import * as styles from './TableNotice.css.ts';
import type { TableStatus } from './TableNotice.types.ts';

const looks = {
  error: { icon: CircleAlertIcon, tone: 'critical' },
  partial: { icon: TriangleAlertIcon, tone: 'caution' },
  'over-limit': { icon: InfoIcon, tone: 'info' },
} as const;

/** What is said below the rows: why they are not here, not all here, or end here. */
export function TableNotice({ kind, message, action }: Exclude<TableStatus, { kind: 'loading' }>) {
  const { icon, tone } = looks[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles.notice}>
      <Icon of={icon} tone={tone} />
      <span className={styles.words}>{message}</span>
      {action}
    </div>
  );
}
