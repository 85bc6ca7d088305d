import type { ComponentProps, FocusEventHandler, Ref } from 'react';
import type { FieldControl } from '../Field/Field.types.ts';
import type { TextInputProps } from '../TextInput/TextInput.types.ts';
import type { DateProblem, IsoDate } from './date.rules.ts';

/** What a calendar says; functions take the day in full. */
export type DateWords = {
  /** Names the button and the calendar it opens. */
  choose: string;
  /** Names the button once a day is chosen. */
  change: (day: string) => string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  today: string;
  clear: string;
  from: string;
  to: string;
  /** Letters that stand for digits in the pattern of a date. */
  letters: Readonly<Record<'year' | 'month' | 'day', string>>;
};

/** Which days can be chosen, in which language, in which words. */
export type DateChoice = {
  /** First day that can be chosen. */
  min?: IsoDate;
  /** Last day that can be chosen. */
  max?: IsoDate;
  /** Days between that cannot be chosen. */
  isUnavailable?: (date: IsoDate) => boolean;
  /** BCP 47 language of dates and built-in words; by default the page's. */
  language?: string;
  words?: Partial<DateWords>;
};

export type DateInputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'name'
> &
  DateChoice &
  Pick<TextInputProps, 'size' | 'isValid'> & {
    /** The day in ISO form, `2024-05-14`. */
    value: IsoDate | undefined;
    /**
     * Reports the day, and undefined where nothing or no day stands. `problem` says why what stands there cannot be
     * taken; the text itself stays, so that nothing typed is lost.
     */
    onChange: (value: IsoDate | undefined, problem?: DateProblem) => void;
    /** Name under which a form sends the day in ISO form. */
    name?: string;
  };

/** A span of days, ends included; an open end has none. */
export type DateRange = { from?: IsoDate | undefined; to?: IsoDate | undefined };

export type DateRangeInputProps = FieldControl &
  DateChoice & {
    /** The span; either end may be open. */
    value: DateRange;
    /** Told the new span. */
    onChange: (value: DateRange, problem?: DateProblem) => void;
    /** Names under which a form sends the ends, in ISO form. */
    names?: Readonly<Record<'from' | 'to', string>>;
    /** The first of its two inputs, for who moves the focus there. */
    ref?: Ref<HTMLInputElement>;
    /** Both inputs were left. */
    onBlur?: FocusEventHandler<HTMLElement>;
    /** Names it where no `Field` does. */
    'aria-label'?: string;
    /** Class beside its own. */
    className?: string;
  };
