import type { Separation } from './separations.ts';
import type { InFourLanguages } from './triz.types.ts';

/** What to ask of a physical contradiction before it is parted in a way; a yes speaks for the way. */
export const separationQuestions: Readonly<Record<Separation, InFourLanguages>> = {
  space: {
    en: 'Is one property needed in one place and the opposite one only in another?',
    cn: '是否只在某一处需要一种特性，而在另一处需要相反的特性？',
    tw: '是否只在某一處需要一種特性，而在另一處需要相反的特性？',
    jp: 'ある場所では一方の性質が、別の場所でだけ反対の性質が必要か？',
  },
  time: {
    en: 'Is one property needed at one time and the opposite one only at another?',
    cn: '是否只在某一时段需要一种特性，而在另一时段需要相反的特性？',
    tw: '是否只在某一時段需要一種特性，而在另一時段需要相反的特性？',
    jp: 'ある時には一方の性質が、別の時にだけ反対の性質が必要か？',
  },
  condition: {
    en: 'Can one property be there towards one thing or under one condition, and the opposite one towards another?',
    cn: '能否对某一对象或在某一条件下具有一种特性，而对另一对象或在另一条件下具有相反的特性？',
    tw: '能否對某一對象或在某一條件下具有一種特性，而對另一對象或在另一條件下具有相反的特性？',
    jp: 'ある相手や条件に対しては一方の性質を、別の相手や条件に対しては反対の性質を持てるか？',
  },
  'whole and part': {
    en: 'Can the whole have one property while its parts have the opposite one?',
    cn: '能否让整体具有一种特性，而其部分具有相反的特性？',
    tw: '能否讓整體具有一種特性，而其部分具有相反的特性？',
    jp: '全体が一方の性質を持ち、その部分が反対の性質を持てるか？',
  },
};
