import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim, whims } from '../testing/arbitrary-edits.ts';
import { faultsOf } from '../testing/invariants.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { acts, browser, perform, sequencer, settle } from '../testing/scripted-people.ts';
import type { Change, Edit } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import type { Operation } from './operation.types.ts';
import { createReplica } from './replica.ts';

describe('people who edit one work at once', () => {
  it('all end with what the service holds, whatever came between, and no rule is broken on the way', () => {
    fc.assert(
      fc.property(acts, (asked) => {
        const service = sequencer();
        const people = ['x', 'y', 'z'].map((name) => browser(service, name));
        for (const act of asked) {
          perform(people, act);
          for (const { replica } of people) expect(faultsOf(replica.state)).toEqual([]);
        }
        settle(people);
        for (const one of people) {
          one.hear();
          expect(one.replica.state.records()).toEqual(service.records());
        }
        // What the log alone says is what everybody holds.
        const replayed = createWorkState(sampleKind);
        for (const { patches } of service.log) for (const patch of patches) replayed.apply(patch);
        expect(replayed.records()).toEqual(service.records());
      }),
      { numRuns: propertyRuns },
    );
  });

  it('a change that comes twice is done once, and one that is missing is noticed', () => {
    const service = sequencer();
    const replica = createReplica(sampleKind, { records: [], revision: 0 });
    const add = (id: string) =>
      service.send({ id, operations: [{ op: 'add', id, type: 'part', parent: null, fields: { name: id } }] }, 'x');
    const [first, second, third] = [add('a'), add('b'), add('c')] as [Change, Change, Change];
    replica.receive(first);
    replica.receive(first);
    expect(replica.state.size).toBe(1);
    expect(() => replica.receive(third)).toThrow('one is missing');
    replica.receive(second);
    replica.receive(third);
    expect(replica.state.children(null)).toEqual(['a', 'b', 'c']);
  });

  it('gives back what was written in a record that somebody removed meanwhile', () => {
    const service = sequencer();
    const mine = browser(service, 'x');
    const theirs = browser(service, 'y');
    mine.edit([{ op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'pump' } }]);
    mine.deliver(1, false);
    mine.hear();
    theirs.hear();
    const edit: Edit = { id: 'words', operations: [{ op: 'set', id: 'a', field: 'name', value: 'pump, revised' }] };
    mine.replica.submit(edit);
    theirs.edit([{ op: 'remove', id: 'a' }]);
    theirs.deliver(1, false);
    const lost = service.log.slice(1).flatMap((change) => mine.replica.receive(change));
    expect(lost).toMatchObject([{ edit, refusal: { reason: 'noRecord' } }]);
    expect(mine.replica.pending).toEqual([]);
  });

  it('tells which records were touched', () => {
    const replica = createReplica(sampleKind, { records: [], revision: 0 });
    const told: string[][] = [];
    const end = replica.subscribe((touched) => told.push([...touched]));
    replica.submit({
      id: '1',
      operations: [{ op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'a' } }],
    });
    replica.drop('1');
    end();
    replica.submit({
      id: '2',
      operations: [{ op: 'add', id: 'b', type: 'part', parent: null, fields: { name: 'b' } }],
    });
    expect(told).toEqual([['a'], ['a']]);
  });
});

describe('taking back what one did', () => {
  it('leaves everything as it was where nobody else came between, and brings it back', () => {
    fc.assert(
      fc.property(manyWhims, whims, (edits, last) => {
        const service = sequencer();
        const asked = (what: readonly Whim[], name: string) =>
          what.map((whim, at) => operationOf(whim, service.state, `${name}-${at}`, service.log.length));
        for (const [at, what] of edits.entries()) {
          service.send({ id: `e${at}`, operations: asked(what, `e${at}`) }, 'x');
        }
        const before = structuredClone(service.records());
        if (service.send({ id: 'last', operations: asked(last, 'last') }, 'x') instanceof EditRefused) return;
        const after = structuredClone(service.records());
        const undone = service.send({ id: 'undo', undoes: 'last' }, 'x');
        // A change that changed nothing has nothing to take back.
        if (undone instanceof EditRefused) return;
        expect(service.records()).toEqual(before);
        service.send({ id: 'redo', undoes: 'undo' }, 'x');
        expect(service.records()).toEqual(after);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('takes back what a tool did for them, once it has come', () => {
    const service = sequencer();
    const replica = createReplica(sampleKind, { records: [], revision: 0 });
    const found: Operation = { op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'found' } };
    expect(() => replica.submit({ id: 'u', undoes: 'act' })).toThrow(EditRefused);
    replica.receive(service.send({ id: 'act', operations: [found] }, 'x') as Change);
    replica.submit({ id: 'u', undoes: 'act' });
    expect(replica.state.size).toBe(0);
    replica.submit({ id: 'r', undoes: 'u' });
    expect(replica.state.get('a')?.fields).toEqual({ name: 'found' });
  });

  it('never touches what somebody else wrote since', () => {
    const service = sequencer();
    const send = (id: string, ...asked: readonly Operation[]) => service.send({ id, operations: asked }, 'x');
    send('rows', { op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'a', mass: 1 } });
    send('mine', { op: 'set', id: 'a', field: 'name', value: 'b' }, { op: 'set', id: 'a', field: 'mass', value: 2 });
    send('theirs', { op: 'set', id: 'a', field: 'name', value: 'c' });
    service.send({ id: 'undo', undoes: 'mine' }, 'x');
    expect(service.records()[0]?.fields).toEqual({ name: 'c', mass: 1 });
    expect(service.send({ id: 'again', undoes: 'mine' }, 'x')).toMatchObject({ reason: 'changedSince' });
    expect(service.send({ id: 'row', undoes: 'rows' }, 'x')).toMatchObject({ reason: 'changedSince' });
  });

  it('brings a removed record back with all that went with it, beside what has taken its place', () => {
    const service = sequencer();
    const send = (id: string, ...asked: readonly Operation[]) => service.send({ id, operations: asked }, 'x');
    const part = (id: string, after?: string | null) =>
      ({
        op: 'add',
        id,
        type: 'part',
        parent: null,
        fields: { name: id },
        ...(after !== undefined && { after }),
      }) as const;
    send('1', part('a'), part('b'), part('c'), {
      op: 'add',
      id: 'n',
      type: 'note',
      parent: 'b',
      fields: { words: 'kept' },
    });
    send('gone', { op: 'remove', id: 'b' });
    send('2', part('d', 'a'));
    service.send({ id: 'back', undoes: 'gone' }, 'x');
    const ids = service.records().map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(expect.arrayContaining(['a', 'b', 'n', 'c', 'd']));
    expect(ids.at(-1)).toBe('c');
  });
});
