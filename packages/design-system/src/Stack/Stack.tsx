import type { ElementType } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Stack.css.ts';
import type { StackProps } from './Stack.types.ts';

/** Children one below the other with equal space between them. */
export function Stack({ as = 'div', gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={joinClasses(styles.plain, styles.stack, styles.gap[gap], styles.align[align], className)}
    />
  );
}
