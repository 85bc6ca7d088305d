import { type KeyboardEvent, useId, useState } from 'react';
import { onLeaving } from '../Field/onLeaving.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import * as styles from './RatingScale.css.ts';
import type { RatingScaleProps } from './RatingScale.types.ts';

/** A rating on a short scale whose steps mean something, such as severity from 1 to 10. Digits choose, 0 means 10. */
export function RatingScale({
  value,
  onChange,
  criteria,
  lowLabel,
  highLabel,
  min = 1,
  max = 10,
  name,
  isRequired = false,
  ref,
  onBlur,
  ...group
}: RatingScaleProps) {
  const id = useId();
  const [lookedAt, setLookedAt] = useState<number>();
  const steps = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const shown = lookedAt ?? value;
  const reached = steps.find((step) => step === value) ?? min;

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^\d$/.test(event.key)) return;
    const digit = event.key === '0' && min > 0 ? 10 : Number(event.key);
    if (digit < min || digit > max) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${digit}"]`)?.focus();
    onChange(digit);
  }

  return (
    <Fieldset {...group} role="radiogroup" isRequired={isRequired}>
      {/* Digits are a short cut of the radios inside, which do without it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.scale}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(24px, 44px))` }}
        onKeyDown={press}
        onBlur={onLeaving(onBlur)}
        onPointerLeave={() => setLookedAt(undefined)}
      >
        {steps.map((step) => (
          <label key={step} className={styles.step} onPointerEnter={() => setLookedAt(step)}>
            <input
              ref={step === reached ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={step}
              checked={step === value}
              required={isRequired}
              aria-describedby={criteria?.[step] === undefined ? undefined : `${id}-${step}`}
              onChange={() => onChange(step)}
            />
            {step}
            {criteria?.[step] !== undefined && (
              <span id={`${id}-${step}`} hidden>
                {criteria[step]}
              </span>
            )}
          </label>
        ))}
      </div>
      {(lowLabel || highLabel) && (
        <div className={styles.ends}>
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      )}
      {criteria && (
        <div aria-hidden className={styles.criterion}>
          {shown !== undefined && criteria[shown] && `${shown} · ${criteria[shown]}`}
        </div>
      )}
    </Fieldset>
  );
}
