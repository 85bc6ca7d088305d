import { type RefObject, useLayoutEffect, useState } from 'react';
import { size } from '../tokens/scales.ts';

/** Height of a row in px: that of the density around the table, grown with the reader's own font size. */
export function useRowHeight(
  scroller: RefObject<HTMLElement | null>,
  density: 'default' | 'compact' | undefined,
): number {
  const [height, setHeight] = useState<number>(size.row[density ?? 'default']);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const own = Number.parseFloat(getComputedStyle(element).getPropertyValue('--assay-density-row'));
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      setHeight(Math.round((own || size.row[density ?? 'default']) * (scale || 1)));
    };
    measure();
  }, [scroller, density]);
  return height;
}
