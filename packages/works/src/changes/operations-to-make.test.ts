import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorkState, type WorkState } from '../state/work-state.ts';
import { manyWhims, operationOf, type Whim } from '../testing/arbitrary-edits.ts';
import { faultsOf } from '../testing/invariants.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { EditRefused } from './edit-refused.ts';
import { operationsToMake } from './operations-to-make.ts';
import { transact } from './transact.ts';

let count = 0;

function edit(state: WorkState, whims: readonly Whim[]): void {
  try {
    const operations = whims.map((whim) => {
      count += 1;
      return operationOf(whim, state, `r${count}`);
    });
    transact(state, operations, { origin: 'person' });
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
  }
}

/** What a work says, without who wrote it and how its siblings are numbered. */
function saidIn(state: WorkState) {
  return state.records().map(({ origin, origins, order, ...said }) => said);
}

const part = (id: string, parent: string | null, order: string, fields = {}) => ({
  id,
  type: 'part',
  parent,
  order,
  fields: { name: id, ...fields },
  origin: 'person' as const,
  origins: {},
  evidence: {},
  basis: [],
});

describe('a work made of the records of a file', () => {
  it('says what they say, in whatever order they come, all of it imported', () => {
    let seen = 0;
    fc.assert(
      fc.property(manyWhims, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (edits, dice) => {
        const state = createWorkState(sampleKind);
        for (const whims of edits) edit(state, whims);
        const shuffled = state
          .records()
          .map((record) => ({ record, by: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ record }) => record);
        const made = createWorkState(sampleKind);
        transact(made, operationsToMake(sampleKind, shuffled), { origin: 'import' });
        expect(saidIn(made)).toEqual(saidIn(state));
        expect(faultsOf(made)).toEqual([]);
        for (const { origin, origins } of made.records()) {
          expect([origin, ...Object.values(origins)]).toEqual(['import']);
        }
        seen += made.size;
      }),
      { numRuns: propertyRuns },
    );
    expect(seen).toBeGreaterThan(100);
  });

  it.each([
    ['stand under each other', [part('a', 'b', 'a0'), part('b', 'a', 'a0')], 'noRecord'],
    ['stand under what is not there', [part('a', 'x', 'a0')], 'noRecord'],
    ['bear one id twice', [part('a', null, 'a0'), part('a', null, 'a1')], 'idTaken'],
    ['hold what their kind does not know', [part('a', null, 'a0', { colour: 'red' })], 'unknownField'],
    ['lack what they cannot be without', [part('a', null, 'a0', { name: '' })], 'missingValue'],
    ['are of no type', [{ ...part('a', null, 'a0'), type: 'constructor' }], 'unknownType'],
  ])('refuses records that %s', (_, records, reason) => {
    const state = createWorkState(sampleKind);
    const make = () => transact(state, operationsToMake(sampleKind, records), { origin: 'import' });
    expect(make).toThrow(expect.objectContaining({ name: 'EditRefused', reason }));
    expect(state.size).toBe(0);
  });

  it('takes records as deep as a file nests them', () => {
    const deep = Array.from({ length: 20_000 }, (_, at) => part(`p${at}`, at === 0 ? null : `p${at - 1}`, 'a0'));
    const state = createWorkState(sampleKind);
    transact(state, operationsToMake(sampleKind, deep.toReversed()), { origin: 'import' });
    expect(state.records()).toHaveLength(20_000);
  });
});
