import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineKind } from '../kind/define-kind.ts';
import { derived, number, text } from '../kind/fields.ts';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim, whims } from '../testing/arbitrary-edits.ts';
import { faultsOf } from '../testing/invariants.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { EditRefused, type RefusalReason } from './edit-refused.ts';
import type { Operation } from './operation.types.ts';
import { transact } from './transact.ts';

/** Ids of records that are added: each its own. */
let count = 0;

function asked(state: WorkState, what: readonly Whim[]): Operation[] {
  return what.map((whim) => {
    count += 1;
    return operationOf(whim, state, `r${count}`);
  });
}

const person = { origin: 'person' } as const;

/** What came of an edit, or why not. */
function tried(state: WorkState, asked: readonly Operation[], writing = person as Parameters<typeof transact>[2]) {
  try {
    return transact(state, asked, writing);
  } catch (error) {
    if (error instanceof EditRefused) return error;
    throw error;
  }
}

function part(id: string, more: Partial<Extract<Operation, { op: 'add' }>> = {}): Operation {
  return { op: 'add', id, type: 'part', parent: null, fields: { name: id }, ...more };
}

describe('what is asked of a work', () => {
  it('leaves every rule of its kind in force, and what is refused leaves no trace', () => {
    let done = 0;
    let refused = 0;
    fc.assert(
      fc.property(manyWhims, (edits) => {
        const state = createWorkState(sampleKind);
        for (const [at, what] of edits.entries()) {
          const before = state.records();
          const result = tried(state, asked(state, what), at % 4 === 3 ? { origin: 'model:small' } : person);
          if (result instanceof EditRefused) {
            refused += 1;
            expect(state.records()).toEqual(before);
          } else done += 1;
          expect(faultsOf(state)).toEqual([]);
        }
      }),
      { numRuns: propertyRuns },
    );
    // Both happen often, or the property says little.
    expect(Math.min(done, refused)).toBeGreaterThan(400);
  });

  it('is taken back exactly by its inverse, and done again exactly by its patches', () => {
    fc.assert(
      fc.property(manyWhims, whims, (edits, last) => {
        const state = createWorkState(sampleKind);
        for (const what of edits) tried(state, asked(state, what));
        const before = state.records();
        const effect = tried(state, asked(state, last));
        if (effect instanceof EditRefused) return;
        const after = state.records();
        for (const patch of effect.inverse) state.apply(patch);
        expect(state.records()).toEqual(before);
        for (const patch of effect.patches) state.apply(patch);
        expect(state.records()).toEqual(after);
      }),
      { numRuns: propertyRuns },
    );
  });

  it('puts a record where it was asked to stand', () => {
    const state = createWorkState(sampleKind);
    transact(state, [part('a'), part('b'), part('first', { after: null }), part('behind-a', { after: 'a' })], person);
    expect(state.children(null)).toEqual(['first', 'a', 'behind-a', 'b']);
    transact(state, [{ op: 'move', id: 'b', parent: null, after: 'first' }], person);
    expect(state.children(null)).toEqual(['first', 'b', 'a', 'behind-a']);
    transact(state, [{ op: 'move', id: 'b', parent: 'a' }], person);
    expect(state.children('a')).toEqual(['b']);
    transact(state, [part('late', { after: 'gone' })], person);
    expect(state.children(null).at(-1)).toBe('late');
  });

  it('removes what stands below and what cannot be without it, and empties what can', () => {
    const state = createWorkState(sampleKind);
    transact(
      state,
      [
        part('a'),
        part('b'),
        part('c', { parent: 'a' }),
        { op: 'add', id: 'link', type: 'link', parent: null, fields: { from: 'c', to: 'b' } },
        { op: 'add', id: 'of-link', type: 'note', parent: 'link', fields: { words: 'why' } },
        { op: 'add', id: 'of-b', type: 'note', parent: 'b', fields: { words: 'see c', about: 'c' } },
      ],
      person,
    );
    transact(state, [{ op: 'remove', id: 'a' }], person);
    expect(state.records().map(({ id }) => id)).toEqual(['b', 'of-b']);
    expect(state.get('of-b')?.fields).toEqual({ words: 'see c' });
  });

  const refusals: [RefusalReason, readonly Operation[]][] = [
    ['noRecord', [{ op: 'set', id: 'nobody', field: 'name', value: 'x' }]],
    ['noRecord', [part('x', { parent: 'nobody' })]],
    ['idTaken', [part('a')]],
    ['unknownType', [part('x', { type: 'toString' })]],
    ['unknownField', [{ op: 'set', id: 'a', field: 'constructor', value: 'x' }]],
    ['unknownField', [part('x', { fields: { name: 'x', colour: 'red' } })]],
    ['invalidValue', [{ op: 'set', id: 'a', field: 'mass', value: -1 }]],
    ['invalidValue', [{ op: 'set', id: 'a', field: 'mass', value: Number.POSITIVE_INFINITY }]],
    ['invalidValue', [{ op: 'set', id: 'a', field: 'name', value: 'half a pair \ud83d' }]],
    ['invalidValue', [{ op: 'set', id: 'a', field: 'name', value: 'NUL \u0000' }]],
    ['missingValue', [{ op: 'set', id: 'a', field: 'name', value: '' }]],
    ['missingValue', [part('x', { fields: {} })]],
    ['wrongParent', [{ op: 'add', id: 'x', type: 'link', parent: 'a', fields: { from: 'a', to: 'b' } }]],
    ['circle', [{ op: 'move', id: 'a', parent: 'b' }]],
    ['circle', [{ op: 'move', id: 'a', parent: 'a' }]],
    ['noTarget', [{ op: 'add', id: 'x', type: 'link', parent: null, fields: { from: 'a', to: 'nobody' } }]],
    ['noTarget', [{ op: 'add', id: 'x', type: 'link', parent: null, fields: { from: 'a', to: 'one' } }]],
    ['fixed', [{ op: 'remove', id: 'work' }]],
    ['tooMany', [{ op: 'add', id: 'x', type: 'statement', parent: null }]],
  ];
  it.each(refusals)('is refused as %s: %j', (reason, asked) => {
    const state = createWorkState(sampleKind);
    transact(
      state,
      [
        { op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'Pump' } },
        part('a'),
        part('b', { parent: 'a' }),
        { op: 'add', id: 'one', type: 'statement', parent: null },
      ],
      person,
    );
    expect(tried(state, asked)).toMatchObject({ name: 'EditRefused', reason });
  });

  it('P122: lets no model write in a text of a person, also after one wanted a word of its own there', () => {
    const state = createWorkState(sampleKind);
    const model = { origin: 'model:small' } as const;
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It is light.' }] }] };
    transact(state, [{ op: 'add', id: 'p', type: 'passage', parent: null, fields: { body } }], person);
    const write = (text: string): Operation[] => {
      const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } };
      return [{ op: 'write', id: 'p', field: 'body', on: 0, steps: [step] }];
    };
    expect(tried(state, write('Surely. '), model)).toMatchObject({ reason: 'writtenByPerson' });
    transact(state, write('Also. '), { ...model, isApproved: true });
    expect(JSON.stringify(state.get('p')?.fields)).toContain('Also. It is light.');
    expect(tried(state, write('Surely. '), model)).toMatchObject({ reason: 'writtenByPerson' });
  });

  it('lets no rule and no model write over a person, unless a person wants it', () => {
    const state = createWorkState(sampleKind);
    const rules = { origin: 'rules' } as const;
    transact(state, [part('mine')], person);
    transact(state, [part('theirs')], rules);
    const rename = (id: string): Operation[] => [{ op: 'set', id, field: 'name', value: 'other' }];
    expect(tried(state, rename('mine'), rules)).toMatchObject({ reason: 'writtenByPerson' });
    expect(tried(state, [{ op: 'remove', id: 'mine' }], rules)).toMatchObject({ reason: 'writtenByPerson' });
    transact(state, rename('theirs'), rules);
    transact(state, [{ op: 'set', id: 'mine', field: 'mass', value: 2 }], rules);
    expect(state.get('mine')?.origins).toEqual({ mass: 'rules' });
    transact(state, [{ op: 'set', id: 'theirs', field: 'mass', value: 3 }], person);
    expect(tried(state, [{ op: 'remove', id: 'theirs' }], rules)).toMatchObject({ reason: 'writtenByPerson' });
    transact(state, rename('mine'), { origin: 'model:small', isApproved: true });
    expect(state.get('mine')).toMatchObject({ fields: { name: 'other' }, origins: { name: 'model:small' } });
  });

  it('lets no person say what the tool alone writes, and keeps it where they approve of it', () => {
    const kind = defineKind({
      name: 'answers',
      migrations: [],
      root: {},
      types: { answer: { parents: [null], fields: { text: text(), looked: derived(number({ min: 0 })) } } },
    });
    const state = createWorkState(kind);
    const add = (id: string, looked?: number): Operation => ({
      op: 'add',
      id,
      type: 'answer',
      parent: null,
      fields: { text: 'Yes', looked },
    });
    const say = (value: number | null): Operation[] => [{ op: 'set', id: 'a', field: 'looked', value }];
    expect(tried(state, [add('a', 3)], person)).toMatchObject({ reason: 'derived', field: 'looked' });
    transact(state, [add('a')], person);
    expect(tried(state, say(1_000_000), person)).toMatchObject({ reason: 'derived' });
    transact(state, say(3), { origin: 'rules' });
    expect(tried(state, say(null), person)).toMatchObject({ reason: 'derived' });
    const { inverse } = transact(state, say(4), { origin: 'rules', isApproved: true });
    expect(state.get('a')?.fields['looked']).toBe(4);
    for (const patch of inverse) state.apply(patch);
    expect(state.get('a')?.fields['looked']).toBe(3);
  });
});
