import type { ElementType } from 'react';
import * as shared from '../Stack/Stack.css.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Inline.css.ts';
import type { InlineProps } from './Inline.types.ts';

/** Children in one line with equal space between them. */
export function Inline({
  as = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  canWrap = true,
  className,
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={joinClasses(
        shared.plain,
        styles.inline,
        canWrap && styles.wrap,
        shared.gap[gap],
        shared.align[align],
        styles.justify[justify],
        className,
      )}
    />
  );
}

/** Takes what is left of a line, pushing apart what stands around it. */
export function Spacer() {
  return <span aria-hidden className={styles.spacer} />;
}
