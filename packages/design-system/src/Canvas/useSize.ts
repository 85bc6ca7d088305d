import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './geometry.ts';

/** Width and height of an element in px; undefined before it is on the page. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () =>
      setSize((before) => {
        const { offsetWidth: width, offsetHeight: height } = element;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
