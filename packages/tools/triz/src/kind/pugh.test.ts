import { createWorkState, type Operation, rootId, transact } from '@assay/works';
import { expect, it } from 'vitest';
import { comparedConcepts } from './pugh.ts';
import { trizKind } from './triz-kind.ts';

function workWith(more: readonly Operation[] = []) {
  const state = createWorkState(trizKind);
  const add = (
    id: string,
    type: string,
    parent: string | null,
    fields: Record<string, string | number>,
  ): Operation => ({
    op: 'add',
    id,
    type,
    parent,
    fields,
  });
  const operations = [
    add(rootId, 'work', null, { title: 'Seal' }),
    add('c', 'contradiction', null, { form: 'technical', improve: 23, worsen: 22 }),
    add('p', 'principle', 'c', { number: 35 }),
    add('film', 'concept', 'p', { name: 'Grooved faces' }),
    add('can', 'concept', 'p', { name: 'Closed can' }),
    add('leakage', 'criterion', null, { name: 'Leakage', weight: 5 }),
    add('cost', 'criterion', null, { name: 'Cost', weight: 2 }),
    add('v1', 'comparison', 'can', { criterion: 'leakage', verdict: 'better' }),
    add('v2', 'comparison', 'can', { criterion: 'cost', verdict: 'worse' }),
    ...more,
  ];
  transact(state, operations, { origin: 'person' });
  return state;
}

it('compares with the first where no datum was chosen, and weighs what is better against what is worse', () => {
  const [film, can] = comparedConcepts(workWith());
  expect(film).toMatchObject({ isDatum: true, net: 0, isWhole: true });
  expect(can).toMatchObject({ isDatum: false, better: 1, worse: 1, net: 3, isWhole: true });
});

it('leaves out what was said of the datum while it was none, and tells what is not compared yet', () => {
  const [film, can] = comparedConcepts(workWith([{ op: 'set', id: rootId, field: 'datum', value: 'can' }]));
  expect(can).toMatchObject({ isDatum: true, better: 0, worse: 0, net: 0 });
  expect(film).toMatchObject({ isDatum: false, isWhole: false });
});

it('takes the first again when the datum was removed', () => {
  const state = workWith([{ op: 'set', id: rootId, field: 'datum', value: 'can' }]);
  transact(state, [{ op: 'remove', id: 'can' }], { origin: 'person' });
  expect(comparedConcepts(state)).toMatchObject([{ isDatum: true }]);
});
