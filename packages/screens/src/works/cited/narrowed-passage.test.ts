import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMeant, type Meant, meantAfter, meantSpan, sentencesOf } from './narrowed-passage.ts';

const said = (text: string, language: string) =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

describe('sentences of a passage', () => {
  it.each([
    ['en', ' Foam is light. It weighs 2.5 kg, see Fig. 3 of it.\n\nIs it stiff? ', 3],
    ['zh', '泡沫很轻。它重 2.5 千克！是否坚固？', 3],
    ['ja', '発泡体は軽い。剛性は高い。', 2],
    ['en', 'no end', 1],
    ['en', '  ', 0],
  ])('are told apart in %s', (language, text, count) => {
    const sentences = said(text, language);
    expect(sentences).toHaveLength(count);
    for (const sentence of sentences) expect(sentence).toBe(sentence.trim());
    expect(sentences.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });
});

describe('what of a passage is meant', () => {
  it.each<[string, Meant, number, Meant]>([
    ['one of the whole passage alone', undefined, 2, { first: 2, last: 2 }],
    ['one before with all between', { first: 2, last: 2 }, 0, { first: 0, last: 2 }],
    ['one behind with all between', { first: 1, last: 1 }, 3, { first: 1, last: 3 }],
    ['not the first any more', { first: 1, last: 3 }, 1, { first: 2, last: 3 }],
    ['not the last any more', { first: 1, last: 3 }, 3, { first: 1, last: 2 }],
    ['one amid several alone', { first: 1, last: 3 }, 2, { first: 2, last: 2 }],
    ['the whole again', { first: 1, last: 1 }, 1, undefined],
  ])('%s', (_, before, pressed, after) => expect(meantAfter(before, pressed)).toEqual(after));

  it('is always whole sentences without a hole, word for word of the passage', () => {
    const text = 'One is short. Two is longer. Three. Four ends it.';
    const sentences = sentencesOf(text, 'en');
    fc.assert(
      fc.property(fc.array(fc.nat(sentences.length - 1)), (presses) => {
        const meant = presses.reduce<Meant>(meantAfter, undefined);
        const { start, end } = meantSpan(text, sentences, meant);
        const inside = sentences.filter((_, at) => isMeant(meant, at));
        expect(inside.length).toBeGreaterThan(0);
        expect([start, end]).toEqual([inside[0]?.start, inside.at(-1)?.end]);
      }),
    );
  });
});
