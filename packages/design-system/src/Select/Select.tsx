import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame } from '../TextInput/TextInput.css.ts';
import * as styles from './Select.css.ts';
import type { SelectOption, SelectProps } from './Select.types.ts';

/** One of several choices, by the platform's own list. */
export function Select({ options, placeholder, size = 'default', className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <div className={joinClasses(frame({ size }), styles.frame, className)}>
      {/* Without a value a browser would show the first choice, which nobody made, in place of the placeholder. */}
      <select
        {...(placeholder !== undefined && rest.value === undefined ? { defaultValue: '' } : {})}
        {...control}
        className={styles.select}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((entry) =>
          'group' in entry ? (
            <optgroup key={entry.group} label={entry.group} className={styles.option}>
              {entry.options.map((option) => (
                <Choice key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <Choice key={entry.value} {...entry} />
          ),
        )}
      </select>
      <Icon of={ChevronDownIcon} className={styles.arrow} />
    </div>
  );
}

function Choice({ value, label, isDisabled }: SelectOption) {
  return (
    <option value={value} disabled={isDisabled} className={styles.option}>
      {label}
    </option>
  );
}
