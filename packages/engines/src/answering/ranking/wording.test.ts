import { describe, expect, it } from 'vitest';
import { wordingFor, wordingNames } from './wording.ts';

const told = (question: string, sentence: string) =>
  Object.fromEntries(Object.entries(wordingFor(question)(sentence)).filter(([, value]) => value !== 0));

describe('wordingFor()', () => {
  it.each([
    ['Why does the gasket leak?', 'It leaks because the flange creeps.', { cause: 1 }],
    ['Why does the gasket leak?', 'The gasket has a thickness of 2 mm.', { unworded: 1 }],
    ['How is scaling prevented?', 'A phosphonate inhibits scaling.', { remedy: 1 }],
    ['Which lubricant should I use?', 'A grease is preferred.', { choice: 1 }],
    ['What is a gasket?', 'A gasket is a seal between flanges.', { definitionAsked: 1 }],
    ['At what pressure does it leak?', 'A gasket is a seal between flanges.', { definitionUnasked: 1 }],
    ['brass versus bronze', 'Brass is softer than bronze.', { sides: 1, allSides: 1 }],
    ['brass versus bronze', 'Bronze resists wear.', { sides: 0.5 }],
    ['为什么垫片会漏？', '因为法兰蠕变，垫片会漏。', { cause: 1 }],
    ['如何防止结垢', '膦酸盐可抑制结垢。', { remedy: 1 }],
    ['なぜ漏れるのか', 'フランジがクリープするため漏れる。', { cause: 1 }],
  ])('%s: %s', (question, sentence, wording) => {
    expect(told(question, sentence)).toEqual(wording);
  });

  it('has a number for every name', () => {
    expect(Object.keys(wordingFor('Why?')('Because.')).sort()).toEqual([...wordingNames].sort());
  });
});
