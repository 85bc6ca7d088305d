import { describe, expect, it } from 'vitest';
import { completions, foldPhrase, titlePhrases } from './title-phrases.ts';

function complete(titles: readonly string[], typed: string): string[] {
  const prefix = foldPhrase(typed);
  const fitting = titles.flatMap((title) => titlePhrases(title)).filter(({ phrase }) => phrase.startsWith(prefix));
  return completions(fitting, prefix);
}

describe('completions', () => {
  const titles = [
    'Solid electrolyte for lithium cells',
    'Lithium metal anode',
    'Coating of a lithium metal anode (thin)',
  ];

  it('E10: puts whole titles first, then the phrases of others', () => {
    expect(complete(titles, 'Lith')).toEqual(['Lithium metal anode', 'lithium cells']);
  });

  it('E10: completes over several words, blanks and full-width letters alike', () => {
    expect(complete(titles, '  ｌithium   m')).toEqual(['Lithium metal anode']);
  });

  it('E10: completes inside a Chinese or Japanese title', () => {
    expect(complete(['全固态锂电池的固态电解质'], '固态电')).toEqual(['固态电解质']);
  });

  it('begins at no stop word inside a title', () => {
    expect(complete(titles, 'for')).toEqual([]);
  });
});
