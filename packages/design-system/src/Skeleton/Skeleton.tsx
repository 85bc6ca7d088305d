import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Skeleton.css.ts';
import type { SkeletonProps } from './Skeleton.types.ts';

/** Holds the place of what is loading at its final size. The region around it says `aria-busy`. */
export function Skeleton({ lines = 1, size = 'body', height, width = '100%', className }: SkeletonProps) {
  if (height !== undefined)
    return <span aria-hidden className={joinClasses(styles.block, className)} style={{ width, height }} />;
  return (
    <span aria-hidden className={joinClasses(styles.lines, className)} style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line[size]} />
      ))}
    </span>
  );
}
