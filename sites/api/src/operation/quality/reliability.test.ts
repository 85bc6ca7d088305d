import type { AnswerModel, GradingValues } from '@assay/engines/answering/training';
import type { LabelledQuestion } from '@assay/starter-library';
import { describe, expect, it } from 'vitest';
import { type GradedQuestion, gradeUnseen, reliabilityOf } from './reliability.ts';

function question(id: string, answerable: LabelledQuestion['answerable']): LabelledQuestion {
  return { id, language: 'en', question: id, kind: 'value', answerable, documents: [], sentences: [] };
}

function graded(probability: number, isAnswerable: boolean, isLeadRight = false): GradedQuestion {
  return { question: question('q', isAnswerable ? 'yes' : 'no'), probability, isAnswerable, isLeadRight };
}

describe('reliabilityOf', () => {
  it('compares probabilities with shares, bin by bin, and leaves empty bins out', () => {
    const { bins, questions, expected_error } = reliabilityOf([
      graded(0.91, true, true),
      graded(0.95, true),
      graded(0.99, false),
      graded(0.25, false),
    ]);
    expect(questions).toBe(4);
    expect(bins).toEqual([
      { from: 0.2, to: 0.3, questions: 1, predicted: 0.25, answerable: 0, lead_right: 0 },
      { from: 0.9, to: 1, questions: 3, predicted: 0.95, answerable: 0.667, lead_right: 0.333 },
    ]);
    expect(expected_error).toBeCloseTo((0.25 + 3 * (0.95 - 2 / 3)) / 4, 3);
  });

  it('holds a certain one in the last bin, and knows no error of nothing', () => {
    expect(reliabilityOf([graded(1, true)]).bins).toMatchObject([{ from: 0.9, to: 1, questions: 1 }]);
    expect(reliabilityOf([])).toEqual({ questions: 0, expected_error: 0, bins: [] });
  });
});

describe('gradeUnseen', () => {
  const constant = (names: readonly string[], weight: number, bias: number) => ({
    names,
    mean: names.map(() => 0),
    scale: names.map(() => 1),
    weights: names.map(() => weight),
    bias,
  });
  const model = (bias: number): AnswerModel => ({
    ranking: constant(['near'], 1, 0),
    decision: constant([], 1, bias),
    beside: constant([], 1, 0),
    answeredFrom: 0,
    nearFrom: 0,
  });
  const compared = (id: string, answerable: LabelledQuestion['answerable'], gains: [number, number][]) => ({
    asked: { question: question(id, answerable) },
    list: gains.map(([near, gain]) => ({ near, gain })).sort((a, b) => b.near - a.near),
    grading: {} as GradingValues,
  });
  const asRead = (each: ReturnType<typeof compared>) => each;

  it('asks the model that has not seen the question, and puts back how many are answerable', () => {
    const set = [
      compared('0', 'yes', [
        [0.2, 1],
        [0.9, 0.3],
      ]),
      compared('1', 'partly', [[0.5, 1]]),
      compared('2', 'no', [[0.1, 0]]),
      compared('3', 'yes', []),
    ];
    // Even ids are one fold; the model of a fold is the one that was fitted without it.
    const found = gradeUnseen(set, [model(0), model(2)], ({ id }) => Number(id) % 2, asRead);
    expect(found.map(({ isAnswerable, isLeadRight }) => [isAnswerable, isLeadRight])).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [true, false],
    ]);
    // Of what fold 1 learned from, a half is answerable: its odds stay.
    expect(found[1]?.probability).toBeCloseTo(1 / (1 + Math.exp(-2)), 9);
    expect(found[3]?.probability).toBe(0);
    // All that fold 0 learned from is answerable: nothing else is to be expected.
    expect(found[0]?.probability).toBe(1);
  });
});
