import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceSpans } from './sentences.ts';

const split = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

describe('sentenceSpans', () => {
  it('keeps decimals, abbreviations and initials whole', () => {
    expect(split('The plateau lies at 3.45 V vs. Li/Li⁺. See Fig. 2 for details. J. Smith agreed.')).toEqual([
      'The plateau lies at 3.45 V vs. Li/Li⁺.',
      'See Fig. 2 for details.',
      'J. Smith agreed.',
    ]);
  });

  it('keeps citations of figures, articles and numbers with what follows them', () => {
    expect(split('See FIG. 2 for details. The value is 2.5 mol/L, e.g. 3. It rises, cf. No. 7. Done.')).toEqual([
      'See FIG. 2 for details.',
      'The value is 2.5 mol/L, e.g. 3.',
      'It rises, cf. No. 7.',
      'Done.',
    ]);
    expect(split('EPC Art. 54 defines novelty. Rule 26bis.3 applies.')).toEqual([
      'EPC Art. 54 defines novelty.',
      'Rule 26bis.3 applies.',
    ]);
  });

  it('ends after a unit or a grade that happens to end with a capital', () => {
    expect(split('Pits start in 316L. Dry at 25 °C. It runs at 4.7 V. Done.')).toEqual([
      'Pits start in 316L.',
      'Dry at 25 °C.',
      'It runs at 4.7 V.',
      'Done.',
    ]);
  });

  it('ends after an abbreviation or a letter when a new sentence begins', () => {
    expect(split('It belongs to the state of the art. The approach has steps. Stir for 10 min. Then wash.')).toEqual([
      'It belongs to the state of the art.',
      'The approach has steps.',
      'Stir for 10 min. Then wash.',
    ]);
    expect(split('IgG3 binds poorly to Protein A. Antibodies elute. PREN adds 16 × % N. The rest is iron.')).toEqual([
      'IgG3 binds poorly to Protein A.',
      'Antibodies elute.',
      'PREN adds 16 × % N.',
      'The rest is iron.',
    ]);
    expect(split('Albert A. Michelson measured it with E. W. Morley.')).toHaveLength(1);
  });

  it('splits Chinese and Japanese without spaces', () => {
    expect(split('密度为3.6 g/cm³。循环寿命长。')).toEqual(['密度为3.6 g/cm³。', '循环寿命长。']);
    expect(split('「高い。」と言う。次へ。')).toEqual(['「高い。」', 'と言う。', '次へ。']);
  });

  it('ends at a line break, so that table rows stay apart', () => {
    expect(split('| a | b |\n| 1 | 2 |')).toEqual(['| a | b |', '| 1 | 2 |']);
  });

  it('yields ordered, disjoint, trimmed spans that cover every visible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '\n', '3', '。', '(', ')', '?') }), (text) => {
        let at = 0;
        for (const { start, end } of sentenceSpans(text)) {
          expect(text.slice(at, start).trim()).toBe('');
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });
});
