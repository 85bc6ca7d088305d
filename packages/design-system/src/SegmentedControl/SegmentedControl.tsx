import { useId } from 'react';
import { onLeaving } from '../Field/onLeaving.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './SegmentedControl.css.ts';
import type { SegmentedControlProps } from './SegmentedControl.types.ts';

/** One of a few choices, all of them seen; arrow keys move as in any radio group. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'compact',
  ref,
  onBlur,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const open = segments.filter(({ isDisabled }) => !isDisabled);
  const reached = open.find((segment) => segment.value === value) ?? open[0];
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses(styles.group, className)}
      onBlur={onLeaving(onBlur)}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={styles.sizes[size]} title={segment.description}>
          <input
            ref={segment === reached ? ref : undefined}
            type="radio"
            className={styles.radio}
            name={name}
            // Chooses a view and is no answer: a form around it does not send it.
            form=""
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            aria-label={segment.description}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
