import type { RankedPassage } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { candidates } from '../citing/passages.ts';
import { problemMeans } from './problem-means.ts';

function read(text: string, language: string) {
  const passage = { document: 'd', version: 1, title: '', language, text, start: 0, end: text.length } as RankedPassage;
  return candidates([passage]).map((candidate) => {
    const pair = problemMeans(candidate);
    return pair && [pair.problem, pair.means];
  });
}

describe('problemMeans', () => {
  it.each([
    ['en', 'A carbon coating suppresses manganese dissolution at 45 °C.', ['Manganese dissolution', 'Carbon coating']],
    ['ja', '添加剤は、LiFに富む被膜を形成して副反応を抑制する。', ['副反応', '添加剤']],
    ['zh-Hans', '加入稳定剂后，包覆层可抑制锰的溶出。', ['锰的溶出', '包覆层']],
  ])('%s: names the problem and the means alone', (language, text, pair) => {
    expect(read(text, language)).toEqual([pair]);
  });

  it('names nothing where more than a name stands before the act', () => {
    expect(read('Binders bond to the oxide surface and limit contact with the electrolyte.', 'en')).toEqual([
      undefined,
    ]);
    expect(read('Metal cations accumulate, hydrolyse and lower pH.', 'en')).toEqual([undefined]);
  });

  it('keeps the case that a name is written in', () => {
    expect(read('A phosphate buffer limits pH drift.', 'en')).toEqual([['pH drift', 'Phosphate buffer']]);
  });

  it('does not take the size of an effect for a problem', () => {
    expect(read('氧化铝包覆层可降低一个数量级，效果明显。', 'zh-Hans')).toEqual([undefined]);
  });
});
