import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { useFieldControl } from '../Field/FieldContext.ts';
import { CalendarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Popover } from '../Popover/Popover.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input } from '../TextInput/TextInput.css.ts';
import { Calendar } from './Calendar.tsx';
import * as styles from './DateInput.css.ts';
import type { DateInputProps } from './DateInput.types.ts';
import { dateWords } from './DateInput.words.ts';
import { datePattern, formatDay } from './date.format.ts';
import { useTypedDate } from './useTypedDate.ts';

/** Width in px of the calendar's sheet. */
export const calendarWidth = 278;

/** A day, typed as its language writes it or chosen in a calendar. Its value is ISO, without time or zone. */
export function DateInput({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  size = 'default',
  isValid = false,
  language: own,
  words: ownWords,
  name,
  className,
  ref,
  onKeyDown,
  onBlur,
  ...rest
}: DateInputProps) {
  const control = useFieldControl(rest);
  const language = useLanguage(own);
  const words = wordsIn(dateWords, language, ownWords);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const date = useTypedDate({ value, onChange, min, max, isUnavailable, language });
  const isLocked = Boolean(control.disabled || control.readOnly);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.altKey && event.key === 'ArrowDown' && !isLocked) {
      event.preventDefault();
      setOpen(true);
    }
  }
  function choose(day: string | undefined) {
    date.choose(day);
    setOpen(false);
  }
  return (
    <div className={joinClasses(frame({ size, isValid }), styles.frame, className)}>
      <input
        placeholder={datePattern(language, words.letters)}
        aria-invalid={date.isInvalid || undefined}
        {...control}
        ref={field}
        type="text"
        inputMode="text"
        autoComplete={control.autoComplete ?? 'off'}
        value={date.text}
        className={joinClasses(input, styles.digits)}
        onChange={(event) => date.type(event.target.value)}
        onKeyDown={press}
        onBlur={(event) => {
          date.leave();
          onBlur?.(event);
        }}
      />
      <Popover
        trigger={
          <IconButton
            icon={CalendarIcon}
            label={value === undefined ? words.choose : words.change(formatDay(value, language))}
            title={words.choose}
            isDisabled={isLocked}
            className={styles.button}
          />
        }
        label={words.choose}
        width={calendarWidth}
        align="end"
        isOpen={isOpen}
        onOpenChange={(next) => setOpen(next && !isLocked)}
        finalFocus={field}
      >
        <Calendar
          selected={{ from: value, to: value }}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          onChoose={choose}
          onClear={() => choose(undefined)}
          language={language}
          words={words}
        />
      </Popover>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={control.disabled} />}
    </div>
  );
}
