import { describe, expect, it } from 'vitest';
import { classifyQuestion } from './question.ts';

describe('classifyQuestion()', () => {
  it.each([
    ['What limits the cycle life of LNMO cells?', 'cause'],
    ['What determines the temperature of the cell?', 'cause'],
    ['What is the temperature limit of the cell?', 'value'],
    ['Which is better, PEEK or PEI?', 'comparison'],
    ['矽中介層翹曲的原因是什麼？', 'cause'],
  ])('takes %s for a question of kind %s', (question, kind) => {
    expect(classifyQuestion(question)).toBe(kind);
  });
});
