import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transact } from '../changes/transact.ts';
import type { FieldValue } from '../record.types.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { contentHash } from './content-hash.ts';
import { basisOf, renewedBasis, staleBasis } from './staleness.ts';
import { createWorkState } from './work-state.ts';

describe('what a record was derived from', () => {
  const person = { origin: 'person' } as const;
  const state = () => {
    const made = createWorkState(sampleKind);
    transact(made, [{ op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'pump', mass: 2 } }], person);
    transact(
      made,
      [
        {
          op: 'add',
          id: 'n',
          type: 'note',
          parent: 'a',
          fields: { words: '2 kg' },
          basis: [basisOf(made, 'a', 'mass')],
        },
      ],
      { origin: 'rules' },
    );
    return made;
  };
  const stale = (of: ReturnType<typeof state>) => {
    const note = of.get('n');
    return note ? staleBasis(of, note).length : undefined;
  };

  it('is no longer so once it changed, and is so again when it is changed back', () => {
    const work = state();
    expect(stale(work)).toBe(0);
    transact(work, [{ op: 'set', id: 'a', field: 'name', value: 'valve' }], person);
    expect(stale(work)).toBe(0);
    transact(work, [{ op: 'set', id: 'a', field: 'mass', value: 3 }], person);
    expect(stale(work)).toBe(1);
    transact(work, [{ op: 'set', id: 'a', field: 'mass' }], person);
    expect(stale(work)).toBe(1);
    transact(work, [{ op: 'set', id: 'a', field: 'mass', value: 2 }], person);
    expect(stale(work)).toBe(0);
  });

  it('a person confirms it as it is now', () => {
    const work = state();
    transact(work, [{ op: 'set', id: 'a', field: 'mass', value: 3 }], person);
    const note = work.get('n') ?? { basis: [] };
    expect(renewedBasis(work, note, ({ field }) => field === 'words')).toEqual(note.basis);
    transact(work, [{ op: 'base', id: 'n', basis: renewedBasis(work, note) }], person);
    expect(stale(work)).toBe(0);
  });

  it('what it was derived from and is gone is confirmed as gone', () => {
    const passage = { from: { document: 'd', version: 1, start: 0, end: 4 }, hash: 'h' };
    const work = createWorkState(sampleKind);
    const held = { basis: [{ from: { record: 'gone', field: 'name' }, hash: 'h', field: 'words' }, passage] };
    expect(staleBasis(work, held)).toHaveLength(1);
    const basis = renewedBasis(work, held);
    expect(staleBasis(work, { basis })).toEqual([]);
    expect(basis).toMatchObject([{ field: 'words' }, passage]);
  });

  it('equal values hash alike whatever the order of their keys, others do not', () => {
    const json = fc.jsonValue() as fc.Arbitrary<FieldValue>;
    fc.assert(
      fc.property(json, json, (a, b) => {
        if (JSON.stringify(a) === JSON.stringify(b)) return;
        const reversed = (value: FieldValue): FieldValue =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).toReversed())
            : value;
        expect(contentHash(reversed(a))).toBe(contentHash(a));
        if (contentHash(a) === contentHash(b)) expect(reversed(a)).toEqual(b);
      }),
    );
  });
});
