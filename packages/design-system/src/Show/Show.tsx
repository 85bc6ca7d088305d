import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Show.css.ts';
import type { ShowProps } from './Show.types.ts';

/** Shows its children only on viewports of some width, without a script. */
export function Show({ above, below, children }: ShowProps) {
  return <span className={joinClasses(above && styles.above[above], below && styles.below[below])}>{children}</span>;
}
