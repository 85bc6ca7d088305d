import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim, whims } from '../testing/arbitrary-edits.ts';
import { faultsOf } from '../testing/invariants.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import type { Change, Edit, Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import type { Operation } from './operation.types.ts';
import { createReplica, type Replica } from './replica.ts';
import { transact } from './transact.ts';
import { undo } from './undo.ts';

/** The service in one list: does edits once, in the order in which they come, and keeps what came of them. */
function sequencer() {
  const state = createWorkState(sampleKind);
  const log: Change[] = [];
  return {
    log,
    state,
    records: () => state.records(),
    send(edit: Edit, person: string): Change | EditRefused {
      const known = log.find(({ id }) => id === edit.id);
      if (known) return known;
      try {
        let effect: Effect;
        if ('operations' in edit) effect = transact(state, edit.operations, { origin: 'person' });
        else {
          const done = log.find(({ id }) => id === edit.undoes);
          if (!done) return new EditRefused('changedSince');
          effect = undo(state, done);
        }
        const change: Change = {
          ...effect,
          id: edit.id,
          revision: log.length + 1,
          author: { person },
          origin: 'person',
          at: '2026-11-27T00:00:00Z',
        };
        log.push(change);
        return change;
      } catch (error) {
        if (error instanceof EditRefused) return error;
        throw error;
      }
    },
  };
}

/** One browser: sends its edits one after the other, and hears of changes when the line brings them. */
function browser(service: ReturnType<typeof sequencer>, person: string) {
  const replica = createReplica(sampleKind, { records: [], revision: 0 });
  let count = 0;
  const sent: string[] = [];
  return {
    replica,
    sent,
    follow(whims: readonly Whim[]) {
      this.edit(whims.map((whim, at) => operationOf(whim, replica.state, `${person}${count}-${at}`)));
    },
    edit(asked: readonly Operation[]) {
      submit(replica, { id: `${person}${count++}`, operations: asked }, sent);
    },
    undo() {
      const last = sent.at(-1);
      if (last !== undefined) submit(replica, { id: `${person}${count++}`, undoes: last }, sent);
    },
    /** The oldest edit reaches the service; with `isCut` its answer is lost, and it is sent again later. */
    deliver(isCut: boolean) {
      const [edit] = replica.pending;
      if (!edit) return;
      const answer = service.send(edit, person);
      if (isCut || !(answer instanceof EditRefused)) return;
      replica.drop(edit.id);
    },
    hear(most = Number.POSITIVE_INFINITY) {
      for (const change of service.log.slice(replica.revision, replica.revision + most)) replica.receive(change);
    },
  };
}

function submit(replica: Replica, edit: Edit, sent: string[]) {
  try {
    replica.submit(edit);
    sent.push(edit.id);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
}

const act = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  what: fc.oneof(
    { weight: 4, arbitrary: whims.map((asked) => ({ do: 'edit' as const, asked })) },
    { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
    { weight: 3, arbitrary: fc.boolean().map((isCut) => ({ do: 'deliver' as const, isCut })) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((most) => ({ do: 'hear' as const, most })) },
  ),
});

describe('people who edit one work at once', () => {
  it('all end with what the service holds, whatever came between, and no rule is broken on the way', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80, size: 'max' }), (acts) => {
        const service = sequencer();
        const people = ['x', 'y', 'z'].map((name) => browser(service, name));
        for (const { who, what } of acts) {
          const one = people[who];
          if (!one) continue;
          if (what.do === 'edit') one.follow(what.asked);
          else if (what.do === 'undo') one.undo();
          else if (what.do === 'deliver') one.deliver(what.isCut);
          else one.hear(what.most);
          expect(faultsOf(one.replica.state)).toEqual([]);
        }
        while (people.some(({ replica }) => replica.pending.length > 0)) {
          for (const one of people) {
            one.deliver(false);
            one.hear();
          }
        }
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
    mine.deliver(false);
    mine.hear();
    theirs.hear();
    const edit: Edit = { id: 'words', operations: [{ op: 'set', id: 'a', field: 'name', value: 'pump, revised' }] };
    mine.replica.submit(edit);
    theirs.edit([{ op: 'remove', id: 'a' }]);
    theirs.deliver(false);
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
          what.map((whim, at) => operationOf(whim, service.state, `${name}-${at}`));
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
