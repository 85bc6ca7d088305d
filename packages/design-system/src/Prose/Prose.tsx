import { joinClasses } from '../styles/joinClasses.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Prose.css.ts';
import type { ProseProps, SentenceProps } from './Prose.types.ts';

/** Sets plain document elements for long reading: answers, passages, claims. */
export function Prose({ hasMeasure = true, className, ...rest }: ProseProps) {
  return <div {...rest} className={joinClasses(styles.prose, hasMeasure && styles.measure, className)} />;
}

/** A sentence of an answer; what its sources do not bear out carries a dotted underline and says so. */
export function Sentence({ support, supportLabel, className, children, ...rest }: SentenceProps) {
  return (
    <span {...rest} data-support={support} className={joinClasses(styles.sentences[support], className)}>
      {children}
      {supportLabel !== undefined && <VisuallyHidden> ({supportLabel})</VisuallyHidden>}
    </span>
  );
}

/** Stands at the end of text that still streams. */
export function StreamCaret() {
  return <span aria-hidden className={styles.caret} />;
}
