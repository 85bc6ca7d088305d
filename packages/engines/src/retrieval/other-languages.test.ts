import { describe, expect, it } from 'vitest';
import { tokenize } from '../language/tokens/tokenize.ts';
import { otherLanguageTerms } from './other-languages.ts';

describe('otherLanguageTerms()', () => {
  it('weighs the words of each thing as one, and all of them as one query', () => {
    const found = otherLanguageTerms('抗体の粘度', 'ja', ['en', 'zh', 'ja']);
    expect(found?.languages).toEqual(['en', 'zh']);
    const { terms } = found!;
    for (const term of [...tokenize('antibody'), ...tokenize('viscosity')]) expect(terms.get(term)).toBeGreaterThan(0);
    expect([...terms.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it.each([
    ['the glossary knows nothing of the question', 'How does sourdough rise?', ['en', 'zh']],
    ['all texts are of its own language', 'How does creep begin?', ['en']],
  ] as const)('is undefined where %s', (_, question, present) => {
    expect(otherLanguageTerms(question, 'en', present)).toBeUndefined();
  });
});
