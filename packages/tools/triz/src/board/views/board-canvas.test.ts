import { createWorkState, type Operation, rootId, transact } from '@assay/works';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardKinds } from '../kind/board-kind.ts';
import { cardsOf, linesOf } from './board-canvas.ts';
import { boardWishes } from './board-wishes.ts';

const work = createBoard();

function createBoard() {
  let state = createWorkState(boardKinds['tech-mind']);
  return {
    get state() {
      return state;
    },
    begin() {
      state = createWorkState(boardKinds['tech-mind']);
      const add = (id: string, type: string, parent: string | null, fields: object): Operation => ({
        op: 'add',
        id,
        type,
        parent,
        fields: fields as never,
      });
      this.do([
        add(rootId, 'work', null, { title: 'Lighter', statement: 'Make it lighter.' }),
        add('b1', 'branch', null, { name: 'Composites', principle: 40, x: 260, y: 0 }),
        add('b2', 'branch', null, { name: 'Foam', principle: 31, x: 260, y: 176 }),
        add('i1', 'idea', 'b1', { name: 'Carbon', x: 520, y: 0 }),
        add('i2', 'idea', 'i1', { name: 'Braided', x: 780, y: 0 }),
        add('l', 'link', null, { from: 'i2', to: 'b2' }),
      ]);
    },
    do: (operations: readonly Operation[]) => transact(state, operations, { origin: 'person' }),
  };
}

beforeEach(() => work.begin());

describe('a board on the canvas', () => {
  it('has a card for each record and a line for what hangs on what, in the hue of the branch', () => {
    const cards = cardsOf(work.state);
    expect(cards.map(({ id, parent }) => [id, parent])).toEqual([
      ['work', undefined],
      ['b1', 'work'],
      ['b2', 'work'],
      ['i1', 'b1'],
      ['i2', 'i1'],
    ]);
    expect(cards.find(({ id }) => id === 'i2')?.tone).toBe(cards.find(({ id }) => id === 'b1')?.tone);
    expect(linesOf(work.state, cards).map(({ from, to }) => `${from}-${to}`)).toEqual([
      'work-b1',
      'work-b2',
      'b1-i1',
      'i1-i2',
      'i2-b2',
    ]);
  });
});

describe('wishes of the canvas', () => {
  it('put cards elsewhere, the problem too', () => {
    work.do(
      boardWishes.move([
        { id: rootId, x: -20, y: 8 },
        { id: 'i1', x: 600, y: 40 },
      ]),
    );
    expect(work.state.get(rootId)?.fields).toMatchObject({ x: -20, y: 8 });
    expect(work.state.get('i1')?.fields).toMatchObject({ x: 600, y: 40 });
  });

  it('take away cards with what hangs on them, and lines that were drawn, but neither the problem nor a line of the tree', () => {
    work.do(boardWishes.remove(work.state, [rootId, 'b1', 'i1', 'l', 'work b2']));
    expect(cardsOf(work.state).map(({ id }) => id)).toEqual(['work', 'b2']);
    expect(boardWishes.remove(work.state, ['gone'])).toEqual([]);
  });

  it('name cards and lines, and leave no card without a name', () => {
    work.do([
      ...boardWishes.name(work.state, { id: rootId, label: 'Lightest' }),
      ...boardWishes.name(work.state, { id: 'l', label: 'needs' }),
      ...boardWishes.name(work.state, { id: 'i1', label: '  ' }),
      ...boardWishes.name(work.state, { id: 'work b1', label: 'x' }),
    ]);
    expect(cardsOf(work.state)[0]?.label).toBe('Lightest');
    expect(work.state.get('l')?.fields['name']).toBe('needs');
    expect(work.state.get('i1')?.fields['name']).toBe('Carbon');
  });

  it('add an idea where it grows from a card, else a branch; connect all but the problem', () => {
    const words = { newBranch: 'New branch', newIdea: 'New idea' };
    work.do(boardWishes.add(work.state, { x: 1, y: 2, from: 'i2' }, words));
    work.do(boardWishes.add(work.state, { x: 3, y: 4, from: rootId }, words));
    work.do(boardWishes.connect(work.state, { from: 'i1', to: 'b2' }));
    const added = cardsOf(work.state).filter(({ label }) => label.startsWith('New'));
    expect(added.map(({ parent, x, y }) => [parent, x, y])).toEqual([
      ['work', 3, 4],
      ['i2', 1, 2],
    ]);
    expect(boardWishes.connect(work.state, { from: rootId, to: 'b2' })).toEqual([]);
  });
});
