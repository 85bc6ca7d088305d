import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfParts, earliest, readDate, type StatedDate } from './dates.ts';

describe('readDate', () => {
  it.each([
    ['20150106', '2015-01-06', 'day'],
    ['2015-01-06T10:00:00Z', '2015-01-06', 'day'],
    ['2015-1-6', '2015-01-06', 'day'],
    ['2015/08/17', '2015-08-17', 'day'],
    ['19820200', '1982-02-01', 'month'],
    ['19820000', '1982-01-01', 'year'],
    ['2010-08', '2010-08-01', 'month'],
    ['201008', '2010-08-01', 'month'],
    ['2010', '2010-01-01', 'year'],
    ['2010-13-01', '2010-01-01', 'year'],
    ['2011-02-30', '2011-02-01', 'month'],
    ['2018 May 7', '2018-05-07', 'day'],
    ['2018 May', '2018-05-01', 'month'],
    ['17 August 2010', '2010-08-17', 'day'],
    ['August 17, 2010', '2010-08-17', 'day'],
    ['Sept. 2010', '2010-09-01', 'month'],
    ['1998 Dec-1999 Jan', '1998-12-01', 'month'],
    ['2011 Jul 15-Aug 1', '2011-07-15', 'day'],
    ['2000 Nov-Dec', '2000-11-01', 'month'],
    ['2000 Spring', '2000-04-01', 'season'],
    ['Autumn 2003', '2003-10-01', 'season'],
    ['1975-1976', '1975-01-01', 'year'],
    ['Winter 1999-2000', '1999-01-01', 'year'],
    ['2003 3rd Quarter', '2003-07-01', 'season'],
  ])('%s is %s to the %s', (text, date, precision) => {
    expect(readDate(text)).toEqual({ date, precision });
  });

  it.each(['', 'in press', '0000', '00000000', '12/31/24'])('knows no date in %j', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});

describe('dateOfParts', () => {
  it.each([
    [{ year: '2010', month: 'August', day: '17' }, '2010-08-17', 'day'],
    [{ year: '2010', month: '8' }, '2010-08-01', 'month'],
    [{ year: '2010', month: 'Jul-Aug' }, '2010-07-01', 'month'],
    [{ year: '2003', season: 'Fall' }, '2003-10-01', 'season'],
    [{ year: '2010', season: 'Jul-Sep' }, '2010-07-01', 'month'],
    [{ year: '2010', season: 'Third Quarter' }, '2010-07-01', 'season'],
    [{ year: '2010', month: 'Thermidor', day: '9' }, '2010-01-01', 'year'],
    [{ year: '2010', day: '9' }, '2010-01-01', 'year'],
    [{ year: '2010', month: '2', day: '30' }, '2010-02-01', 'month'],
  ] as const)('%j is %s to the %s', (parts, date, precision) => {
    expect(dateOfParts(parts)).toEqual({ date, precision });
  });
});

describe('earliest', () => {
  const precisions = ['day', 'month', 'season', 'year'] as const;
  const stated: fc.Arbitrary<StatedDate> = fc
    .record({
      year: fc.integer({ min: 2009, max: 2011 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      precision: fc.constantFrom(...precisions),
    })
    .map(({ year, month, day, precision }) => {
      const from = { day: month, month, season: month - ((month - 1) % 3), year: 1 }[precision];
      const pad = (value: number) => String(value).padStart(2, '0');
      return { date: `${year}-${pad(from)}-${pad(precision === 'day' ? day : 1)}`, precision };
    });
  const lastDay = ({ date, precision }: StatedDate) => {
    const [year = 0, month = 0] = date.split('-').map(Number);
    if (precision === 'day') return date;
    const months = { month: 1, season: 3, year: 12 }[precision];
    return new Date(Date.UTC(year, month - 1 + months, 0)).toISOString().slice(0, 10);
  };

  it('lets a year alone give way to a day of that year', () => {
    expect(
      earliest([
        { date: '2010-01-01', precision: 'year' },
        { date: '2010-08-17', precision: 'day' },
      ]),
    ).toEqual({ date: '2010-08-17', precision: 'day' });
  });

  it('takes the earlier of two that do not hold each other', () => {
    expect(
      earliest([
        { date: '2020-01-01', precision: 'year' },
        { date: '2019-12-20', precision: 'day' },
      ])?.date,
    ).toBe('2019-12-20');
  });

  it('is one of what was stated, whatever the order, and never after the end of any', () => {
    fc.assert(
      fc.property(fc.array(stated, { minLength: 1, maxLength: 5 }), (dates) => {
        const first = earliest(dates) as StatedDate;
        expect(dates).toContainEqual(first);
        expect(earliest(dates.toReversed())).toEqual(first);
        for (const other of dates) expect(first.date <= lastDay(other)).toBe(true);
      }),
    );
  });

  it('knows none of none', () => {
    expect(earliest([undefined])).toBeUndefined();
  });
});
