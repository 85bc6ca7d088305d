import { describe, expect, it } from 'vitest';
import { answerForm, answerTo, askable, commonQuestions } from './common-questions.ts';
import type { QuestionData } from './question.types.ts';

const choice: QuestionData = {
  name: 'keep',
  options: [
    { value: 'a', record: 'a' },
    { value: 'b', label: 'Beta' },
  ],
};
const isAnswer = (kind: string, data: QuestionData, answer: unknown) =>
  answerForm(undefined, { kind, data })?.safeParse(answer).success;

describe('what may be answered', () => {
  it.each([
    ['one', 'a', true],
    ['one', 'c', false],
    ['one', ['a'], false],
    ['several', ['b', 'a'], true],
    ['several', [], false],
    ['several', ['a', 'a'], false],
    ['several', ['a', 'c'], false],
  ])('to a question of the kind %s: %j %s', (kind, answer, isOne) => {
    expect(isAnswer(kind, choice, answer)).toBe(isOne);
  });

  it('to a text are words, without the space around them', () => {
    const form = answerForm(undefined, { kind: 'text', data: { name: 'why' } });
    expect(form?.safeParse('  It leaks. ')).toEqual({ success: true, data: 'It leaks.' });
    for (const answer of ['', '   ', 'x'.repeat(4_001), 3]) expect(form?.safeParse(answer).success).toBe(false);
  });

  it('is nothing where the kind is not known, or its data are of another', () => {
    expect(answerForm(undefined, { kind: 'toString', data: choice })).toBeUndefined();
    expect(answerForm(undefined, { kind: 'one', data: { name: 'keep', options: [] } })).toBeUndefined();
  });

  it('is in the form that a procedure names for it', () => {
    const kinds = { count: { data: commonQuestions.text.data, answer: () => commonQuestions.text.answer() } };
    expect(answerForm(kinds, { kind: 'count', data: { name: 'n' } })?.safeParse('2').success).toBe(true);
    expect(answerForm(undefined, { kind: 'count', data: { name: 'n' } })).toBeUndefined();
  });
});

describe('what a tool asks', () => {
  it('can be answered, by what it proposes too', () => {
    const question = { kind: 'several', data: choice, proposed: ['a'] };
    expect(askable(undefined, question)).toBe(question);
    expect(() => askable(undefined, { ...question, proposed: ['c'] })).toThrow('no answer');
    expect(() => askable(undefined, { ...question, kind: 'many' })).toThrow('no question');
  });

  it('comes back with its answer in the form of its kind, and not in another', () => {
    const answered = { kind: 'one', data: choice, answer: 'b' };
    expect(answerTo(commonQuestions.one, answered)).toEqual({ data: choice, answer: 'b' });
    expect(answerTo(commonQuestions.several, answered)).toBeUndefined();
    expect(answerTo(commonQuestions.one, undefined)).toBeUndefined();
  });
});
