import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { size } from '../tokens/scales.ts';
import * as styles from './Windowing.css.ts';

/** Height of a row and width of an em in its words, both in px. */
export type RowSize = { height: number; em: number };

/**
 * The size of a row: that of the density around it, grown with the reader's own font size. `probe` stands, unseen, where
 * the rows inherit from, so that a change of either is noticed.
 */
export function useRowSize(density: 'default' | 'compact' = 'default'): RowSize & { probe: ReactElement } {
  const probe = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<RowSize>({ height: size.row[density], em: defaultEm });
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const measure = () => {
      const { blockSize, inlineSize, fontSize } = getComputedStyle(element);
      const scale = Number.parseFloat(inlineSize) / 16 || 1;
      const height = Math.round((Number.parseFloat(blockSize) || size.row[density]) * scale);
      const em = Number.parseFloat(fontSize) || defaultEm;
      setFound((before) => (before.height === height && before.em === em ? before : { height, em }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [density]);
  return { ...found, probe: <span ref={probe} aria-hidden className={styles.probe} /> };
}

const defaultEm = 13;
