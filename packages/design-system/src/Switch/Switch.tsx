import { useId } from 'react';
import * as line from '../Checkbox/Checkbox.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Switch.css.ts';
import type { SwitchProps } from './Switch.types.ts';

/** On or off, at once. What is taken over with a form is a `Checkbox`. */
export function Switch({
  children,
  hint,
  isBusy = false,
  isDisabled = false,
  disabledReason,
  onChange,
  onClick,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const hintId = useId();
  const isBlocked = isBusy || isDisabled || disabledReason !== undefined;
  const said = disabledReason ?? hint;
  return (
    <div className={className}>
      <label className={joinClasses(line.line, isBlocked && !isBusy && styles.blocked)}>
        <span className={styles.cell}>
          <input
            {...rest}
            type="checkbox"
            // A checkbox says by itself whether it is checked.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            className={styles.track}
            aria-disabled={isBlocked || undefined}
            aria-busy={isBusy || undefined}
            aria-describedby={joinClasses(describedBy, Boolean(said) && hintId) || undefined}
            onClick={(event) => {
              if (isBlocked) event.preventDefault();
              onClick?.(event);
            }}
            onChange={(event) => {
              if (!isBlocked) onChange?.(event.target.checked);
            }}
          />
          {isBusy ? <Spinner size="sm" className={styles.spinner} /> : <span aria-hidden className={styles.thumb} />}
        </span>
        <span>
          {children}
          {said && (
            <span id={hintId} className={line.hint}>
              {said}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
