import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { classModel, classScores } from './class-model.ts';
import { trainClasses } from './train-classes.ts';

const best = (scores: readonly number[]) => scores.indexOf(Math.max(...scores));

it('tells classes apart that lie apart', () => {
  const corners = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const vectors = corners.flatMap((corner) => [0.05, -0.05].map((off) => corner.map((value) => value + off)));
  const scores = classScores(classModel('any', trainClasses(vectors, [0, 0, 1, 1, 2, 2], 3)));
  expect(vectors.map((vector) => best(scores(vector)))).toEqual([0, 0, 1, 1, 2, 2]);
});

it('keeps weights in a byte each, off by half a step at most', () => {
  const number = fc.double({ min: -20, max: 20, noNaN: true });
  const rows = fc.array(fc.tuple(fc.array(number, { minLength: 4, maxLength: 4 }), number), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      rows,
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
      (given, vector) => {
        const fitted = given.map(([weights, bias]) => ({ weights: Float64Array.from(weights), bias }));
        const scores = classScores(classModel('any', fitted))(vector);
        given.forEach(([weights, bias], at) => {
          const exact = weights.reduce((sum, weight, index) => sum + weight * (vector[index] as number), bias);
          const step = Math.max(...weights.map(Math.abs)) / 127;
          expect(Math.abs((scores[at] as number) - exact)).toBeLessThan(4 * (step / 2 + 2e-5) + 1e-4);
        });
      },
    ),
  );
});
