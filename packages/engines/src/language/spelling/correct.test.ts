import { describe, expect, it } from 'vitest';
import { correct, isKnownWord } from './correct.ts';
import { areInflections } from './inflections.ts';
import { wordsToCheck } from './question-words.ts';
import { vocabularyOf } from './vocabulary.ts';

const texts = vocabularyOf([
  ['electrolyte', 40],
  ['electrolytes', 12],
  ['electrolysis', 3],
  ['martensite', 9],
  ['anodised', 2],
  ['sintering', 5],
  ['sulfate', 30],
  ['ethylene', 7],
  ['crystallinity', 4],
  ['aniline', 2],
  ['niobium', 3],
  ['wafer', 20],
  ['wager', 1],
  ['burr', 2],
  ['purr', 2],
  ['pore', 5],
  ['electrode', 9],
  ['electroded', 1],
  ['electron', 30],
]);

describe('correct', () => {
  it.each([
    ['elektrolyte', 'electrolyte'],
    ['electrolit', 'electrolyte'],
    ['martensit', 'martensite'],
    ['eletcrolites', 'electrolytes'],
    ['sinternig', 'sintering'],
    ['crystalinty', 'crystallinity'],
    ['inobium', 'niobium'],
    ['wafre', 'wafer'],
    ['wafger', 'wafer'],
    ['electrod', 'electrode'],
  ])('%s is %s', (written, read) => {
    expect(correct(written, texts)).toBe(read);
  });

  it.each([
    ['a word of general English', 'later'],
    ['a word of the texts', 'wager'],
    ['an inflection', 'sintered'],
    ['the other spelling', 'anodized'],
    ['another substance', 'sulfite'],
    ['a word that begins with another letter', 'methylene'],
    ['a word made of a known one', 'polyaniline'],
    ['a word in the middle of two', 'murr'],
    ['two edits in a short word', 'wfare'],
    ['three edits', 'elektrolits'],
    ['a word too short', 'por'],
    ['what is no word', 'wafer2'],
  ])('leaves %s', (_, written) => {
    expect(correct(written, texts)).toBeUndefined();
  });

  it('knows words made of two', () => {
    expect(isKnownWord('waferpore', texts)).toBe(true);
    expect(isKnownWord('waferpoer', texts)).toBe(false);
  });
});

describe('areInflections', () => {
  it.each([
    ['sintered', 'sintering', true],
    ['sinter', 'sinters', true],
    ['batteries', 'battery', true],
    ['pinned', 'pin', true],
    ['oxidised', 'oxidation', true],
    ['martensitic', 'martensite', true],
    ['processes', 'process', true],
    ['martensit', 'martensite', false],
    ['proteine', 'protein', false],
    ['dendrits', 'dendrites', false],
    ['measurment', 'measurement', false],
  ])('%s and %s: %s', (word, other, are) => {
    expect(areInflections(word, other)).toBe(are);
  });
});

describe('wordsToCheck', () => {
  it('gives words in small letters and the first of a sentence, and no names, acronyms, formulae or addresses', () => {
    const question =
      'Corosion of Inconell by LiPF6? Wich SEI (see file.text, a_word, me@home) grows on mRNA-tailed 18650s of ﬁbers';
    expect(wordsToCheck(question).map(({ text }) => text)).toEqual(['Corosion', 'Wich', 'grows', 'tailed']);
    for (const { text, start } of wordsToCheck(question)) expect(question.slice(start, start + text.length)).toBe(text);
  });
});
