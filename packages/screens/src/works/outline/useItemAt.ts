import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWorkSession } from '../WorkContext.ts';
import { itemRead } from './item-read.ts';
import type { OutlineItem } from './outline.types.ts';
import { outlineElement } from './outline-element.ts';
import type { OutlineIndex } from './outline-index.ts';

/** Px below what is held at the top of the page at which one is taken to read. */
const readingLine = 48;

/** Where a person went by themselves; it has arrived once it was seen. */
interface Gone {
  id: string;
  hasArrived: boolean;
}

/** Whether something of an element is seen. */
function isSeen(element: HTMLElement | null, top: number): boolean {
  if (!element) return false;
  const box = element.getBoundingClientRect();
  return box.bottom > top && box.top < innerHeight;
}

/**
 * The line of the outline that one is at: where the person went last, by a press or with the focus, while that is seen, else what
 * is read at the top of the page.
 *
 * @param top px from the upper edge of the page that are covered
 */
export function useItemAt(items: readonly OutlineItem[], index: OutlineIndex, top: number) {
  const { session } = useWorkSession();
  const [at, setAt] = useState<string>();
  const [gone, setGone] = useState<Gone>();

  const look = useEffectEvent(() => {
    if (gone) {
      const item = index.item(gone.id);
      const isHere = item !== undefined && isSeen(outlineElement(item.place), top);
      if (isHere && !gone.hasArrived) setGone({ ...gone, hasArrived: true });
      if (isHere || (item && !gone.hasArrived)) return;
      setGone(undefined);
    }
    setAt(itemRead(items, top + readingLine, ({ place }) => outlineElement(place)?.getBoundingClientRect()));
  });

  const told = useRef(session.place());

  /** The person is at a record that stands in a line, or in the element of one; parts that draw records their own way tell it. */
  const follow = useEffectEvent((target: EventTarget | null) => {
    const place = session.place();
    const hasTold = place !== told.current;
    told.current = place;
    if (!(target instanceof Element)) return;
    const record =
      target.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? (hasTold ? place?.record : undefined);
    const [ofRecord] = record === undefined ? [] : index.linesOf(record);
    const id = ofRecord ?? items.find(({ place }) => outlineElement(place)?.contains(target))?.id;
    if (id === undefined) return;
    setGone({ id, hasArrived: true });
    setAt(id);
  });

  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    const onMove = ({ target }: Event) => follow(target);
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    document.addEventListener('focusin', onMove);
    document.addEventListener('click', onMove);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
      document.removeEventListener('focusin', onMove);
      document.removeEventListener('click', onMove);
    };
  }, []);

  return {
    at,
    /** The person goes to a line. */
    goTo(id: string) {
      setGone({ id, hasArrived: false });
      setAt(id);
    },
  };
}
