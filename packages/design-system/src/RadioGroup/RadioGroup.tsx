import { useId } from 'react';
import * as line from '../Checkbox/Checkbox.css.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import * as styles from './RadioGroup.css.ts';
import type { RadioGroupProps } from './RadioGroup.types.ts';

/** One of a few choices, each with its own line; arrow keys move and choose, by the platform. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  layout = 'stacked',
  isRequired = false,
  ...group
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset {...group} role="radiogroup" isRequired={isRequired}>
      <div className={styles.layouts[layout]}>
        {options.map((option) => {
          const hint = option.disabledReason ?? option.hint;
          const hintId = `${id}-${option.value}`;
          return (
            <label key={option.value} className={line.line}>
              <span className={line.cell}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={name ?? id}
                  value={option.value}
                  checked={option.value === value}
                  required={isRequired}
                  disabled={option.isDisabled || option.disabledReason !== undefined}
                  aria-describedby={hint ? hintId : undefined}
                  onChange={() => onChange(option.value)}
                />
              </span>
              <span>
                {option.label}
                {hint && (
                  <span id={hintId} className={line.hint}>
                    {hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
