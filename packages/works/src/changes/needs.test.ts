import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim, whims } from '../testing/arbitrary-edits.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { select } from '../testing/select.ts';
import type { Change, Edit, Effect } from './change.types.ts';
import { EditRefused } from './edit-refused.ts';
import type { Meantime, PastChange } from './meantime.ts';
import { needsOf } from './needs.ts';
import { transact } from './transact.ts';
import { undo } from './undo.ts';

function asked(state: WorkState, what: readonly Whim[], name: string, on: number) {
  return what.map((whim, at) => operationOf(whim, state, `${name}-${at}`, on));
}

type Done = PastChange & Pick<Change, 'revision'>;

/** The changes that the needs of an edit name, and no others. */
function told(log: readonly Done[], since: readonly { record: string; revision: number }[]): Meantime {
  return {
    before: [],
    since(revision, record) {
      const from = since.find((one) => one.record === record)?.revision ?? Number.POSITIVE_INFINITY;
      return log.filter(
        (change) =>
          change.revision > Math.max(from, revision) &&
          change.patches.some((patch) => (patch.op === 'add' ? patch.record.id : patch.id) === record),
      );
    },
  };
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
      fc.property(manyWhims, whims, fc.nat(), fc.nat(), (edits, last, which, seen) => {
        const state = createWorkState(sampleKind);
        const done: Done[] = [];
        let old = createWorkState(sampleKind);
        for (const [at, what] of edits.entries()) {
          const effect = outcome(() =>
            transact(state, asked(state, what, `e${at}`, done.length), { origin: 'person' }),
          );
          if (typeof effect === 'string') continue;
          done.push({ ...effect, id: `e${at}`, revision: done.length + 1 });
          if (done.length === seen % edits.length) old = createWorkState(sampleKind, structuredClone(state.records()));
        }
        // Somebody who has not heard of the last changes.
        const on = seen % Math.max(1, edits.length) < done.length ? seen % Math.max(1, edits.length) : 0;
        const undone = done[which % Math.max(1, done.length)];
        const both: Edit[] = [{ id: 'edit', operations: asked(old, last, 'last', on) }];
        if (undone) both.push({ id: 'undo', undoes: 'some' });
        for (const edit of both) {
          const needs = needsOf(sampleKind, edit, undone);
          const some = createWorkState(sampleKind, structuredClone(select(state, needs)));
          const all = createWorkState(sampleKind, structuredClone(state.records()));
          if (some.size < all.size) smaller += 1;
          const everything = done.map(({ patches }) =>
            patches.flatMap((patch) => (patch.op === 'add' ? patch.record.id : patch.id)),
          );
          const ids = new Set(everything.flat());
          const whole = told(
            done,
            Array.from(ids, (record) => ({ record, revision: 0 })),
          );
          const come = (to: WorkState, meantime: Meantime) =>
            outcome(() => {
              if ('operations' in edit) return transact(to, edit.operations, { origin: 'person' }, meantime);
              const { revision = 0 } = undone ?? {};
              const records = needs.since.length > 0 && undone ? undone.patches : [];
              const later = new Set(
                records.flatMap((patch) => meantime.since(revision, patch.op === 'add' ? patch.record.id : patch.id)),
              );
              return undo(
                to,
                undone ?? { patches: [], inverse: [] },
                done.filter((one) => later.has(one)),
              );
            });
          expect(come(some, told(done, needs.since))).toEqual(come(all, whole));
        }
      }),
      { numRuns: propertyRuns },
    );
    expect(smaller).toBeGreaterThan(propertyRuns / 4);
  });
});
