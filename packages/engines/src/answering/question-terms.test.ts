import { describe, expect, it } from 'vitest';
import { tokenize } from '../language/tokens/tokenize.ts';
import { asTextsSay, joinedTerms, namesOf, propertyOf, subjectOf, subjectTerms } from './question-terms.ts';

describe('subjectOf', () => {
  it.each([
    ['What are the disadvantages of PEEK?', 'PEEK'],
    ['Please explain creep to me like I’m a new engineer', 'creep'],
    ['Compare 2205 versus 316L', '2205'],
    ['钠离子电池的优缺点有哪些？', '钠离子电池'],
    ['腐食対策を教えてください', '腐食'],
  ])('keeps what %s is about', (question, subject) => {
    expect(subjectOf(question)).toContain(subject);
    expect(subjectOf(question).trim().length).toBeLessThan(question.length - 2);
  });

  it('leaves a question of nothing but such words as it is', () => {
    expect(subjectOf('what?')).toBe('what?');
    expect(subjectOf('please explain')).toBe('please explain');
  });
});

describe('subjectTerms', () => {
  it('takes no pair of characters that stand in two words', () => {
    const terms = subjectTerms('不锈钢能用于食品设备吗？', 'zh-Hans');
    expect(terms).toEqual(expect.arrayContaining(tokenize('食品')));
    expect(terms).not.toEqual(expect.arrayContaining(tokenize('钢能')));
    expect(terms).not.toEqual(expect.arrayContaining(tokenize('于食')));
  });

  it('joins single characters that the dictionary does not know as a word', () => {
    expect(subjectTerms('單晶NCM有什麼優點？', 'zh-Hant')).toEqual([tokenize('單晶').at(-1), 'ncm']);
  });

  it('leaves the words out that search leaves out', () => {
    expect(subjectTerms('Which catalyst is used?', 'en')).toEqual(tokenize('catalyst'));
  });
});

describe('namesOf', () => {
  it.each([
    ['Which lipids are in the Comirnaty vaccine?', ['Comirnaty']],
    ['What is the strength of 304 steel at 600 °C?', ['304']],
    ['Sintering at 850-900 °C in 2024 with 1000 cycles', []],
    ['Crevice corrosion in sea water', []],
    ['What Is The Yield Strength Of Duplex Steel', []],
    ['How tall is it? Tell me about Saturn', ['Saturn']],
  ])('finds in "%s": %j', (question, names) => {
    expect(namesOf(question)).toEqual(names);
  });
});

describe('asTextsSay', () => {
  const texts = [tokenize('Natural sea water and ammonia synthesis'), tokenize('A feedstock of aluminum')];

  it.each([
    ['parts of a compound', 'seawater', ['sea', 'water']],
    ['the compound of two words', 'feed stock', tokenize('feedstock')],
    ['another form', 'synthesise', tokenize('synthesis')],
    ['the other spelling', 'aluminium', tokenize('aluminum')],
    ['a word that no text knows as it is', 'unobtainium', tokenize('unobtainium')],
    ['no likeness of short words', 'sea ware', ['sea', 'ware']],
  ])('gives %s', (_, question, said) => {
    expect(asTextsSay(tokenize(question), texts)).toEqual(said);
  });
});

describe('asTextsSay in Japanese', () => {
  it('takes another ending for the same word, and no other word', () => {
    const texts = [tokenize('電解質の取り扱いには注意する', 'ja')];
    expect(asTextsSay(tokenize('取り扱う', 'ja'), texts)).toEqual(expect.arrayContaining(tokenize('取り扱い', 'ja')));
    expect(asTextsSay(tokenize('取り替え', 'ja'), texts)).not.toEqual(
      expect.arrayContaining(tokenize('取り扱い', 'ja')),
    );
  });
});

describe('propertyOf', () => {
  it.each([
    ['What is the melting point of gallium nitride?', 'en', tokenize('melting')],
    ['What is the glass transition temperature of PEEK?', 'en', tokenize('transition')],
    ['What is the coefficient of thermal expansion of silicon nitride?', 'en', tokenize('expansion')],
    ['What is the ionic conductivity of LLZO?', 'en', tokenize('conductivity')],
    ['氮化镓的熔点是多少？', 'zh-Hans', tokenize('熔点')],
    ['鉄の融点はどのくらいですか', 'ja', tokenize('融点')],
  ])('reads it from %s', (question, language, terms) => {
    expect(propertyOf(question, language)?.terms).toEqual(terms);
  });

  it('knows by which values a thickness is stated', () => {
    expect(propertyOf('What is the thickness of the film?', 'en')).toMatchObject({ dimension: 'm' });
  });

  it.each(['How does LLZO conduct?', 'What is the role of magnesia?', 'What is PREN?'])(
    'finds none in %s',
    (question) => {
      expect(propertyOf(question, 'en')).toBeUndefined();
    },
  );
});

describe('joinedTerms', () => {
  it.each([
    ['How does a heat pump transfer heat?', [['heat', 'pump']]],
    ['What is the price of a glass of water?', []],
    ['How do heat pumps work?', []],
  ])('finds in "%s": %j', (question, pairs) => {
    expect(joinedTerms(question, 'en')).toEqual(pairs);
  });
});
