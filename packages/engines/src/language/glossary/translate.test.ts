import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokens/tokenize.ts';
import { unspecific } from './general.ts';
import { glossary, glossaryLanguages, languageOfQuestion, translate, wordsIn } from './translate.ts';

describe('glossary', () => {
  it('has words in every language, said once, one of them at least with a term', () => {
    for (const entry of glossary) {
      for (const language of glossaryLanguages) {
        const words = wordsIn(entry, language);
        expect(new Set(words).size, entry[0]).toBe(words.length);
        expect(
          words.flatMap((word) => tokenize(word, language)).length,
          `${entry[0]}: ${words.join()}`,
        ).toBeGreaterThan(0);
      }
    }
    const first = glossary.map(([english]) => english);
    expect(first.filter((english, at) => first.indexOf(english) !== at)).toEqual([]);
  });

  it('holds no word that says nothing', () => {
    const order = ['zh', 'ja', 'en'] as const;
    for (const [at, language] of order.entries()) {
      const nothing = new Set(unspecific[at]?.split('|'));
      for (const entry of glossary) for (const word of wordsIn(entry, language)) expect(nothing).not.toContain(word);
    }
  });
});

describe('translate()', () => {
  it.each(glossaryLanguages)('knows every word of the glossary that is written in %s', (from) => {
    const others = glossaryLanguages.filter((language) => language !== from);
    for (const [at, entry] of glossary.entries())
      for (const word of wordsIn(entry, from)) {
        const { things } = translate(word, from, others[at % others.length] ?? from);
        expect(things.length, word).toBeGreaterThan(0);
        for (const alternatives of things)
          for (const terms of alternatives) expect(terms.length, word).toBeGreaterThan(0);
      }
  });

  const english = (question: string, from: 'zh' | 'ja') =>
    translate(question, from, 'en').things.map((words) => words[0]?.join(' '));

  it.each([
    ['氢脆是怎么发生的？', 'zh', ['hydrogen embrittl']],
    ['鋰電池熱失控從幾度開始？', 'zh', ['lithium ion cell', 'thermal runaway']],
    ['リン酸鉄リチウムの理論容量', 'ja', ['lithium iron phosphat', 'theoret', 'capac']],
    ['水稻的播种', 'zh', []],
  ] as const)('finds the longest things of %s', (question, from, things) => {
    expect(english(question, from)).toEqual(things);
  });

  it('keeps what is written alike, and says what it does not know', () => {
    const { alike, rest } = translate('PEEK和LiFePO4的月饼条件', 'zh', 'en');
    expect(alike).toEqual(tokenize('LiFePO4'));
    expect(rest).toContain('月饼');
    expect(rest).not.toContain('条件');
    const asked = translate('How does Zytel PA66 prevent sourdough?', 'en', 'zh');
    expect(asked).toMatchObject({ things: [], alike: tokenize('Zytel PA66'), rest: 'sourdough' });
  });

  it('gives terms as the texts of that language have them', () => {
    const [words] = translate('hydrogen embrittlement', 'en', 'ja').things;
    const text = new Set(tokenize('鋼の水素脆化について', 'ja'));
    expect(words?.[0]?.every((term) => text.has(term))).toBe(true);
  });
});

describe('languageOfQuestion()', () => {
  it.each([
    ['How?', 'ja', 'en'],
    ['電池の寿命', 'en', 'ja'],
    ['電池壽命', 'zh-Hant', 'zh'],
    ['電池', 'ja', 'ja'],
    ['电池', 'en', 'zh'],
    ['42', 'en', undefined],
  ])('of %s in %s is %s', (question, language, expected) => {
    expect(languageOfQuestion(question, language)).toBe(expected);
  });
});
