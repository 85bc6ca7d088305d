import { describe, expect, it } from 'vitest';
import { period } from './period.ts';

describe('period()', () => {
  it.each([
    ['en', ['1 month', '6 months', '1 year', '3 years', '45 days', '1 day']],
    ['cn', ['1个月', '6个月', '1年', '3年', '45天', '1天']],
    ['jp', ['1 か月', '6 か月', '1 年', '3 年', '45 日', '1 日']],
    ['tw', ['1 個月', '6 個月', '1 年', '3 年', '45 天', '1 天']],
  ] as const)('says days in %s as people do: whole years, whole months, else days', (locale, said) => {
    expect([30, 180, 365, 1095, 45, 1].map((days) => period(days, locale))).toEqual(said);
  });

  it('makes no year of twelve months of 30 days, and rounds nothing', () => {
    expect([330, 360, 366, 720, 1096].map((days) => period(days, 'en'))).toEqual([
      '11 months',
      '360 days',
      '366 days',
      '720 days',
      '1,096 days',
    ]);
  });
});
