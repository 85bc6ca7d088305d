import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Logo.css.ts';
import type { LogoProps } from './Logo.types.ts';

/** The touchstone with two streaks, reference and sample, alone or with the wordmark. */
export function Logo({ variant = 'mark', label = 'Assay', className }: LogoProps) {
  return (
    <span role="img" aria-label={label} className={joinClasses(styles.logo, className)}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.stone} x="2" y="2" width="28" height="28" rx="5" />
        <path className={styles.reference} d="M7.5 20.9 19.6 6.5l2.3 1.9L8.2 22.6z" />
        <path className={styles.sample} d="M12.2 26 25.3 10.4l3 2.5L13.2 27.6z" />
      </svg>
      {variant === 'full' && (
        <svg className={styles.word} height="22" viewBox="0 0 83 31" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="2.3" strokeLinejoin="round">
            <path d="M2 23 9.6 4.6h.8L18 23" />
            <path d="M31.6 12.6c-.9-1.8-2.5-2.6-4.6-2.6-2.5 0-4.2 1.3-4.2 3.3 0 2.2 1.9 2.8 4.4 3.3 2.7.5 4.6 1.2 4.6 3.3 0 2.1-1.9 3.3-4.6 3.3-2.5 0-4.3-1-5.2-3" />
            <path d="M46.1 12.6c-.9-1.8-2.5-2.6-4.6-2.6-2.5 0-4.2 1.3-4.2 3.3 0 2.2 1.9 2.8 4.4 3.3 2.7.5 4.6 1.2 4.6 3.3 0 2.1-1.9 3.3-4.6 3.3-2.5 0-4.3-1-5.2-3" />
            <circle cx="57.2" cy="16.6" r="6.6" />
            <path d="M63.8 9.6V23.4" />
            <path d="M68.8 9.8 74.9 23.2M81 9.8 73.2 27.4c-.5 1.2-1.2 1.7-2.5 1.7h-1.4" />
          </g>
          <path className={styles.bar} d="M4.6 18.9 14 14.6l.8 2.1L4.9 20.3z" />
        </svg>
      )}
    </span>
  );
}
