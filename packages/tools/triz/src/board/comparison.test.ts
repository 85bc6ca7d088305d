import { createWorkState, type Operation, rootId, transact } from '@assay/works';
import { expect, it } from 'vitest';
import { boardKinds } from './kind/board-kind.ts';
import { boardCriteria, comparedIdeas, mostCompared } from './kind/compared-ideas.ts';
import { outlineBoard } from './outline/outline-board.ts';
import { boardWishes } from './views/board-wishes.ts';

function boardWith(more: readonly Operation[] = []) {
  const state = createWorkState(boardKinds['tech-mind']);
  const add = (id: string, type: string, parent: string | null, fields: object): Operation => ({
    op: 'add',
    id,
    type,
    parent,
    fields: fields as never,
  });
  const operations = [
    add(rootId, 'work', null, { title: 'Seal', statement: 'Coolant passes the shaft.', datum: 'Face seal' }),
    add('b1', 'branch', null, { name: 'Remove the seal', principle: 2 }),
    add('b2', 'branch', null, { name: 'Better faces', principle: 35 }),
    add('can', 'idea', 'b1', { name: 'Closed can', isCompared: true }),
    add('wet', 'idea', 'b1', { name: 'Wet rotor' }),
    add('grooves', 'idea', 'b2', { name: 'Grooved faces', isCompared: true }),
    add('leakage', 'criterion', null, { name: 'Leakage', weight: 5 }),
    add('friction', 'criterion', null, { name: 'Friction', weight: 4 }),
    add('cost', 'criterion', null, { name: 'Cost' }),
    add('v1', 'comparison', 'can', { criterion: 'leakage', verdict: 'better' }),
    add('v2', 'comparison', 'can', { criterion: 'friction', verdict: 'same' }),
    add('v3', 'comparison', 'can', { criterion: 'cost', verdict: 'worse' }),
    add('v4', 'comparison', 'grooves', { criterion: 'friction', verdict: 'better' }),
    ...more,
  ];
  transact(state, operations, { origin: 'person' });
  return state;
}

it('letters the compared ideas in the order of the board, and weighs them against the datum', () => {
  const [can, grooves, ...others] = comparedIdeas(boardWith());
  expect(others).toEqual([]);
  expect(can).toMatchObject({ letter: 'A', better: 1, worse: 1, gained: 5, lost: 3, net: 2, isWhole: true });
  expect(grooves).toMatchObject({ letter: 'B', gained: 4, lost: 0, net: 4, isWhole: false });
});

it('forgets the verdicts by a criterion that is taken away', () => {
  const state = boardWith();
  transact(state, [{ op: 'remove', id: 'cost' }], { origin: 'person' });
  expect(boardCriteria(state).map(({ id }) => id)).toEqual(['leakage', 'friction']);
  expect(comparedIdeas(state)[0]).toMatchObject({ lost: 0, net: 5, isWhole: true });
  expect(state.get('v3')).toBeUndefined();
});

it('takes ideas in while there is room, and nothing but ideas', () => {
  const many = Array.from(
    { length: 10 },
    (_, at): Operation => ({ op: 'add', id: `n${at}`, type: 'idea', parent: 'b2', fields: { name: `Idea ${at}` } }),
  );
  const state = boardWith(many);
  const wishes = boardWishes.compare(state, [
    'b1',
    rootId,
    'can',
    'wet',
    ...Array.from({ length: 10 }, (_, at) => `n${at}`),
  ]);
  const taken = ['wet', 'n0', 'n1', 'n2', 'n3', 'n4'];
  expect(wishes).toEqual(taken.map((id) => ({ op: 'set', id, field: 'isCompared', value: true })));
  transact(state, wishes, { origin: 'person' });
  expect(comparedIdeas(state)).toHaveLength(mostCompared);
  expect(boardWishes.compare(state, ['n9'])).toEqual([]);
  expect(boardWishes.turnComparison(state, 'n9')).toEqual([]);
});

it('lets go of an idea that stands behind the eight, as when two people took ideas in at once', () => {
  const many = Array.from(
    { length: 10 },
    (_, at): Operation => ({
      op: 'add',
      id: `n${at}`,
      type: 'idea',
      parent: 'b2',
      fields: { name: `Idea ${at}`, isCompared: true },
    }),
  );
  const state = boardWith(many);
  expect(comparedIdeas(state).some(({ idea }) => idea.id === 'n9')).toBe(false);
  expect(boardWishes.turnComparison(state, 'n9')).toEqual([{ op: 'set', id: 'n9', field: 'isCompared', value: null }]);
});

it('stands in documents and sheets, with what the ideas are held against', () => {
  const { blocks, sheets } = outlineBoard(boardWith(), 'en');
  expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Compared with: Face seal' });
  expect(sheets[1]).toMatchObject({
    name: 'Comparison',
    columns: [{ name: 'Criterion' }, { name: 'Weight' }, { name: 'A Closed can' }, { name: 'B Grooved faces' }],
    rows: [
      ['Leakage', '× 5', '+', '–'],
      ['Friction', '× 4', 'S', '+'],
      ['Cost', '× 3', '−', '–'],
      ['Weighed balance', '', '+2', '–'],
    ],
  });
  expect(outlineBoard(boardWith([{ op: 'set', id: rootId, field: 'datum', value: null }]), 'jp').blocks).toContainEqual(
    {
      kind: 'paragraph',
      text: '比較の基準: 現行の解決策',
    },
  );
});
