import { describe, expect, it } from 'vitest';
import { literalQuestion, literalWords } from './literal-question.ts';

describe('literalQuestion', () => {
  it.each([
    ['Which dopnat raises the rate?', 'dopnat', 'Which "dopnat" raises the rate?'],
    ['Dopnat of LiFePO4', 'dopnat', '"Dopnat" of LiFePO4'],
    ['Which "dopnat" raises the rate?', 'dopnat', 'Which "dopnat" raises the rate?'],
    ['と LFP の導電率', 'LFP', 'と "LFP" の導電率'],
    ['Which raises the rate?', 'dopnat', 'Which raises the rate? "dopnat"'],
  ])('marks %s', (question, written, literal) => {
    expect(literalQuestion(question, written)).toBe(literal);
  });
});

describe('literalWords', () => {
  it.each([
    ['Which "dopnat" raises the rate of “LFP”?', ['dopnat', 'LFP']],
    ['「LFP」の導電率は？', ['LFP']],
    ['pipe of 2" and 3 " wide', []],
    ['Which dopant raises the rate?', []],
  ])('finds in %s', (question, words) => {
    const found = literalWords(question);
    expect(found.map(({ text }) => text)).toEqual(words);
    for (const { text, start, end } of found) expect(question.slice(start, end)).toBe(text);
  });

  it('reads what literalQuestion marks', () => {
    expect(literalWords(literalQuestion('Dopnat of LiFePO4', 'dopnat')).map(({ text }) => text)).toEqual(['Dopnat']);
  });
});
