import { type CSSProperties, memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronRightIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Tree.css.ts';
import type { TreeRow } from './tree.rows.ts';

type TreeItemProps = {
  row: TreeRow;
  /** Its place among all rows that are open. */
  index: number;
  /** Distance in px from the first row. */
  top: number;
  /** Whether Tab leads to it. */
  hasFocus: boolean;
  /** One is at it, or at something in it. */
  isCurrent: boolean;
  /** Undefined where nodes cannot be selected. */
  isSelected: boolean | undefined;
  /** Its children are on their way. */
  isWaiting: boolean;
  /** Said where its children did not come. */
  failedWord: string | undefined;
};

function PlainItem({ row, index, top, hasFocus, isCurrent, isSelected, isWaiting, failedWord }: TreeItemProps) {
  const { node, level, place, siblings, isExpanded } = row;
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      aria-busy={isWaiting || undefined}
      data-row={index}
      tabIndex={hasFocus ? 0 : -1}
      title={node.label}
      className={styles.item}
      style={{ top, [styles.level]: level } as CSSProperties}
    >
      {/* Its own for each node: the arrow of one must not turn into that of another before one's eyes. */}
      <span key={node.id} className={styles.twist} data-twist={isExpanded !== undefined || undefined}>
        {isWaiting ? (
          <Spinner size="sm" />
        ) : (
          isExpanded !== undefined && <Icon of={ChevronRightIcon} size="sm" className={styles.arrow} />
        )}
      </span>
      {node.icon && <Icon of={node.icon} className={styles.icon} />}
      <span className={styles.word}>{node.label}</span>
      {failedWord !== undefined && <span className={styles.failed}>{failedWord}</span>}
      {node.aside !== undefined && node.aside !== null && <span className={styles.aside}>{node.aside}</span>}
    </div>
  );
}

/** One node that is seen; drawn again only when something of it changed. */
export const TreeItem = memo(PlainItem);
