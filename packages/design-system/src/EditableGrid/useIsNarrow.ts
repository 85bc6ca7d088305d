import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than so many px. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = () => setNarrow(target.getBoundingClientRect().width < width);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(target);
    return () => resized.disconnect();
  }, [element, width]);
  return isNarrow;
}
