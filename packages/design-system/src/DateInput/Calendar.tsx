import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { readingArrows } from '../browser/readingArrows.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import type { DateRange, DateWords } from './DateInput.types.ts';
import { formatDay, monthNames, weekdayNames, yearName } from './date.format.ts';
import {
  addMonths,
  calendarKeys,
  clampDate,
  type DateLimits,
  firstWeekday,
  type IsoDate,
  partsOf,
  problemOfDate,
  today,
  weeksOf,
} from './date.rules.ts';

/** Years before and after the one shown that can be chosen where there is no limit. */
const reach = 120;

type CalendarProps = DateLimits & {
  /** The days chosen: one, or the ends of a span. */
  selected: DateRange;
  isUnavailable?: ((date: IsoDate) => boolean) | undefined;
  onChoose: (date: IsoDate) => void;
  onClear: () => void;
  language: string;
  words: DateWords;
};

/** A month of days as an APG grid; month and year are chosen above it. The focus of a sheet around it begins at the day chosen, or today. */
export function Calendar({ selected, min, max, isUnavailable, onChoose, onClear, language, words }: CalendarProps) {
  const titleId = useId();
  const [now] = useState(today);
  const limits = { min, max };
  const [focused, setFocused] = useState(() => clampDate(selected.to ?? selected.from ?? now, limits));
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const { year, month } = partsOf(focused);
  const first = firstWeekday(language);
  const years = yearsAround(year, limits);

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function show(date: IsoDate) {
    setFocused(clampDate(date, limits));
  }
  function press(event: KeyboardEvent<HTMLTableElement>) {
    const [onward, back] = readingArrows(event.currentTarget);
    const key = { [onward]: 'ArrowRight', [back]: 'ArrowLeft' }[event.key] ?? event.key;
    const move = calendarKeys[event.shiftKey ? `Shift+${key}` : key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    takesFocus.current = true;
    show(move(focused, first));
  }
  const isBlocked = (date: IsoDate) => problemOfDate(date, { min, max, isUnavailable }) !== undefined;
  const isEnd = (date: IsoDate) => date === selected.from || date === selected.to;

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeftIcon}
          label={words.previousMonth}
          className={styles.turn}
          isDisabled={min !== undefined && `${focused.slice(0, 8)}01` <= min}
          onClick={() => show(addMonths(focused, -1))}
        />
        <div className={styles.choices}>
          <select
            aria-label={words.month}
            value={month}
            className={styles.choice}
            onChange={(event) => show(addMonths(focused, Number(event.target.value) - month))}
          >
            {monthNames(language).map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label={words.year}
            value={year}
            className={styles.choice}
            onChange={(event) => show(addMonths(focused, (Number(event.target.value) - year) * 12))}
          >
            {years.map((each) => (
              <option key={each} value={each}>
                {yearName(each, language)}
              </option>
            ))}
          </select>
        </div>
        <IconButton
          icon={ChevronRightIcon}
          label={words.nextMonth}
          className={styles.turn}
          isDisabled={max !== undefined && addMonths(`${focused.slice(0, 8)}01`, 1) > max}
          onClick={() => show(addMonths(focused, 1))}
        />
      </div>
      <VisuallyHidden id={titleId} aria-live="polite">
        {monthNames(language)[month - 1]} {yearName(year, language)}
      </VisuallyHidden>
      {/* A table that is operated cell by cell is a grid (APG). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={styles.grid} onKeyDown={press}>
        <thead>
          <tr>
            {weekdayNames(language, first).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused, first).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  // Not every reader derives the cell's role from that of its table.
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-to-interactive-role
                  role="gridcell"
                  aria-selected={isEnd(date)}
                  data-span={spanOf(date, selected)}
                  className={styles.cell}
                >
                  <button
                    type="button"
                    tabIndex={date === focused ? 0 : -1}
                    data-day={date}
                    data-autofocus={date === focused ? '' : undefined}
                    data-outside={date.slice(0, 7) === focused.slice(0, 7) ? undefined : ''}
                    aria-label={formatDay(date, language)}
                    aria-current={date === now ? 'date' : undefined}
                    aria-disabled={isBlocked(date) || undefined}
                    className={styles.day}
                    onClick={() => {
                      setFocused(date);
                      if (!isBlocked(date)) onChoose(date);
                    }}
                  >
                    {partsOf(date).day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <Button
          size="compact"
          variant="quiet"
          isDisabled={isBlocked(now)}
          onClick={() => {
            setFocused(now);
            onChoose(now);
          }}
        >
          {words.today}
        </Button>
        <Button size="compact" variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}

function yearsAround(year: number, { min, max }: DateLimits): readonly number[] {
  const from = min === undefined ? year - reach : Math.min(year, partsOf(min).year);
  const to = max === undefined ? year + reach : Math.max(year, partsOf(max).year);
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}

/** Where a day lies in a span that has both ends: at its beginning, its end, or between. */
function spanOf(date: IsoDate, { from, to }: DateRange): string | undefined {
  if (from === undefined || to === undefined || from === to || date < from || date > to) return undefined;
  return date === from ? 'from' : date === to ? 'to' : 'between';
}
