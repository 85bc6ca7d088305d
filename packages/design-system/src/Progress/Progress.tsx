import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Progress.css.ts';
import type { ProgressProps } from './Progress.types.ts';

/** A measured quantity on the graduated rule of ten ticks. */
export function Progress({ label, value, max = 1, tone = 'accent', valueText, className }: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === undefined ? undefined : value}
      aria-valuetext={valueText}
      className={joinClasses(styles.rule, className)}
    >
      <div
        className={joinClasses(styles.bars[tone], share === undefined && styles.unknown)}
        {...(share === undefined ? {} : { style: { width: `${share * 100}%` } })}
      />
    </div>
  );
}
