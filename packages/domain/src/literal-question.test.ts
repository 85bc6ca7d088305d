import { describe, expect, it } from 'vitest';
import { literalQuestion } from './literal-question.ts';

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
