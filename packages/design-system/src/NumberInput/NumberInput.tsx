import { type KeyboardEvent, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon, MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input, lead } from '../TextInput/TextInput.css.ts';
import * as styles from './NumberInput.css.ts';
import type { NumberInputProps } from './NumberInput.types.ts';
import { numberWords } from './NumberInput.words.ts';
import { formatNumber, parseNumber, problemOf, stepFrom } from './number.rules.ts';

/** Steps each key takes; Infinity goes to the limit. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** A number as its language writes it, with its unit. Keyboard as in the APG spinbutton pattern. */
export function NumberInput({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  units,
  unitValue,
  onUnitChange,
  isBare = false,
  size = 'default',
  icon,
  isValid = false,
  language: own,
  words: ownWords,
  name,
  className,
  onKeyDown,
  onBlur,
  ...rest
}: NumberInputProps) {
  const { required, ...control } = useFieldControl(rest);
  const language = useLanguage(own);
  const words = wordsIn(numberWords, language, ownWords);
  // What is typed stands as typed until the field is left or the value changes from outside.
  const [typed, setTyped] = useState<string>();
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const read = typed === undefined ? value : parseNumber(typed, language);
  const isFresh = typed !== undefined && (read === value || (value === undefined && problem(typed) !== undefined));
  const shown = isFresh ? typed : value === undefined ? '' : formatNumber(value, language);
  const isOff = isFresh ? problem(typed) !== undefined : value !== undefined && problemOf(value, limits) !== undefined;
  const isLocked = Boolean(control.disabled || control.readOnly);

  function problem(text: string) {
    if (text.trim() === '') return undefined;
    const number = parseNumber(text, language);
    return number === undefined ? 'notANumber' : problemOf(number, limits);
  }
  function type(text: string) {
    setTyped(text);
    onChange(parseNumber(text, language), problem(text));
  }
  function go(count: number) {
    if (isLocked) return;
    const limit = count > 0 ? max : min;
    if (!Number.isFinite(count) && limit === undefined) return;
    setTyped(undefined);
    onChange(Number.isFinite(count) ? stepFrom(read, count, step, limits) : limit);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const count = stepsOf[event.key];
    const movesCaret = event.key === 'Home' || event.key === 'End';
    // While figures are composed the arrows choose among what the input method offers.
    if (event.nativeEvent.isComposing) return;
    if (count === undefined || event.defaultPrevented || event.altKey || event.shiftKey || event.metaKey) return;
    // Without a limit to go to, Home and End stay the caret's.
    if (movesCaret && (count > 0 ? max : min) === undefined) return;
    event.preventDefault();
    go(count);
  }

  return (
    <div className={joinClasses(frame({ size, isValid }), styles.frame, className)}>
      {icon && <Icon of={icon} className={lead} />}
      <input
        aria-invalid={isOff || undefined}
        {...control}
        type="text"
        inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
        role="spinbutton"
        autoComplete="off"
        required={required}
        aria-required={required || undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={value === undefined ? undefined : shown}
        value={shown}
        className={joinClasses(input, styles.digits)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          if (problem(shown) === undefined) setTyped(undefined);
          onBlur?.(event);
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
      {unit !== undefined && units === undefined && <span className={styles.unit}>{unit}</span>}
      {units && (
        <span className={styles.units}>
          <select
            aria-label={words.unit}
            value={unitValue}
            disabled={control.disabled}
            className={styles.unitSelect}
            onChange={(event) => onUnitChange?.(event.target.value)}
          >
            {units.map((each) => (
              <option key={each.value} value={each.value}>
                {each.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} size="sm" className={styles.unitArrow} />
        </span>
      )}
      {!isBare && (
        // Arrow keys do the same, so that Tab goes to the next field.
        <span className={styles.steppers}>
          <IconButton
            icon={MinusIcon}
            label={words.decrease}
            tabIndex={-1}
            className={styles.stepper}
            isDisabled={isLocked || (min !== undefined && value !== undefined && value <= min)}
            onClick={() => go(-1)}
          />
          <IconButton
            icon={PlusIcon}
            label={words.increase}
            tabIndex={-1}
            className={styles.stepper}
            isDisabled={isLocked || (max !== undefined && value !== undefined && value >= max)}
            onClick={() => go(1)}
          />
        </span>
      )}
    </div>
  );
}
