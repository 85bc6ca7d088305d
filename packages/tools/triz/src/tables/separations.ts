import type { ToolSetting } from '@assay/works';
import * as z from 'zod/mini';
import { principles } from './principles.ts';

/** Ways to part a physical contradiction. */
export const separationWays = ['space', 'time', 'condition', 'whole and part'] as const;
export type Separation = (typeof separationWays)[number];

/** Keys of their names among the words of a contradiction. */
export const separationWords = {
  space: 'space',
  time: 'time',
  condition: 'condition',
  'whole and part': 'wholeAndPart',
} as const satisfies Record<Separation, string>;

/** Numbers of the principles that serve each way, those to be tried first before the others. */
export type Separations = Readonly<Record<Separation, readonly number[]>>;

const isPrinciple = (number: number) => principles.some(({ id }) => id === number);

const numbers = z.array(z.int()).check(z.minLength(1, { error: 'One principle at least.' }), (list) => {
  for (const [at, number] of list.value.entries()) {
    if (isPrinciple(number) && list.value.indexOf(number) === at) continue;
    const message = isPrinciple(number)
      ? `Principle ${number} is named twice.`
      : `Principle ${number} is none of the ${principles.length}.`;
    list.issues.push({ code: 'custom', input: number, path: [at], message });
  }
}) as unknown as z.ZodMiniType<readonly number[]>;

/** The principles of each way of separation. Lists in use differ, so that an organisation has its own. */
export const separations: ToolSetting<Separations> = {
  name: 'separations',
  title: {
    en: 'TRIZ: principles of the separations',
    cn: 'TRIZ：各种分离的发明原理',
    jp: 'TRIZ：分離ごとの発明原理',
    tw: 'TRIZ：各種分離的發明原理',
  },
  schema: z.strictObject({ space: numbers, time: numbers, condition: numbers, 'whole and part': numbers }),
  shipped: {
    space: [1, 2, 3, 17, 13, 14, 7, 30, 4, 24, 26],
    time: [15, 10, 19, 11, 16, 21, 26, 18, 37, 34, 9, 20],
    condition: [35, 32, 36, 31, 38, 39, 28, 29],
    'whole and part': [12, 28, 31, 32, 35, 36, 38, 39, 40],
  },
  source: {
    en: 'Practice of TRIZ. Lists in use differ from author to author; this one follows no single publication.',
    cn: 'TRIZ 实践经验。常用的列表因作者而异，本列表不出自某一部出版物。',
    jp: 'TRIZの実務知識。使われている一覧は著者によって異なり、この一覧は特定の文献によるものではない。',
    tw: 'TRIZ 實務經驗。常用的清單因作者而異，本清單並非出自單一出版品。',
  },
  checkedOn: '2026-12-01',
};
