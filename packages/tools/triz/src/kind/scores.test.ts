import { createWorkState, type Operation, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { scoredConcepts } from './scores.ts';
import { trizKind } from './triz-kind.ts';

const person = { origin: 'person' } as const;

function add(id: string, type: string, parent: string | null, fields: Record<string, string | number>): Operation {
  return { op: 'add', id, type, parent, fields };
}

function work(...more: Operation[]) {
  const state = createWorkState(trizKind);
  transact(
    state,
    [
      add('c', 'contradiction', null, { form: 'technical', improve: 1, worsen: 14 }),
      add('p', 'principle', 'c', { number: 40 }),
      add('leak', 'criterion', null, { name: 'Leakage', weight: 5 }),
      add('cost', 'criterion', null, { name: 'Cost', weight: 2 }),
      add('a', 'concept', 'p', { name: 'Composite shell' }),
      add('b', 'concept', 'p', { name: 'Ribbed casting' }),
      ...more,
    ],
    person,
  );
  return state;
}

const score = (concept: string, criterion: string, value: number) =>
  add(`${concept}-${criterion}`, 'score', concept, { criterion, value });

describe('concepts of a TRIZ work', () => {
  it('F2: are ranked by the weighted mean of their scores', () => {
    const state = work(score('a', 'leak', 5), score('a', 'cost', 2), score('b', 'leak', 3), score('b', 'cost', 5));
    // (5·5 + 2·2) / 7 and (5·3 + 2·5) / 7
    expect(scoredConcepts(state).map(({ concept, total, rank }) => [concept.id, total, rank])).toEqual([
      ['a', 4.14, 1],
      ['b', 3.57, 2],
    ]);
  });

  it('have no total while a criterion is open, and share a rank where they are equal', () => {
    const open = work(score('a', 'leak', 5));
    expect(scoredConcepts(open).map(({ total, rank }) => [total, rank])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const equal = work(score('a', 'leak', 4), score('a', 'cost', 4), score('b', 'leak', 4), score('b', 'cost', 4));
    expect(scoredConcepts(equal).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('lose their scores with the criterion, and their place with the principle', () => {
    const state = work(score('a', 'leak', 5), score('a', 'cost', 2));
    transact(state, [{ op: 'remove', id: 'cost' }], person);
    expect(scoredConcepts(state)[0]).toMatchObject({ total: 5, rank: 1 });
    transact(state, [{ op: 'remove', id: 'p' }], person);
    expect(scoredConcepts(state)).toEqual([]);
  });
});
