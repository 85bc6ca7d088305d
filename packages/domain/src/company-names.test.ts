import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterPairs,
  companyKey,
  companySpelling,
  companyTerms,
  companyWords,
  legalForms,
  slipCodes,
  slipsBetween,
  withoutGroupWords,
} from './company-names.ts';

describe('companyKey()', () => {
  it.each([
    ['Siemens AG', 'SIEMENS'],
    ['Siemens Aktiengesellschaft', 'ｓｉｅｍｅｎｓ'],
    ['Apple Inc.', 'apple'],
    ['Samsung Electronics Co., Ltd.', 'Samsung Electronics'],
    ['A.P. Møller – Mærsk A/S', 'AP Moller Maersk'],
    ['Enel S.p.A.', 'ENEL SpA'],
    ["L'Oréal S.A.", 'Loreal'],
    ['AT&T Inc.', 'AT & T'],
    ['Johnson & Johnson', 'Johnson and Johnson'],
    ['株式会社東芝', '東芝'],
    ['東芝', '东芝'],
    ['㈱日立製作所', '日立製作所'],
    ['台灣積體電路製造股份有限公司', '台湾积体电路制造'],
    ['臺灣積體電路製造', '台湾积体电路制造有限公司'],
    ['华为技术有限公司', '華為技術'],
    ['삼성전자 주식회사', '(주)삼성전자'],
    ['とよた', 'トヨタ株式会社'],
    ['ﾊﾟﾅｿﾆｯｸ', 'パナソニック ホールディングス株式会社'.replace(' ホールディングス', '')],
    ['沢井製薬', '澤井製藥'],
  ])('takes %s and %s for one name', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
    expect(companyKey(one)).not.toBe('');
  });

  it('keeps a name that is only a legal form, and names that begin like one', () => {
    expect(companyKey('株式会社')).not.toBe('');
    expect(companyKey('Limited')).toBe('limited');
    expect(companyKey('AS Roma')).toBe('asroma');
    expect(companyKey('Co-op Group')).toBe('coopgroup');
  });

  it('drops every legal form behind a name, and never the name', () => {
    const name = fc.stringMatching(/^[b-y]{6,12}$/);
    fc.assert(
      fc.property(name, fc.constantFrom(...legalForms.latin), (word, form) => {
        expect(companyKey(`${word} ${form}`)).toBe(companyKey(word));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('东芝', 'トヨタ', '삼성'), fc.constantFrom(...legalForms.eastern), (word, form) => {
        expect(companyKey(word + form)).toBe(companyKey(word));
        expect(companyKey(form + word)).toBe(companyKey(word));
      }),
    );
  });

  it('is the same for its own result, and reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const key = companyKey(text);
        expect(companySpelling(text)).not.toMatch(/\s\s/);
        if (key !== '') expect(companyTerms([text])[0]?.startsWith('=')).toBe(true);
        for (const term of companyTerms([text])) expect(term).toMatch(/^=?[\p{L}\p{M}\p{N}ー々]+$/u);
      }),
    );
  });

  it('tells legal forms apart where spellings are compared', () => {
    expect(companySpelling('Acme Ltd.')).toBe('acme ltd');
    expect(companySpelling('Acme GmbH')).not.toBe(companySpelling('Acme Ltd.'));
  });
});

describe('companyTerms()', () => {
  it('are the name as a whole, its words, and pairs of characters', () => {
    expect(companyTerms(['General Motors Company', '通用汽车公司'])).toEqual([
      '=generalmotors',
      'general',
      'motors',
      '=通用汽车公司',
      '通用',
      '用汽',
      '汽车',
      '车公',
      '公司',
      '司',
    ]);
    expect(companyWords('3M Company')).toEqual(['3m']);
    expect(characterPairs('東')).toEqual(['東']);
  });
});

describe('slips of the keyboard', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  const slip = fc.tuple(
    word,
    fc.nat(),
    fc.constantFrom('add', 'leave', 'replace', 'swap'),
    fc.constantFrom(...'abcxyz'),
  );
  const made = ([text, at, kind, letter]: [string, number, string, string]): string => {
    const index = at % (text.length - 1);
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    if (kind === 'add') return head + letter + tail;
    if (kind === 'leave') return head + tail.slice(1);
    if (kind === 'replace') return head + letter + tail.slice(1);
    return head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2);
  };

  it('C13: a word with one slip shares a code with the word, and is one slip away at most', () => {
    fc.assert(
      fc.property(slip, (input) => {
        const [text] = input;
        const typed = made(input);
        const codes = new Set(slipCodes(text));
        expect(slipCodes(typed).some((code) => codes.has(code))).toBe(true);
        expect(slipsBetween(typed, text, false)).toBeLessThanOrEqual(1);
        expect(slipsBetween(typed.slice(0, 6), text, true)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts as many slips one way as the other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c]{0,6}$/), fc.stringMatching(/^[a-c]{0,6}$/), (one, other) => {
        expect(slipsBetween(one, other, false)).toBe(slipsBetween(other, one, false));
        expect(slipsBetween(one, one + other, true)).toBe(0);
      }),
    );
  });
});

describe('withoutGroupWords()', () => {
  it.each([
    ['Panasonic Holdings Corporation', 'panasonic'],
    ['Group Danone SA', 'danone'],
    ['松下控股有限公司', '松下'],
    ['鴻海集團', '鸿海'],
    ['パナソニック ホールディングス株式会社', 'パナソニック'],
    ['ソニーグループ', 'ソニー'],
  ])('C13: leaves of %s what it is called', (name, rest) => {
    expect(companyKey(withoutGroupWords(name) ?? '')).toBe(companyKey(rest));
  });

  it.each(['Siemens AG', 'Holdings', 'Groupon', '集团', 'ホールディングス', '', 'Toyota Motor'])(
    'leaves %s as it is',
    (name) => {
      expect(withoutGroupWords(name)).toBeUndefined();
    },
  );
});
