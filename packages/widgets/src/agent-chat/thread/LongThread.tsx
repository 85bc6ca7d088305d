import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as styles from './LongThread.css.ts';
import type { LongThreadProps } from './LongThread.types.ts';
import { RowHeights } from './row-heights.ts';
import { RowSizes } from './row-sizes.ts';

/** Height in px that is kept ready before and after what is seen. */
const overscan = 500;
/** A reader this near the end, in px, follows what is written there. */
const nearEnd = 48;
/** A reader this near the first row, in px, is given older ones. */
const nearStart = 1200;

interface Range {
  first: number;
  /** Exclusive. */
  end: number;
}

/** Where the reader is: a row and how far its beginning lies above the top of the view, in px. */
interface Place {
  key: string;
  above: number;
}

/**
 * A thread of any length: only rows near the view stand in the document. The row at the top of the view stays where it
 * is while rows above it are added or turn out to be of another height; a reader at the end stays at the end.
 */
export function LongThread({
  keys,
  estimate,
  children,
  before,
  after,
  onNearStart,
  onAtEnd,
  label,
  ref,
}: LongThreadProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new RowHeights());
  const [range, setRange] = useState<Range>({ first: 0, end: 0 });
  /** Counts measured changes, so that the spaces around the rows are written anew. */
  const [, setMeasured] = useState(0);
  const place = useRef<Place | undefined>(undefined);
  const isAtEnd = useRef(true);
  const told = useRef({ onNearStart, onAtEnd });
  useLayoutEffect(() => {
    told.current = { onNearStart, onAtEnd };
  });
  heights.setRows(keys, estimate);
  const shown: Range = range.end > keys.length || range.end === 0 ? lastRows(heights) : range;

  const look = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const top = box.scrollTop - headHeight(head);
    const first = heights.rowAt(Math.max(0, top - overscan));
    const end = Math.min(heights.count, heights.rowAt(top + box.clientHeight + overscan) + 1);
    const at = heights.rowAt(Math.max(0, top));
    const key = heights.keyAt(at);
    place.current = key === undefined ? undefined : { key, above: top - heights.offsetOf(at) };
    const wasAtEnd = isAtEnd.current;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    if (wasAtEnd !== isAtEnd.current) told.current.onAtEnd?.(isAtEnd.current);
    if (box.scrollTop < nearStart) told.current.onNearStart?.();
    setRange((held) => (held.first === first && held.end === end ? held : { first, end }));
  }, [heights]);

  /** Puts the reader back to the end, or to the row they were at. */
  const settle = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    if (isAtEnd.current) {
      const end = box.scrollHeight - box.clientHeight;
      if (Math.abs(box.scrollTop - end) > 0.5) box.scrollTop = end;
      return;
    }
    const at = place.current && heights.placeOf(place.current.key);
    if (at === undefined || !place.current) return;
    const wanted = headHeight(head) + heights.offsetOf(at) + place.current.above;
    if (Math.abs(box.scrollTop - wanted) > 0.5) box.scrollTop = wanted;
  }, [heights]);

  const [sizes] = useState(() => new RowSizes());
  useLayoutEffect(() => {
    sizes.listen((measured) => {
      const changes = [...measured].filter(([name, height]) => heights.measure(name, height));
      if (changes.length === 0) return;
      flushSync(() => setMeasured((count) => count + 1));
      settle();
      look();
    });
  }, [sizes, heights, settle, look]);
  useEffect(() => () => sizes.end(), [sizes]);

  useLayoutEffect(() => {
    if (keys.length === 0) return;
    settle();
    look();
  }, [keys, settle, look]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    // Rows must stand in the frame that shows their place, or a fast scroll shows an empty ground.
    const follow = () => flushSync(look);
    const resized = new ResizeObserver(() => {
      settle();
      look();
    });
    resized.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [look, settle]);

  useImperativeHandle(
    ref,
    () => ({
      reveal(key) {
        const box = scroller.current;
        const at = heights.placeOf(key);
        if (!box || at === undefined) return;
        isAtEnd.current = false;
        const room = Math.max(0, box.clientHeight / 3);
        box.scrollTop = headHeight(head) + heights.offsetOf(at) - room;
        look();
        // Rows around it have been measured by now: their true heights may have moved it.
        requestAnimationFrame(() => {
          const row = box.querySelector(`[data-row="${CSS.escape(key)}"]`);
          row?.scrollIntoView?.({ block: 'nearest' });
        });
      },
      toEnd() {
        isAtEnd.current = true;
        told.current.onAtEnd?.(true);
        settle();
      },
    }),
    [heights, look, settle],
  );

  const spaceBefore = heights.offsetOf(shown.first);
  const spaceAfter = heights.total - heights.offsetOf(shown.end);
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={label}>
      <div ref={head} className={styles.head}>
        {before}
      </div>
      <div style={{ height: spaceBefore }} />
      {keys.slice(shown.first, shown.end).map((key) => (
        <Row key={key} name={key} sizes={sizes}>
          {children(key)}
        </Row>
      ))}
      <div style={{ height: spaceAfter }} />
      {after}
    </section>
  );
}

/** Distance of the first row from the beginning of what scrolls. */
function headHeight(head: RefObject<HTMLElement | null>): number {
  return head.current?.offsetHeight ?? 0;
}

/** The rows of the first view, which begins at the end. */
function lastRows(heights: RowHeights): Range {
  const first = heights.rowAt(Math.max(0, heights.total - 2 * overscan));
  return { first, end: heights.count };
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
