import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim } from '../testing/arbitrary-edits.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { EditRefused } from './edit-refused.ts';
import { transact } from './transact.ts';
import { transition } from './transition.ts';

let count = 0;

function edit(state: WorkState, whims: readonly Whim[], at: number): void {
  try {
    const operations = whims.map((whim) => {
      count += 1;
      return operationOf(whim, state, `r${count}`);
    });
    transact(state, operations, { origin: at % 3 === 0 ? 'rules' : 'person' });
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
}

it('takes a work back to any former revision exactly, and forth again by its inverse', () => {
  let changed = 0;
  fc.assert(
    fc.property(manyWhims, manyWhims, (first, then) => {
      const state = createWorkState(sampleKind);
      for (const [at, whims] of first.entries()) edit(state, whims, at);
      const former = state.records();
      for (const [at, whims] of then.entries()) edit(state, whims, at);
      const latter = state.records();
      const { patches, inverse } = transition(state, former);
      changed += patches.length;
      expect(state.records()).toEqual(former);
      for (const patch of inverse) state.apply(patch);
      expect(state.records()).toEqual(latter);
    }),
    { numRuns: propertyRuns },
  );
  expect(changed).toBeGreaterThan(100);
});

it('does nothing where nothing is different', () => {
  const state = createWorkState(sampleKind);
  transact(state, [{ op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'pump' } }], { origin: 'person' });
  expect(transition(state, state.records()).patches).toEqual([]);
});

it('takes a record that came back under the same id from somebody else for another one', () => {
  const state = createWorkState(sampleKind);
  const add = { op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'pump' } } as const;
  transact(state, [add], { origin: 'rules' });
  const former = state.records();
  transact(state, [{ op: 'remove', id: 'a' }, add], { origin: 'person', isApproved: true });
  transition(state, former);
  expect(state.records()).toEqual(former);
});
