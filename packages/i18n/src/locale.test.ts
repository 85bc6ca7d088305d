import { describe, expect, it } from 'vitest';
import { createFormats, dayName } from './formats.ts';
import { initialLocale, localeOf } from './locale.ts';

describe('locale', () => {
  it.each([
    ['en-US', 'en'],
    ['zh', 'cn'],
    ['zh-CN', 'cn'],
    ['zh-Hans-HK', 'cn'],
    ['zh-TW', 'tw'],
    ['zh-Hant', 'tw'],
    ['zh-HK', 'tw'],
    ['ja-JP', 'jp'],
    ['de', undefined],
    ['', undefined],
  ])('X1: %s is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale);
  });

  it('X1: starts with the stored choice, else the first known language, else English', () => {
    expect(initialLocale('jp', ['zh-CN'])).toBe('jp');
    expect(initialLocale('xx', ['de-DE', 'zh-TW'])).toBe('tw');
    expect(initialLocale(null, ['de'])).toBe('en');
  });
});

describe('formats', () => {
  const now = new Date(2026, 10, 21, 12, 0);
  const formats = createFormats('en');

  it('names the day', () => {
    expect(dayName(new Date(2026, 10, 21, 0, 1), now)).toBe('today');
    expect(dayName(new Date(2026, 10, 20, 23, 59), now)).toBe('yesterday');
    expect(dayName(new Date(2026, 10, 19), now)).toBe('earlier');
  });

  it.each([
    ['cn', '2026年11月21日 00:05'],
    ['en', '21 Nov 2026, 00:05'],
    ['jp', '2026年11月21日 00:05'],
    ['tw', '2026年11月21日 00:05'],
  ] as const)('U2: the hour after midnight belongs to its day in %s', (locale, written) => {
    expect(createFormats(locale).dateTime(new Date(2026, 10, 21, 0, 5))).toBe(written);
  });

  it('W2: a date stands in the calendar of a time zone', () => {
    expect(formats.date('2026-11-30T16:00:00Z', 'Asia/Shanghai')).toBe('1 Dec 2026');
    expect(formats.date('2026-11-30T16:00:00Z', 'America/New_York')).toBe('30 Nov 2026');
  });

  it.each([
    ['cn', ['15分钟', '8小时', '30天', '90分钟']],
    ['en', ['15 minutes', '8 hours', '30 days', '90 minutes']],
    ['jp', ['15 分', '8 時間', '30 日', '90 分']],
    ['tw', ['15 分鐘', '8 小時', '30 天', '90 分鐘']],
  ] as const)('says a duration in the greatest unit that tells it in %s', (locale, written) => {
    const { duration } = createFormats(locale);
    expect([15, 480, 43_200, 90].map(duration)).toEqual(written);
  });

  it('says how long ago', () => {
    expect(formats.ago(new Date(2026, 10, 21, 11, 46), now)).toMatch(/^14 min/);
    expect(formats.ago(new Date(2026, 10, 20, 23, 0), now)).toBe('yesterday');
    expect(formats.ago(new Date(2026, 10, 1), now)).toBe('1 Nov 2026');
    expect(createFormats('jp').ago(new Date(2026, 10, 20), now)).toBe('昨日');
  });

  it('names a language it does not know by its tag', () => {
    expect(formats.language('ja')).toBe('Japanese');
    expect(formats.language('?')).toBe('?');
  });
});
