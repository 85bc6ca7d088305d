import type { RefObject } from 'react';
import { usePlacedRows } from '../Windowing/usePlacedRows.ts';
import * as styles from './Tree.css.ts';
import { TreeItem } from './TreeItem.tsx';
import type { TreeRow } from './tree.rows.ts';

type TreeItemsProps = {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly TreeRow[];
  rowHeight: number;
  /** The row that Tab leads to. */
  focus: number;
  /** The row that one is at; -1 for none. */
  current: number;
  /** Undefined where nodes cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** Ids whose children are on their way, and those whose children did not come. */
  waiting: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  failedWord: string;
};

/** The nodes that stand in the document. A scroll draws these alone, and writes those that come into elements of those that went. */
export function TreeItems({
  scroller,
  rows,
  rowHeight,
  focus,
  current,
  selected,
  waiting,
  failed,
  failedWord,
}: TreeItemsProps) {
  const placed = usePlacedRows({
    scroller,
    count: rows.length,
    rowHeight,
    focus,
    keyOf: (index) => rows[index]?.node.id ?? '',
    by: [rows],
  });
  return (
    <div role="none" className={styles.body} style={{ height: rows.length * rowHeight }}>
      {placed.map(({ slot, index, top }) => {
        const row = rows[index];
        return (
          row && (
            <TreeItem
              key={slot}
              row={row}
              index={index}
              top={top}
              hasFocus={index === focus}
              isCurrent={index === current}
              isSelected={selected?.has(row.node.id)}
              isWaiting={waiting.has(row.node.id)}
              failedWord={failed.has(row.node.id) ? failedWord : undefined}
            />
          )
        );
      })}
    </div>
  );
}
