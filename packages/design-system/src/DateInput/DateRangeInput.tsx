import { Fragment, type KeyboardEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { labelIdOf, useFieldControl } from '../Field/FieldContext.ts';
import { onLeaving } from '../Field/onLeaving.ts';
import { CalendarIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Popover } from '../Popover/Popover.tsx';
import { joinClasses } from '../styles/joinClasses.ts';
import { frame, input } from '../TextInput/TextInput.css.ts';
import { Calendar } from './Calendar.tsx';
import * as styles from './DateInput.css.ts';
import { calendarWidth } from './DateInput.tsx';
import type { DateRange, DateRangeInputProps } from './DateInput.types.ts';
import { dateWords } from './DateInput.words.ts';
import { datePattern, formatDay } from './date.format.ts';
import type { DateProblem, IsoDate } from './date.rules.ts';
import { useTypedDate } from './useTypedDate.ts';

/** A span of days, ends included: two fields and one calendar, in which the first press begins and the second ends it. */
export function DateRangeInput({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  language: own,
  words: ownWords,
  names,
  ref,
  onBlur,
  className,
  ...rest
}: DateRangeInputProps) {
  const { id, required, 'aria-label': label, ...control } = useFieldControl(rest);
  const language = useLanguage(own);
  const words = wordsIn(dateWords, language, ownWords);
  const wordId = useId();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const choice = { min, max, isUnavailable, language };
  const isReversed = value.from !== undefined && value.to !== undefined && value.from > value.to;

  function set(next: DateRange, problem?: DateProblem) {
    const turned = next.from !== undefined && next.to !== undefined && next.from > next.to;
    onChange(next, problem ?? (turned ? 'reversed' : undefined));
  }
  const from = useTypedDate({
    ...choice,
    value: value.from,
    onChange: (date, problem) => set({ ...value, from: date }, problem),
  });
  const to = useTypedDate({
    ...choice,
    value: value.to,
    onChange: (date, problem) => set({ ...value, to: date }, problem),
  });
  function choose(date: IsoDate) {
    const beginsAnew = value.from === undefined || value.to !== undefined || date < value.from;
    set(beginsAnew ? { from: date } : { from: value.from, to: date });
    if (!beginsAnew) setOpen(false);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (!event.altKey || event.key !== 'ArrowDown' || control.disabled) return;
    event.preventDefault();
    setOpen(true);
  }
  const chosen = [value.from, value.to].filter((date) => date !== undefined).map((date) => formatDay(date, language));

  return (
    // It only hears that the focus leaves the two inputs.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      {...(label === undefined ? { 'aria-labelledby': labelIdOf(id) } : { 'aria-label': label })}
      className={joinClasses(frame({ size: 'default' }), styles.frame, styles.range, className)}
      onBlur={onLeaving(onBlur)}
    >
      {([['from', from] as const, ['to', to] as const] as const).map(([end, date]) => (
        <Fragment key={end}>
          {end === 'to' && (
            <span aria-hidden className={styles.dash}>
              –
            </span>
          )}
          <span id={`${wordId}-${end}`} hidden>
            {words[end]}
          </span>
          <input
            {...control}
            {...(end === 'from' && id !== undefined ? { id } : {})}
            {...(end === 'from' ? { ref: field } : {})}
            type="text"
            autoComplete="off"
            required={required}
            placeholder={datePattern(language, words.letters)}
            aria-labelledby={joinClasses(label === undefined && labelIdOf(id), `${wordId}-${end}`)}
            aria-invalid={control['aria-invalid'] ?? (date.isInvalid || isReversed || undefined)}
            value={date.text}
            className={joinClasses(input, styles.digits, styles.end)}
            onChange={(event) => date.type(event.target.value)}
            onKeyDown={press}
            onBlur={date.leave}
          />
          {names && <input type="hidden" name={names[end]} value={value[end] ?? ''} disabled={control.disabled} />}
        </Fragment>
      ))}
      <Popover
        trigger={
          <IconButton
            icon={CalendarIcon}
            label={chosen.length === 0 ? words.choose : words.change(chosen.join(' – '))}
            title={words.choose}
            isDisabled={Boolean(control.disabled)}
            className={styles.button}
          />
        }
        label={words.choose}
        width={calendarWidth}
        align="end"
        isOpen={isOpen}
        onOpenChange={(next) => setOpen(next && !control.disabled)}
        finalFocus={field}
      >
        <Calendar
          selected={value}
          min={min}
          max={max}
          isUnavailable={isUnavailable}
          onChoose={choose}
          onClear={() => {
            set({});
            setOpen(false);
          }}
          language={language}
          words={words}
        />
      </Popover>
    </div>
  );
}
