import type { WordsByScript } from '../Language/LanguageContext.ts';
import type { CountdownWords } from './Tag.types.ts';

export const countdownWords: WordsByScript<CountdownWords> = {
  latin: {
    left: (days) => (days === 1 ? 'Trial: 1 day left' : `Trial: ${days} days left`),
    lastDay: 'Trial: last day',
    over: 'Trial ended',
  },
  'zh-Hans': { left: (days) => `试用剩余 ${days} 天`, lastDay: '试用最后一天', over: '试用已结束' },
  'zh-Hant': { left: (days) => `試用剩餘 ${days} 天`, lastDay: '試用最後一天', over: '試用已結束' },
  ja: { left: (days) => `試用 残り ${days} 日`, lastDay: '試用最終日', over: '試用終了' },
};
