import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineKind } from '../kind/define-kind.ts';
import { coordinate, number } from '../kind/fields.ts';
import { contentHash } from '../state/content-hash.ts';
import { createWorkState } from '../state/work-state.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import type { Operation } from './operation.types.ts';
import { createReplica } from './replica.ts';
import { setOver, withSeen } from './set-over.ts';
import { transact } from './transact.ts';

const set = (value: string | null): Operation => ({ op: 'set', id: 'a', field: 'name', value });
const words = (value: string | null): Operation => ({ op: 'set', id: 'n', field: 'words', value });
const both = { op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'pump' } } as const;
const note = { op: 'add', id: 'n', type: 'note', parent: 'a' } as const;

/** What an edit of somebody who saw the first state is set over where others have edited since. */
function overAfter(others: readonly Operation[], own: readonly Operation[]) {
  const state = createWorkState(sampleKind);
  transact(state, [both, note], { origin: 'person' });
  const operations = withSeen(state, own);
  transact(state, others, { origin: 'person' });
  return setOver({ id: 'own', operations }, transact(state, operations, { origin: 'person' }));
}

describe('values set over others', () => {
  it('are told where their author saw something else, an emptied one as empty', () => {
    expect(overAfter([set('rotor')], [set('wheel')])).toEqual([{ record: 'a', field: 'name', value: 'rotor' }]);
    expect(overAfter([words('loud')], [words('quiet')])).toEqual([{ record: 'n', field: 'words', value: 'loud' }]);
    const emptied = overAfter([words('loud'), words(null)], [words('quiet')]);
    expect(emptied, 'it was empty for its author, too').toEqual([]);
  });

  it('are not told where nothing came between, where the same was meant, and where nobody says what they saw', () => {
    expect(overAfter([], [set('wheel')])).toEqual([]);
    expect(overAfter([words('loud')], [set('wheel')])).toEqual([]);
    expect(overAfter([set('wheel')], [set('wheel')])).toEqual([]);
    const state = createWorkState(sampleKind);
    transact(state, [both], { origin: 'person' });
    expect(
      setOver({ id: 'own', operations: [set('wheel')] }, transact(state, [set('wheel')], { origin: 'person' })),
    ).toEqual([]);
  });

  it('are told once where their author went on writing, and not of what they wrote themselves', () => {
    const typed = overAfter([set('rotor')], [set('w'), set('wh'), set('wheel')]);
    expect(typed).toEqual([{ record: 'a', field: 'name', value: 'rotor' }]);
    expect(overAfter([], [set('w'), set('wh'), set('wheel')])).toEqual([]);
  });

  it('say nothing of prose and of coordinates, and leave what says already what it saw', () => {
    const state = createWorkState(sampleKind);
    transact(state, [both, note], { origin: 'person' });
    const prose: Operation = { op: 'set', id: 'work', field: 'summary', value: null };
    expect(withSeen(state, [prose, both])).toEqual([prose, both]);
    const fields = { x: coordinate({ min: 0, max: 9 }), mass: number() };
    const types = { card: { parents: [null], fields } };
    const drawn = createWorkState(defineKind({ name: 'drawn', migrations: [], root: {}, types }));
    transact(drawn, [{ op: 'add', id: 'c', type: 'card', parent: null }], { origin: 'person' });
    const setOne = (field: string): Operation => ({ op: 'set', id: 'c', field, value: 1 });
    const saw = contentHash(undefined);
    expect(withSeen(drawn, [setOne('x'), setOne('mass')])).toEqual([setOne('x'), { ...setOne('mass'), saw }]);
    const seen: Operation = { op: 'set', id: 'a', field: 'name', value: 'x', saw: '0123456789abcdef' };
    expect(withSeen(state, [seen])).toEqual([seen]);
    expect(withSeen(state, [{ op: 'set', id: 'gone', field: 'name', value: 'x' }])).not.toHaveProperty([0, 'saw']);
  });

  it('of two people each value is in the work, was seen by whoever replaced it, or is told to them', () => {
    const names = fc.constantFrom('pump', 'rotor', 'wheel', 'shaft');
    const act = fc.record({ who: fc.integer({ min: 0, max: 1 }), name: fc.option(names), hears: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const service = createWorkState(sampleKind);
        const first = transact(service, [both], { origin: 'person' });
        const log = [{ id: 'first', revision: 1, ...first }];
        const people = [0, 1].map(() => {
          const replica = createReplica(sampleKind, { records: [], revision: 0 });
          return { replica, seen: new Set<unknown>(['pump']), told: [] as unknown[] };
        });
        const hear = (of: (typeof people)[number] | undefined) => {
          for (const change of log.slice(of?.replica.revision)) of?.replica.receive(change);
        };
        people.forEach(hear);
        for (const [at, { who, name, hears }] of acts.entries()) {
          const person = people[who];
          if (!person) continue;
          if (name !== null)
            person.replica.submit({ id: `e${at}`, operations: withSeen(person.replica.state, [set(name)]) });
          if (name !== null) person.seen.add(name);
          if (!hears) continue;
          for (const edit of person.replica.pending) {
            if (!('operations' in edit)) continue;
            const before = service.get('a')?.fields['name'];
            const effect = transact(service, edit.operations, { origin: 'person' });
            log.push({ id: edit.id, revision: log.length + 1, ...effect });
            person.told.push(...setOver(edit, effect).map(({ value }) => value));
            const isSeen = person.seen.has(before);
            expect(isSeen || person.told.includes(before)).toBe(true);
          }
          hear(person);
          person.seen.add(person.replica.state.get('a')?.fields['name']);
        }
      }),
      { numRuns: propertyRuns },
    );
  });
});
