import { useId } from 'react';
import * as line from '../Checkbox/Checkbox.css.ts';
import { onLeaving } from '../Field/onLeaving.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import * as styles from './RadioGroup.css.ts';
import type { RadioGroupProps, RadioOption } from './RadioGroup.types.ts';

/** One of a few choices, each with its own line; arrow keys move and choose, by the platform. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  layout = 'stacked',
  isRequired = false,
  ref,
  onBlur,
  ...group
}: RadioGroupProps<Value>) {
  const id = useId();
  const open = options.filter((option) => !isClosed(option));
  const reached = open.find((option) => option.value === value) ?? open[0];
  return (
    <Fieldset {...group} role="radiogroup" isRequired={isRequired}>
      <div className={styles.layouts[layout]} onBlur={onLeaving(onBlur)}>
        {options.map((option) => {
          const hint = option.disabledReason ?? option.hint;
          const hintId = `${id}-${option.value}`;
          return (
            <label key={option.value} className={line.line}>
              <span className={line.cell}>
                <input
                  ref={option === reached ? ref : undefined}
                  type="radio"
                  className={styles.radio}
                  name={name ?? id}
                  value={option.value}
                  checked={option.value === value}
                  required={isRequired}
                  disabled={isClosed(option)}
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

function isClosed({ isDisabled, disabledReason }: RadioOption<string>): boolean {
  return isDisabled === true || disabledReason !== undefined;
}
