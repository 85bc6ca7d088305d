import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datePattern, formatDate, parseDate, weekdayNames, yearName } from './date.format.ts';
import {
  addDays,
  addMonths,
  calendarKeys,
  clampDate,
  firstWeekday,
  isIsoDate,
  problemOfDate,
  weekdayOf,
  weeksOf,
} from './date.rules.ts';

const days = fc
  .date({ min: new Date('1583-01-01T00:00:00Z'), max: new Date('9998-06-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const languages = fc.constantFrom('en', 'en-GB', 'de', 'fr', 'ja', 'zh-Hans', 'zh-Hant', 'ko', 'ar-EG', 'fa', 'th');

describe('dates', () => {
  it('are days of the calendar, or none', () => {
    expect(['2024-02-29', '2023-02-29', '2024-13-01', '2024-5-1', ''].map(isIsoDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('move by days as the calendar does', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (date, count) => {
        expect(addDays(addDays(date, count), -count)).toBe(date);
        expect((weekdayOf(addDays(date, count)) - weekdayOf(date) - (count % 7) + 14) % 7).toBe(0);
      }),
    );
  });

  it('end where years have four digits', () => {
    expect(addDays('9999-12-30', 400)).toBe('9999-12-31');
    expect(addDays('0001-01-02', -400)).toBe('0001-01-01');
  });

  it('move to the last day of a month that is shorter', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2024-01-15', -1)).toBe('2023-12-15');
  });

  it('stay within their limits, ends included', () => {
    const limits = { min: '2012-01-01', max: '2026-11-21' };
    expect(clampDate('2001-05-05', limits)).toBe('2012-01-01');
    expect(problemOfDate('2026-11-21', limits)).toBeUndefined();
    expect(problemOfDate('2026-11-22', limits)).toBe('tooLate');
    expect(problemOfDate('2011-12-31', limits)).toBe('tooEarly');
    expect(problemOfDate('2020-01-04', { isUnavailable: (date) => weekdayOf(date) > 5 })).toBe('unavailable');
  });
});

describe('weeksOf', () => {
  it('shows every day of the month once, in whole weeks', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (date, first) => {
        const weeks = weeksOf(date, first);
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === first)).toBe(true);
        const shown = weeks.flat().filter((day) => day.slice(0, 7) === date.slice(0, 7));
        expect(shown).toContain(date);
        expect(shown[0]?.endsWith('-01')).toBe(true);
        expect(addDays(shown.at(-1) ?? '', 1).endsWith('-01')).toBe(true);
      }),
    );
  });
});

describe('firstWeekday', () => {
  it.each([
    ['en', 7],
    ['de', 1],
    ['ja', 7],
    ['zh-Hant', 7],
  ])('of %s is %d', (language, first) => {
    expect(firstWeekday(language)).toBe(first);
  });
});

describe('calendarKeys', () => {
  it.each([
    ['ArrowLeft', '2024-05-13'],
    ['ArrowRight', '2024-05-15'],
    ['ArrowUp', '2024-05-07'],
    ['ArrowDown', '2024-05-21'],
    ['Home', '2024-05-13'],
    ['End', '2024-05-19'],
    ['PageUp', '2024-04-14'],
    ['PageDown', '2024-06-14'],
    ['Shift+PageUp', '2023-05-14'],
    ['Shift+PageDown', '2025-05-14'],
  ])('%s goes from Tuesday 14 May 2024 to %s', (key, to) => {
    expect(calendarKeys[key]?.('2024-05-14', 1)).toBe(to);
  });
});

describe('parseDate', () => {
  it('reads back whatever is written, in every language', () => {
    fc.assert(
      fc.property(days, languages, (date, language) => {
        expect(parseDate(formatDate(date, language), language)).toBe(date);
      }),
    );
  });

  it.each([
    ['2024-05-14', 'en'],
    ['20240514', 'en'],
    ['5/14/2024', 'en'],
    ['14.5.2024', 'de'],
    ['14 May 2024', 'en'],
    ['May 14, 2024', 'en'],
    ['14 mai 2024', 'fr'],
    ['2024年5月14日', 'ja'],
    ['2024年5月14日', 'zh-Hans'],
    ['２０２４／０５／１４', 'ja'],
    ['2024/5/14', 'en'],
  ])('reads %s in %s', (text, language) => {
    expect(parseDate(text, language)).toBe('2024-05-14');
  });

  it.each([
    ['5/14/24', 'en'],
    ['14/5/2024', 'en'],
    ['2023-02-29', 'en'],
    ['May 2024', 'en'],
    ['soon', 'en'],
    ['', 'en'],
  ])('refuses %s instead of guessing', (text, language) => {
    expect(parseDate(text, language)).toBeUndefined();
  });
});

describe('names', () => {
  it('are those of the language, whatever calendar it keeps at home', () => {
    expect(datePattern('en', { year: 'Y', month: 'M', day: 'D' })).toBe('MM/DD/YYYY');
    expect(datePattern('ja', { year: '年', month: '月', day: '日' })).toBe('年年年年/月月/日日');
    expect(weekdayNames('de', 1)[0]).toEqual({ short: 'Mo', long: 'Montag' });
    expect(weekdayNames('ja', 7)[0]).toEqual({ short: '日', long: '日曜日' });
    expect(yearName(2024, 'zh-Hans')).toBe('2024年');
    expect(yearName(2024, 'th')).toContain('2024');
  });
});
