import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Chart.css.ts';

/** Width in px that is drawn before the place has been measured, as on a server. */
const assumed = 640;

/** The place of a picture: gives its width, and draws again when that changes. */
export function ChartArea({ height, children }: { height: number; children: (width: number) => ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(assumed);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(160, Math.floor(element.clientWidth || assumed)));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  return (
    <div ref={area} className={styles.area} style={{ height }}>
      {children(width)}
    </div>
  );
}
