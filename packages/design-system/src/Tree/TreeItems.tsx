import type { RefObject } from 'react';
import { usePlaces } from '../Windowing/usePlaces.ts';
import { useRowWindow } from '../Windowing/useRowWindow.ts';
import * as styles from './Tree.css.ts';
import { TreeItem } from './TreeItem.tsx';
import type { TreeRow } from './tree.rows.ts';

type TreeItemsProps = {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly TreeRow[];
  rowHeight: number;
  /** The row that Tab leads to. */
  focus: number;
  /** Undefined where nodes cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** Ids whose children are on their way, and those whose children did not come. */
  waiting: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  failedWord: string;
};

/** The nodes that stand in the document. A scroll draws these alone, and writes those that come into elements of those that went. */
export function TreeItems({ scroller, rows, rowHeight, focus, selected, waiting, failed, failedWord }: TreeItemsProps) {
  const { first, end, isResting } = useRowWindow({ scroller, count: rows.length, rowHeight });
  const indexes: number[] = [];
  // The node with the focus stays in the document wherever the others are scrolled to.
  if (focus < first && focus < rows.length) indexes.push(focus);
  for (let index = first; index < end; index++) indexes.push(index);
  if (focus >= end && focus < rows.length) indexes.push(focus);

  const indexOf = new Map(indexes.map((index) => [rows[index]?.node.id ?? '', index]));
  const keys = [...indexOf.keys()];
  const places = usePlaces(keys, isResting, [rows, focus]);
  return (
    <div role="none" className={styles.body} style={{ height: rows.length * rowHeight }}>
      {places.map(({ slot, key }) => {
        const index = indexOf.get(key) ?? 0;
        const row = rows[index];
        return (
          row && (
            <TreeItem
              key={slot}
              row={row}
              index={index}
              top={index * rowHeight}
              hasFocus={index === focus}
              isSelected={selected?.has(key)}
              isWaiting={waiting.has(key)}
              failedWord={failed.has(key) ? failedWord : undefined}
            />
          )
        );
      })}
    </div>
  );
}
