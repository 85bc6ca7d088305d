import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, MinusIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Checkbox.css.ts';
import type { CheckboxProps } from './Checkbox.types.ts';

/** Yes or no, taken over with the form. */
export function Checkbox({
  children,
  hint,
  isIndeterminate = false,
  disabled,
  disabledReason,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  const said = disabledReason ?? hint;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input) input.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <div ref={frame} className={className}>
      <label className={styles.line}>
        <span className={styles.cell}>
          <input
            {...rest}
            disabled={disabled || disabledReason !== undefined}
            type="checkbox"
            className={styles.box}
            aria-describedby={joinClasses(describedBy, Boolean(said) && hintId) || undefined}
          />
          <Icon of={CheckIcon} size="sm" className={styles.tick} />
          <Icon of={MinusIcon} size="sm" className={styles.dash} />
        </span>
        <span>
          {children}
          {said && (
            <span id={hintId} className={styles.hint}>
              {said}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
