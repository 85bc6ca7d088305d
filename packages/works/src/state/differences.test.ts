import { describe, expect, it } from 'vitest';
import { transact } from '../changes/transact.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { differencesOf } from './differences.ts';
import { createWorkState } from './work-state.ts';

const person = { origin: 'person' } as const;
const part = (id: string, parent: string | null = null) =>
  ({ op: 'add', id, type: 'part', parent, fields: { name: id } }) as const;

function workOf(...ids: string[]) {
  const state = createWorkState(sampleKind);
  transact(
    state,
    ids.map((id) => part(id)),
    person,
  );
  return state;
}

describe('what is different between two states', () => {
  it('is nothing between a state and itself', () => {
    const { records } = workOf('pump', 'valve');
    expect(differencesOf(records(), records())).toEqual([]);
  });

  it('names what was added, what went, and each field with what it held and holds', () => {
    const state = workOf('pump', 'valve', 'seal');
    const before = state.records();
    transact(
      state,
      [
        { op: 'set', id: 'pump', field: 'name', value: 'gear pump' },
        { op: 'set', id: 'pump', field: 'mass', value: 2 },
        { op: 'remove', id: 'seal' },
        part('shaft', 'pump'),
      ],
      person,
    );
    const found = differencesOf(before, state.records());
    expect(found.map(({ what, record }) => [what, record.id])).toEqual([
      ['changed', 'pump'],
      ['added', 'shaft'],
      ['removed', 'seal'],
    ]);
    expect(found[0]).toMatchObject({
      isMoved: false,
      fields: [
        { field: 'name', before: 'pump', after: 'gear pump' },
        { field: 'mass', after: 2 },
      ],
    });
  });

  it('tells that something stands elsewhere', () => {
    const state = workOf('pump', 'valve');
    const before = state.records();
    transact(state, [{ op: 'move', id: 'pump', parent: 'valve' }], person);
    expect(differencesOf(before, state.records())).toMatchObject([{ what: 'changed', isMoved: true, fields: [] }]);
  });

  it('takes a record of another type under the same id for another record', () => {
    const state = workOf('pump');
    const before = state.records();
    transact(
      state,
      [
        { op: 'remove', id: 'pump' },
        { op: 'add', id: 'pump', type: 'statement', parent: null, fields: { words: 'Pumps' } },
      ],
      person,
    );
    expect(differencesOf(before, state.records()).map(({ what }) => what)).toEqual(['added', 'removed']);
  });
});
