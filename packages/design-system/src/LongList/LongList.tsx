import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { MeasuredRows } from '../Windowing/MeasuredRows.ts';
import { RowSizes } from '../Windowing/RowSizes.ts';
import { blocksReady } from '../Windowing/rowWindow.ts';
import { useRowWindow } from '../Windowing/useRowWindow.ts';
import * as styles from './LongList.css.ts';
import type { LongListProps } from './LongList.types.ts';
import { useReadersPlace } from './useReadersPlace.ts';

/**
 * Rows of any number and height, read from the end: only those near the view stand in the document. The row at the top of
 * the view stays where it is while rows above it are added or turn out to be of another height; a reader at the end stays
 * at the end.
 */
export function LongList({ keys, estimate, children, before, after, onNearStart, onAtEnd, label, ref }: LongListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [rows] = useState(() => new MeasuredRows());
  /** Counts measured changes, so that the spaces around the rows are written anew. */
  const [, setMeasured] = useState(0);
  rows.setRows(keys, estimate);
  const lead = () => head.current?.offsetHeight ?? 0;
  const place = useReadersPlace({ scroller, rows, lead, onNearStart, onAtEnd });
  const { first, end, refresh } = useRowWindow({
    scroller,
    rows,
    lead,
    ready: blocksReady,
    startsAt: 'end',
    onView(cause) {
      if (cause === 'resize') place.restore();
      place.note();
    },
  });

  const [sizes] = useState(() => new RowSizes());
  useLayoutEffect(() => {
    sizes.listen((measured) => {
      const changes = [...measured].filter(([name, height]) => rows.measure(name, height));
      if (changes.length === 0) return;
      flushSync(() => setMeasured((count) => count + 1));
      place.restore();
      place.note();
      refresh();
    });
  }, [sizes, rows, place, refresh]);
  useEffect(() => () => sizes.end(), [sizes]);

  useLayoutEffect(() => {
    if (keys.length === 0) return;
    place.restore();
    place.note();
    refresh();
  }, [keys, place, refresh]);

  useImperativeHandle(
    ref,
    () => ({
      reveal(key) {
        if (!place.moveTo(key)) return;
        refresh();
        // Rows around it have been measured by now: their true heights may have moved it.
        requestAnimationFrame(() => {
          const row = scroller.current?.querySelector(`[data-row="${CSS.escape(key)}"]`);
          row?.scrollIntoView?.({ block: 'nearest' });
        });
      },
      toEnd: place.moveToEnd,
    }),
    [place, refresh],
  );

  /** A browser's own way to the first or last row ends when rows on the way turn out to be of another height. */
  function goByKey(event: KeyboardEvent<HTMLElement>): void {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if ((event.key !== 'Home' && event.key !== 'End') || isOther || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (event.key === 'Home') place.moveToStart();
    else place.moveToEnd();
  }

  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={label} onKeyDown={goByKey}>
      <div ref={head} className={styles.head}>
        {before}
      </div>
      <div style={{ height: rows.offsetOf(first) }} />
      {keys.slice(first, end).map((key) => (
        <Row key={key} name={key} sizes={sizes}>
          {children(key)}
        </Row>
      ))}
      <div style={{ height: rows.total - rows.offsetOf(end) }} />
      {after}
    </section>
  );
}

interface RowProps {
  name: string;
  sizes: RowSizes;
  children: ReactNode;
}

const Row = memo(function Row({ name, sizes, children }: RowProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? sizes.watch(name, box.current) : undefined), [name, sizes]);
  return (
    <div ref={box} className={styles.row} data-row={name}>
      {children}
    </div>
  );
});
