import { describe, expect, it } from 'vitest';
import { englishWords } from './english-words.ts';
import { japaneseWords } from './japanese-words.ts';

describe('englishWords()', () => {
  it('tells the class of each word and what it is without its ending', async () => {
    const words = await englishWords('The worn impellers push the slurry.');
    expect(words.map(({ text, wordClass }) => `${text}/${wordClass}`)).toEqual([
      'The/DET',
      'worn/ADJ',
      'impellers/NOUN',
      'push/VERB',
      'the/DET',
      'slurry/NOUN',
      './PUNCT',
    ]);
    expect(words[2]?.lemma).toBe('impeller');
  });

  it('keeps every character of a text, whatever it is written in', async () => {
    const text = 'Isn’t w/o  10 µm — 冷却 “ok”?\n\tx';
    const words = await englishWords(text);
    expect(words.map((word) => word.text.trim()).join('')).toBe(text.replaceAll(/\s/gu, ''));
  });
});

describe('japaneseWords()', () => {
  it('tells the class of each word and its dictionary form', async () => {
    const words = await japaneseWords('気泡が羽根を傷つけた。');
    expect(words.map(({ text, wordClass, base }) => `${text}/${wordClass}/${base}`)).toEqual([
      '気泡/名詞/気泡',
      'が/助詞/が',
      '羽根/名詞/羽根',
      'を/助詞/を',
      '傷つけ/動詞/傷つける',
      'た/助動詞/た',
      '。/記号/。',
    ]);
    expect(words[4]).toMatchObject({ conjugation: '一段', inflection: '連用形' });
  });

  it('leaves the class of what the dictionary lacks open', async () => {
    expect((await japaneseWords('エジェクタピン'))[0]).toMatchObject({ text: 'エジェクタピン', wordClass: '' });
  });

  it('reads nothing from nothing', async () => {
    expect(await japaneseWords('')).toEqual([]);
    expect(await englishWords('')).toEqual([]);
  });
});
