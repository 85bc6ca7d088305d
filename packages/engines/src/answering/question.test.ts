import { describe, expect, it } from 'vitest';
import { classifyQuestion, isMereDefinition } from './question.ts';

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

describe('isMereDefinition()', () => {
  const is = 'A fuse is a wire that melts.';
  it.each([
    ['how', is, true],
    ['definition', is, false],
    ['value', is, false],
    ['how', 'A fuse melts above its current.', false],
    ['cause', 'A fuse is a wire that melts because of its resistance.', false],
    ['open', '遅れ破壊は、鋼が一定時間後に破断する現象である。', true],
    ['cause', '矽中介層是連接多顆晶片的薄矽片。', true],
  ] as const)('of a question of kind %s, "%s": %s', (kind, sentence, expected) => {
    expect(isMereDefinition(kind, sentence)).toBe(expected);
  });
});
