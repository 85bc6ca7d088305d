import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './CitationChip.css.ts';
import type { CitationChipProps, SourceTagProps } from './CitationChip.types.ts';

/** The numbered mark at the end of a sentence: opens the passage that supports it. */
export function CitationChip({
  number,
  label,
  isActive = false,
  isBroken = false,
  className,
  ...rest
}: CitationChipProps) {
  return (
    <>
      <span aria-hidden className={styles.joiner} />
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-expanded={isActive}
        className={joinClasses(styles.chip, isBroken && styles.broken, className)}
      >
        {number}
      </button>
    </>
  );
}

/** The identifier of a source, such as a publication number or the name of a library note. */
export function SourceTag({ className, ...rest }: SourceTagProps) {
  return <span {...rest} className={joinClasses(styles.source, className)} />;
}
