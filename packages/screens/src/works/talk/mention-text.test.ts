import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBefore, partsByMention } from './mention-text.ts';

describe('callBefore()', () => {
  it.each([
    ['@', 1, { start: 0, words: '' }],
    ['Ask @Mi', 7, { start: 4, words: 'Mi' }],
    ['Ask @Mira Men', 13, { start: 4, words: 'Mira Men' }],
    ['请看@王', 4, { start: 2, words: '王' }],
    ['(@Mi', 4, { start: 1, words: 'Mi' }],
    ['見て＠佐藤', 5, { start: 2, words: '佐藤' }],
    ['Ask @Mira, then', 6, { start: 4, words: 'M' }],
  ])('finds who is called in %j at %i', (text, caret, call) => {
    expect(callBefore(text, caret)).toEqual(call);
  });

  it.each([
    ['mira@example.com', 16],
    ['Ask @ Mira', 10],
    ['Ask @Mira\nand', 13],
    ['Ask nobody', 10],
    [`@${'a'.repeat(60)}`, 61],
    ['@Mira', 0],
  ])('finds nobody in %j at %i', (text, caret) => {
    expect(callBefore(text, caret)).toBeUndefined();
  });
});

describe('partsByMention()', () => {
  it('takes the longer of two names, and leaves what is none', () => {
    expect(partsByMention('See @Mira Meier and @Mira, not @Noor', ['Mira', 'Mira Meier'])).toEqual([
      { text: 'See ', isMention: false },
      { text: '@Mira Meier', isMention: true },
      { text: ' and ', isMention: false },
      { text: '@Mira', isMention: true },
      { text: ', not @Noor', isMention: false },
    ]);
  });

  it('loses no sign of a text', () => {
    const names = fc.array(fc.string({ maxLength: 4 }), { maxLength: 4 });
    fc.assert(
      fc.property(names, fc.array(fc.string({ unit: fc.constantFrom('@', 'a', 'b', ' ', '王') })), (called, words) => {
        const text = [...words, ...called.map((name) => `@${name}`)].join('');
        expect(
          partsByMention(text, called)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
