import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesBeside } from './names-beside.ts';
import { questionParts } from './question-parts.ts';

const written = (question: string) => questionParts(question).map((part) => part.written);

describe('questionParts()', () => {
  it.each([
    ['Why does the seal leak, and who sells a better one?', ['Why does the seal leak', 'who sells a better one?']],
    ['How is the resin cured and at what temperature?', ['How is the resin cured', 'at what temperature?']],
    [
      'Term for filing the translation, and the official fee?',
      ['Term for filing the translation', 'the official fee?'],
    ],
    ['swelling of EPDM in oil and in fuel?', ['swelling of EPDM in oil?', 'swelling of EPDM in fuel?']],
    [
      'peak cell density in the reactor and the doubling time of the culture',
      ['peak cell density in the reactor', 'the doubling time of the culture'],
    ],
    ['环氧树脂固化多久？现在一公斤什么价', ['环氧树脂固化多久？', '现在一公斤什么价']],
    ['玻璃布的介電常數是多少，供應商有哪些', ['玻璃布的介電常數是多少', '供應商有哪些']],
    ['接着剤の硬化時間と、使用できる温度範囲', ['接着剤の硬化時間', '使用できる温度範囲']],
    ['めっきの厚さの目安と前処理液の種類', ['めっきの厚さの目安', '前処理液の種類']],
  ])('%s', (question, parts) => {
    expect(written(question)).toEqual(parts);
  });

  it.each([
    'What is the difference between EPDM and NBR?',
    'Which alloys are used for springs and contacts?',
    'Our seal swells in fuel. What can we do?',
    'In a vacuum furnace, how fast does the oxide grow?',
    'single crystal vs. polycrystalline blades in creep',
    'What does a rating of 4 (e.g. in table 3?) mean',
    '密封圈在燃油里溶胀，怎么办？',
    'ゴムとシリコーンの違いは何ですか',
  ])('leaves one question whole: %s', (question) => {
    expect(questionParts(question)).toEqual([{ written: question, read: question }]);
  });

  it('reads what is stated with every part that asks', () => {
    expect(questionParts('Our slurry gels overnight. Why is that, and how is it stopped?')).toEqual([
      { written: 'Why is that', read: 'Our slurry gels overnight. Why is that' },
      { written: 'how is it stopped?', read: 'Our slurry gels overnight. how is it stopped?' },
    ]);
  });

  it('keeps every part as it stands in the question, or as one that was meant for two things', () => {
    const clause = fc.constantFrom(
      'what is the density of steel',
      'why does it fade',
      'our cell gassed overnight',
      'the price of nickel',
      'hardness of the coating',
      '如何提高强度',
      '价格多少',
      'なぜ割れるのか',
    );
    const joint = fc.constantFrom(' and ', ', and ', '? ', '. ', '，', '？', '、');
    fc.assert(
      fc.property(fc.array(fc.tuple(clause, joint), { minLength: 1, maxLength: 4 }), (pieces) => {
        const question = pieces.map(([text, end]) => text + end).join('');
        const parts = questionParts(question);
        expect(parts.length).toBeGreaterThan(0);
        for (const part of parts) {
          expect(question).toContain(part.written);
          expect(part.read.endsWith(part.written)).toBe(true);
        }
      }),
    );
  });
});

describe('namesBeside()', () => {
  it.each([
    ['compare K500 and TPU on wear', ['K500'], ['TPU']],
    ['resistivity of copper or B2 brass?', ['B2'], ['copper']],
    ['Which lasts longer, RX9 film, PVDF film or glass?', ['RX9'], ['PVDF']],
    ['hardness of RX9 after a bath in acid, which time?', ['RX9'], []],
  ])('%s', (question, names, beside) => {
    expect(namesBeside(question, names)).toEqual(beside);
  });
});
