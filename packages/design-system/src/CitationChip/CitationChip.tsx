import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './CitationChip.css.ts';
import type { CitationChipProps, SourceKind, SourceMarkProps, SourceTagProps } from './CitationChip.types.ts';

/** The numbered mark at the end of a sentence: opens the passage that supports it. */
export function CitationChip({
  number,
  label,
  kind,
  isPointed = false,
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
        className={joinClasses(styles.chip, isPointed && styles.pointed, isBroken && styles.broken, className)}
      >
        {kind && <SourceMark kind={kind} className={styles.markInChip} />}
        {number ?? '¶'}
      </button>
    </>
  );
}

const shapes: Record<SourceKind, string> = {
  patent: 'M1 1h8v8H1z',
  paper: 'M5 .6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8z',
  note: 'M5 0l5 5l-5 5l-5-5z',
  upload: 'M5 .8l4.8 8.4H.2z',
  card: 'M0 0h10v4H0zm0 6h10v4H0z',
};

/** The mark of a kind of source: a square for a patent, a disc for a paper, a diamond for a note, a triangle for a file, two layers for a material card. */
export function SourceMark({ kind, className }: SourceMarkProps) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden className={joinClasses(styles.marks[kind], className)}>
      <path d={shapes[kind]} />
    </svg>
  );
}

/** The identifier of a source, such as a publication number or the name of a library note. */
export function SourceTag({ className, ...rest }: SourceTagProps) {
  return <span {...rest} className={joinClasses(styles.source, className)} />;
}
