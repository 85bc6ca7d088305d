import { useId } from 'react';
import { label as labelStyle, optional } from '../Field/Field.css.ts';
import { FieldContext } from '../Field/FieldContext.ts';
import { Message } from '../Field/Message.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Fieldset.css.ts';
import type { FieldsetProps } from './Fieldset.types.ts';

/** Several controls that answer one question: its label, hint and error hold for all of them. */
export function Fieldset({
  label,
  children,
  hint,
  error,
  optionalLabel,
  isDisabled = false,
  isLabelHidden = false,
  role = 'group',
  isRequired = false,
  className,
}: FieldsetProps) {
  const id = useId();
  const message = error ?? hint;
  return (
    <fieldset
      {...(role === 'radiogroup' ? { role, 'aria-invalid': Boolean(error) || undefined } : {})}
      {...(role === 'radiogroup' && isRequired ? { 'aria-required': true } : {})}
      aria-labelledby={`${id}-label`}
      aria-describedby={message ? `${id}-message` : undefined}
      disabled={isDisabled}
      className={joinClasses(styles.fieldset, className)}
    >
      <legend id={`${id}-label`} className={isLabelHidden ? hidden : joinClasses(styles.legend, labelStyle)}>
        {label}
        {optionalLabel && <span className={optional}> {optionalLabel}</span>}
      </legend>
      {/* A field around the group names the group; its controls have names of their own. */}
      <FieldContext value={{}}>{children}</FieldContext>
      {message && (
        <div className={styles.foot}>
          <Message id={`${id}-message`} kind={error ? 'error' : 'hint'}>
            {message}
          </Message>
        </div>
      )}
    </fieldset>
  );
}
