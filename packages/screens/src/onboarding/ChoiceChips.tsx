import { useId } from 'react';
import * as styles from './Onboarding.css.ts';

export interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange(value: Value): void;
}

/** One of many short choices, all in view: native radios that look like chips. */
export function ChoiceChips<Value extends string>({ legend, options, value, onChange }: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
