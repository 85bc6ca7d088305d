import { useId } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import type { FieldControl, FieldProps } from './Field.types.ts';
import { FieldContext, labelIdOf } from './FieldContext.ts';
import { Message } from './Message.tsx';

/** Label, control and what is said about it: hint, error, count. */
export function Field({
  id: own,
  label,
  children,
  hint,
  error,
  success,
  count,
  isRequired = false,
  optionalLabel,
  isDisabled = false,
  isLabelHidden = false,
  aside,
  className,
}: FieldProps) {
  const id = useId();
  const controlId = own ?? `${id}-control`;
  const messageId = `${id}-message`;
  const countId = `${id}-count`;
  const kind = error ? 'error' : success ? 'success' : 'hint';
  const message = error ?? success ?? hint;
  const describedBy = joinClasses(Boolean(message) && messageId, count && countId);
  const control: FieldControl = {
    id: controlId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(isRequired ? { required: true } : {}),
    ...(isDisabled ? { disabled: true } : {}),
  };
  return (
    <div className={joinClasses(styles.field, className)}>
      <div className={joinClasses(isLabelHidden && !aside ? hidden : styles.head)}>
        <label id={labelIdOf(controlId)} htmlFor={controlId} className={isLabelHidden ? hidden : styles.label}>
          {label}
          {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {(message || count) && (
        <div className={styles.foot}>
          {message && (
            <Message id={messageId} kind={kind}>
              {message}
            </Message>
          )}
          {count && (
            <div id={countId} className={styles.count[count.used > count.max ? 'over' : 'within']}>
              {count.used} / {count.max}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
