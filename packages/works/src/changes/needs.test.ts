import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim, whims } from '../testing/arbitrary-edits.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { select } from '../testing/select.ts';
import type { Edit, Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import { needsOf } from './needs.ts';
import { transact } from './transact.ts';
import { undo } from './undo.ts';

function asked(state: WorkState, what: readonly Whim[], name: string) {
  return what.map((whim, at) => operationOf(whim, state, `${name}-${at}`));
}

function outcome(work: () => Effect) {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditRefused) return error.message;
    throw error;
  }
}

describe('what an edit needs of a work', () => {
  it('is enough: with it alone the edit comes to what it comes to with everything', () => {
    let smaller = 0;
    fc.assert(
      fc.property(manyWhims, whims, fc.nat(), (edits, last, which) => {
        const state = createWorkState(sampleKind);
        const done: Effect[] = [];
        for (const [at, what] of edits.entries()) {
          const effect = outcome(() => transact(state, asked(state, what, `e${at}`), { origin: 'person' }));
          if (typeof effect !== 'string') done.push(effect);
        }
        const undone = done[which % Math.max(1, done.length)];
        const both: Edit[] = [{ id: 'edit', operations: asked(state, last, 'last') }];
        if (undone) both.push({ id: 'undo', undoes: 'some' });
        for (const edit of both) {
          const some = createWorkState(sampleKind, structuredClone(select(state, needsOf(sampleKind, edit, undone))));
          const all = createWorkState(sampleKind, structuredClone(state.records()));
          if (some.size < all.size) smaller += 1;
          const on = (on: WorkState) =>
            outcome(() =>
              'operations' in edit
                ? transact(on, edit.operations, { origin: 'person' })
                : undo(on, undone ?? { patches: [], inverse: [] }),
            );
          expect(on(some)).toEqual(on(all));
        }
      }),
      { numRuns: propertyRuns },
    );
    expect(smaller).toBeGreaterThan(propertyRuns / 4);
  });
});
