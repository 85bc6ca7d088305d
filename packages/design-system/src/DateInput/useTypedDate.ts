import { useState } from 'react';
import { formatDate, parseDate } from './date.format.ts';
import { type DateLimits, type DateProblem, type IsoDate, problemOfDate } from './date.rules.ts';

type TypedDate = DateLimits & {
  value: IsoDate | undefined;
  onChange: (value: IsoDate | undefined, problem?: DateProblem) => void;
  isUnavailable?: ((date: IsoDate) => boolean) | undefined;
  language: string;
};

/** Joins what is typed to the day it stands for. What is typed stays as typed until a day is chosen or the field is left. */
export function useTypedDate({ value, onChange, min, max, isUnavailable, language }: TypedDate) {
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : parseDate(typed, language);
  // A value that came from elsewhere replaces what was typed.
  const isFresh = typed !== undefined && (read === value || (value === undefined && typed.trim() !== ''));
  const text = isFresh ? typed : value === undefined ? '' : formatDate(value, language);

  function problem(date: IsoDate | undefined, written: string): DateProblem | undefined {
    if (written.trim() === '') return undefined;
    return date === undefined ? 'notADate' : problemOfDate(date, { min, max, isUnavailable });
  }
  return {
    text,
    /** While one is typing, an unfinished date is no error yet. */
    isInvalid: isFresh ? read !== undefined && problem(read, typed) !== undefined : problem(value, text) !== undefined,
    type(next: string) {
      setTyped(next);
      const date = parseDate(next, language);
      if (next.trim() === '') onChange(undefined);
      else if (date !== undefined) onChange(date, problem(date, next));
      else if (value !== undefined) onChange(undefined);
    },
    leave() {
      const date = parseDate(text, language);
      if (text.trim() !== '' && date === undefined) onChange(undefined, 'notADate');
      else setTyped(undefined);
    },
    choose(date: IsoDate | undefined) {
      setTyped(undefined);
      onChange(date, date === undefined ? undefined : problem(date, date));
    },
  };
}
