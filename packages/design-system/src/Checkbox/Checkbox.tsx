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
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <div className={className}>
      <label className={styles.line}>
        <span className={styles.cell}>
          <input
            {...rest}
            ref={input}
            type="checkbox"
            className={styles.box}
            aria-describedby={joinClasses(describedBy, Boolean(hint) && hintId) || undefined}
          />
          <Icon of={CheckIcon} size="sm" className={styles.tick} />
          <Icon of={MinusIcon} size="sm" className={styles.dash} />
        </span>
        <span>
          {children}
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
