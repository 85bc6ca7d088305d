import { type ChangeEvent, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input } from '../TextInput/TextInput.css.ts';
import * as styles from './TextArea.css.ts';
import type { TextAreaProps } from './TextArea.types.ts';

/** Text of several lines; it grows with what is written. */
export function TextArea({
  minRows = 3,
  maxRows = 12,
  className,
  value,
  defaultValue,
  onChange,
  ...rest
}: TextAreaProps) {
  const control = useFieldControl(rest);
  const [typed, setTyped] = useState(defaultValue);
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  return (
    <div className={joinClasses(frame({ size: 'default' }), styles.frame, className)}>
      <div className={styles.grow} style={{ minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` }}>
        <div aria-hidden className={styles.copy}>
          {`${String(value ?? typed ?? '')}\u200b`}
        </div>
        <textarea
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          rows={minRows}
          className={joinClasses(input, styles.area)}
          onChange={change}
        />
      </div>
    </div>
  );
}
