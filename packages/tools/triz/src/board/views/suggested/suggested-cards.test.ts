import type { Suggestion } from '@assay/screens/works';
import { createWorkState, type Operation, rootId, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { boardKinds } from '../../kind/board-kind.ts';
import { suggestedCards } from './suggested-cards.ts';

const board = createWorkState(boardKinds['tech-mind']);
transact(
  board,
  [
    { op: 'add', id: rootId, type: 'work', parent: null, fields: { title: 'Lighter' } },
    { op: 'add', id: 'b', type: 'branch', parent: null, fields: { name: 'Composites', principle: 40, x: 260, y: 0 } },
    { op: 'add', id: 'i', type: 'idea', parent: 'b', fields: { name: 'Carbon', x: 520, y: 0 } },
  ],
  { origin: 'person' },
);

const of = (operations: readonly Operation[], state: Suggestion['state'] = 'open'): Suggestion => ({
  id: 's',
  author: { person: 'p', name: 'Ken' },
  origin: 'person',
  reason: null,
  operations,
  at: '2026-12-01T00:00:00Z',
  state,
  decided_at: null,
  decided_by: null,
});
const seen = (...suggestions: Suggestion[]) => suggestedCards(board, suggestions);
const added: Operation = { op: 'add', id: 'n', type: 'idea', parent: 'i', fields: { name: 'Braid', x: 780, y: 8 } };

describe('what is suggested for a board', () => {
  it('draws what would come where it would stand, below the card that is there or comes with it', () => {
    const further: Operation = {
      op: 'add',
      id: 'm',
      type: 'idea',
      parent: 'n',
      fields: { name: 'Twist', x: 1040, y: 8 },
    };
    const { ghosts, lines } = seen(of([added, further]));
    expect(ghosts).toMatchObject([
      { label: 'Braid', x: 780, y: 8, parent: 'i', isGhost: true, suggested: { change: 'add', author: 'Ken' } },
      { label: 'Twist', parent: ghosts[0]?.id },
    ]);
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      ['i', ghosts[0]?.id],
      [ghosts[0]?.id, ghosts[1]?.id],
    ]);
  });

  it('draws a place to which a card would go, led to from the card, which stands where it stood', () => {
    const { ghosts, lines } = seen(of([{ op: 'set', id: 'i', field: 'x', value: 600 }]));
    expect(ghosts).toMatchObject([{ label: 'Carbon', x: 600, y: 0, parent: 'i', suggested: { change: 'move' } }]);
    expect(lines).toMatchObject([{ from: 'i', to: ghosts[0]?.id, isDashed: true }]);
    expect(board.get('i')?.fields).toMatchObject({ x: 520 });
  });

  it('names what would go, with all that hangs on it', () => {
    const { ghosts, leaving } = seen(of([{ op: 'remove', id: 'b' }]));
    expect(ghosts).toEqual([]);
    expect([...leaving.keys()]).toEqual(['b', 'i']);
  });

  it('draws what rules suggest, with what they alone may say', () => {
    const branch: Operation = {
      op: 'add',
      id: 'r',
      type: 'branch',
      parent: null,
      fields: { name: 'Foam', isSearched: true },
    };
    expect(seen({ ...of([branch]), origin: 'rules' }).ghosts).toMatchObject([{ label: 'Foam' }]);
  });

  it('is nothing of other words, of what was decided, and of what no longer fits', () => {
    const nothing = { ghosts: [], lines: [], leaving: new Map() };
    expect(seen(of([{ op: 'set', id: 'i', field: 'name', value: 'Glass' }]))).toEqual(nothing);
    expect(seen(of([added], 'refused'))).toEqual(nothing);
    expect(seen(of([{ ...added, parent: 'gone' }]))).toEqual(nothing);
  });
});
