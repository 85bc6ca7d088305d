import type { ElementType } from 'react';
import * as shared from '../Stack/Stack.css.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Grid.css.ts';
import type { GridProps } from './Grid.types.ts';

/** Cells of equal width. */
export function Grid({ as = 'div', columns = 3, gap = 6, className, ...rest }: GridProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={joinClasses(shared.plain, styles.columns[columns], shared.gap[gap], className)} />
  );
}
