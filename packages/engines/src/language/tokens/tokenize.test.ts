import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTokens } from './query-tokens.ts';
import { tokenize } from './tokenize.ts';

describe('tokenize', () => {
  it.each([
    ['stems English', 'the batteries were cycled', ['batteri', 'cycl']],
    ['leaves stop words out', 'what is the of and', []],
    ['keeps a value with its unit', 'charged to 4.7 V', ['charg', 'n4d7v', 'n4d7']],
    ['reads a rate as one unit', '10 mm/min', ['n10mmpermin', 'n10']],
    ['reads a temperature', 'at 60 °C', ['n60degc', 'n60']],
    ['reads a share', '20% of 5 wt%', ['n20pct', 'n20', 'n5wtpct', 'n5']],
    ['keeps a formula', 'Ni(OH)2 and NaCl', ['nioh2', 'nacl']],
    ['keeps fractions of a formula', 'LiNi0.8Mn0.1Co0.1O2', ['lini0d8mn0d1co0d1o2']],
    ['keeps a class code, its main group and its subclass', 'H01M 10/052', ['h01m10s052', 'h01m10', 'h01m']],
    ['keeps a type designation', '18650 cells, 3D', ['n18650', 'cell', 'n3d']],
    ['leaves the possessive out', "the vessel's wall", ['vessel', 'wall']],
    ['parts hyphenated words', 'boundary-layer', ['boundari', 'layer']],
    ['spells Greek letters', 'α-synuclein', ['alpha', 'synuclein']],
    ['reads the plural of an acronym', 'MLCCs and LNPs', ['mlcc', 'lnp']],
    ['gives the series of a designation', 'NCM811', ['ncm811', 'ncm']],
    ['folds diacritics', 'Schrödinger', ['schroding']],
  ])('%s', (_, text, tokens) => {
    expect(tokenize(text, 'en')).toEqual(tokens);
  });

  it.each([
    ['LiFePO₄', 'LiFePO4'],
    ['4.70 V', '4.7V'],
    ['1,000 cycles', '1000 cycles'],
    ['147 mAh g⁻¹', '147 mAh/g'],
    ['５０ ℃', '50 °C'],
    ['5 µm', '5 μm'],
    ['H01M10/052', 'H01M 10/052'],
    ['リチウム', 'ﾘﾁｳﾑ'],
    ['aluminium fibres in sulphuric acid', 'aluminum fibers in sulfuric acid'],
    ['oxidised, catalysed and polymerising', 'oxidized, catalyzed and polymerizing'],
    ['moulded colour centres, ageing tumours', 'molded color centers, aging tumors'],
    ['ionisation of labelled haemoglobin', 'ionization of labeled hemoglobin'],
  ])('reads %s as %s', (written, same) => {
    expect(tokenize(written)).toEqual(tokenize(same));
  });

  it.each(['noise', 'precise', 'comprising', 'raised', 'clockwise', 'four hours', 'promise', 'basis', 'analysis'])(
    'leaves %s as it is spelled',
    (text) => {
      expect(tokenize(text).join(' ')).not.toMatch(/z|our[^s]?or/);
    },
  );

  it.each(['SC-1', 'IL-6', 'PA-66', 'C-276', 'IL-17A', 'il-6', 'IN-718', 'ZIF\u20118', 'CO-2'])(
    'finds %s without its hyphen, too, and by its parts',
    (written) => {
      const [letters = '', number = ''] = written.normalize('NFKC').split(/[-\u2010]/);
      const tokens = tokenize(`cleaned with ${written}.`);
      expect(tokens).toEqual(expect.arrayContaining(tokenize(letters + number)));
      expect(tokens).toEqual(expect.arrayContaining([...tokenize(letters), ...tokenize(number)]));
    },
  );

  it.each([
    ['a range of values', '10-20 nm'],
    ['a range from room temperature', 'RT-60 °C'],
    ['a range of designations', 'S1-S5 and A-1-5'],
    ['a class code', 'H01M-10/052 and A-61/05'],
    ['the pieces of an alloy', 'Ti-6Al-4V and V-4Cr-4Ti'],
    ['an ordinary hyphenated word', 'boundary-layer, carbon-13, four-point, x-ray'],
    ['a word without a subject', 'up to-5 and in-2'],
    ['a decimal', 'B-1.5'],
  ])('joins nothing in %s', (_, text) => {
    expect(tokenize(text)).toEqual(tokenize(text.replaceAll('-', ' - ')));
  });

  it('does not take an acronym, a name or a section for a formula', () => {
    expect(tokenize('USPTO DNA Cook (In)')).toEqual(['uspto', 'dna', 'cook']);
  });

  it.each([
    ['zh', '锂离子电池正极材料的循环寿命', '正极材料'],
    ['zh', '固態電解質膜的離子電導率', '離子電導率'],
    ['ja', 'リチウムイオン電池の正極材料として用いられる', '正極材料'],
    ['ja', '固体電解質の導電率を測定した', '導電率'],
  ])('finds a term of %s inside a sentence', (language, sentence, term) => {
    const tokens = new Set(tokenize(sentence, language));
    const wanted = tokenize(term, language);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((token) => tokens.has(token)).length / wanted.length).toBeGreaterThanOrEqual(0.75);
  });

  it('gives tokens that no parser of a database cuts: a letter, then letters and digits of ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        tokenize(text).every((token) => /^[a-z][a-z0-9]*$/.test(token)),
      ),
    );
  });

  it('does not depend on how a text is composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(tokenize(text)).toEqual(tokenize(text.normalize('NFKC')));
      }),
    );
  });

  it('gives the same tokens for a text and for its sentences one by one', () => {
    const word = fc.constantFrom('anode', 'LiFePO4', '4.7 V', 'H01M 10/052', 'cycling', '20 %', '正極', 'x-ray');
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), (sentences) => {
        const texts = sentences.map((words) => `${words.join(', ')}.`);
        expect(tokenize(texts.join('\n'))).toEqual(texts.flatMap((text) => tokenize(text)));
      }),
    );
  });
});

describe('queryTokens', () => {
  it('leaves the words of asking out', () => {
    expect(queryTokens('are there papers that discuss dendrite growth')).toEqual(['dendrit', 'growth']);
  });

  it('keeps them when there is nothing else', () => {
    expect(queryTokens('papers')).toEqual(['paper']);
  });

  it('reads what China, Taiwan and Japan write with characters of their own as one', () => {
    expect(tokenize('鋰電池熱失控', 'zh-Hant')).toEqual(tokenize('锂电池热失控', 'zh-Hans'));
    expect(tokenize('電池', 'ja')).toEqual(tokenize('电池', 'zh'));
    expect(tokenize('圧力', 'ja')).toEqual(tokenize('壓力', 'zh-Hant'));
  });

  it('has a token for a Japanese word of one character and its ending', () => {
    for (const word of ['割れ', '反り', '強さ']) {
      expect(tokenize(word, 'ja')).toHaveLength(1);
      expect(tokenize(`基板の${word}が大きい`, 'ja')).toEqual(expect.arrayContaining(tokenize(word, 'ja')));
    }
  });
});
