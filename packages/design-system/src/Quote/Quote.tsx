import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Quote.css.ts';
import type { QuoteProps } from './Quote.types.ts';

/** A passage with its context; the cited span carries the streak and the tint. */
export function Quote({ children, before, after, source, lang, size = 'prose', className }: QuoteProps) {
  return (
    <figure className={joinClasses(styles.figures[size], className)}>
      <blockquote className={styles.quote} lang={lang}>
        {before && <p className={styles.around}>{before}</p>}
        <p className={styles.streak}>
          <mark className={styles.mark}>{children}</mark>
        </p>
        {after && <p className={styles.around}>{after}</p>}
      </blockquote>
      {source && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
}
