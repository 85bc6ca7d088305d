import type { ComponentProps, ElementType } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Card.css.ts';
import type { CardGridProps, CardLinkProps, CardProps } from './Card.types.ts';

/** A sheet with an edge. Use a rule before a card. */
export function Card({ as = 'div', padding = 'md', className, ...rest }: CardProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={joinClasses(styles.card, styles.padding[padding], className)} />;
}

/** Cells of one sheet divided by hairlines; its children are `CardCell`s. */
export function CardGrid({ columns = 3, className, ...rest }: CardGridProps) {
  return <ul {...rest} className={joinClasses(styles.cells[columns], className)} />;
}

/** A cell of a `CardGrid`. */
export function CardCell({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={joinClasses(styles.cell, className)} />;
}

/** A whole cell or card that goes somewhere: icon, title, one line. */
export function CardLink({ icon, title, description, aside, className, ...rest }: CardLinkProps) {
  return (
    <a {...rest} className={joinClasses(styles.link, className)}>
      {icon && <Icon of={icon} size="lg" className={styles.icon} />}
      <span className={styles.words}>
        <span className={styles.titleLine}>
          <span className={styles.title}>{title}</span>
          {aside}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </a>
  );
}
