import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './TextInput.css.ts';
import type { TextInputProps } from './TextInput.types.ts';

/** One line of text. Inside a `Field` it takes label, hint and error from there. */
export function TextInput({ size = 'default', icon, end, isValid = false, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  return (
    <div className={joinClasses(styles.frame({ size, isValid }), className)}>
      {icon && <Icon of={icon} className={styles.lead} />}
      <input type="text" {...control} className={styles.input} />
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
