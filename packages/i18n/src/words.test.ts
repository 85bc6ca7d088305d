import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWords } from './words.ts';

const words = createWords({
  en: {
    title: 'Title',
    found_one: '{{count}} passage',
    found_other: '{{count}} passages',
    inner: { by: 'by {{name}}' },
  },
  cn: { title: '标题', found_other: '{{count}}个段落', inner: { by: '作者：{{name}}' } },
  jp: { title: '題名', found_other: '{{count}}箇所', inner: { by: '{{name}}著' } },
  tw: { title: '標題', found_other: '{{count}}個段落', inner: {} },
});

describe('createWords()', () => {
  it('speaks each locale, with its plurals', () => {
    expect([1, 2].map((count) => words('en')('found', { count }))).toEqual(['1 passage', '2 passages']);
    expect([1, 2].map((count) => words('cn')('found', { count }))).toEqual(['1个段落', '2个段落']);
    expect((['en', 'cn', 'jp', 'tw'] as const).map((locale) => words(locale)('title'))).toEqual([
      'Title',
      '标题',
      '題名',
      '標題',
    ]);
  });

  it('lets English stand in for a message that a locale lacks', () => {
    expect(words('tw')('inner.by', { name: 'Li' })).toBe('by Li');
  });

  it('writes values as they are, whatever stands in them', () => {
    const marks = fc.constantFrom('{{count}}', '$t(title)', '$1', '<b>', '&', '{{', 'x');
    fc.assert(
      fc.property(fc.array(marks), (parts) => {
        const name = parts.join('');
        expect(words('jp')('inner.by', { name })).toBe(`${name}著`);
      }),
    );
  });
});
