import { EmptyState, type EmptyStateProps } from '@assay/design-system';
import * as styles from './panel.css.ts';

/** Nothing stands in a part of the panel. */
export function PanelEmpty(props: Omit<EmptyStateProps, 'level'>) {
  return (
    <div className={styles.empty}>
      <EmptyState level={3} {...props} />
    </div>
  );
}
