import { readFileSync } from 'node:fs';
import type { Locale } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { readPhysical } from './read-physical.ts';

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(new URL(`../../testing/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('readPhysical()', () => {
  it.each([
    ['development', 0.93, 0.85],
    ['unseen', 0.7, 0.65],
  ] as const)('F2: reads most physical contradictions, and how they are parted: %s', (file, least, parted) => {
    const problems = linesOf<{ locale: Locale; text: string; separation: string }>(`physical/${file}`);
    const read = problems.flatMap(({ text, locale, separation }) => {
      const physical = readPhysical(text, locale);
      return physical ? [{ isAlike: (physical.separation ?? '') === separation }] : [];
    });
    expect(read.length / problems.length).toBeGreaterThanOrEqual(least);
    expect(read.filter(({ isAlike }) => isAlike).length / read.length).toBeGreaterThanOrEqual(parted);
  });

  it.each(['development', 'unseen'])('takes few other problems for one: %s', (file) => {
    const others = ['contradictions', 'functions'].flatMap((folder) =>
      linesOf<{ locale: Locale; problem: string }>(`${folder}/${file}`),
    );
    const misread = others.filter(({ problem, locale }) => readPhysical(problem, locale));
    expect(misread.length / others.length).toBeLessThan(0.03);
  });

  it.each([
    [
      'en',
      'The catheter tip must be stiff to be pushed but soft to avoid injuring the wall.',
      undefined,
      ['stiff', 'soft'],
    ],
    ['cn', '飞机起落架在降落时必须存在，在飞行时必须不存在。', 'time', ['存在', '不存在']],
    ['tw', '雨傘撐開的時候要大，收起來的時候要小。', 'time', ['大', '小']],
    ['jp', '包丁の刃先は硬く、峰側は柔らかくしたい。', 'space', ['硬く', '柔らかく']],
  ] as const)('%s: "%s"', (locale, text, separation, demands) => {
    const read = readPhysical(text, locale);
    expect([read?.separation, read?.demands]).toEqual([separation, demands]);
  });

  it.each([
    ['en', 'A harder bit cuts faster but breaks.'],
    ['en', 'must be hard '.repeat(300)],
    ['en', `must ${'a '.repeat(2000)}`],
    ['cn', '要硬'.repeat(1300)],
    ['cn', '电机功率要大，噪音又不能大。'],
    ['jp', '硬く'.repeat(1300)],
  ] as const)('reads none in %s: "%s"', (locale, text) => {
    expect(readPhysical(text, locale)).toBeUndefined();
  });
});
