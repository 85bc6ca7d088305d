import { createWorkState, type Operation, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../talk/talk.source.ts';
import { suggestedRecords } from './suggested-records.ts';

const suggestion = (state: Suggestion['state'], ...operations: Operation[]): Suggestion => ({
  id: operations.map(({ op }) => op).join(' '),
  author: { person: 'p', name: 'Mei' },
  origin: 'person',
  reason: null,
  operations,
  at: '2026-12-01T00:00:00Z',
  state,
  decided_by: null,
  decided_at: null,
});

describe('what would come, go or stand elsewhere', () => {
  const state = createWorkState(sampleKind);
  transact(state, [{ op: 'add', id: 'p', type: 'passage', parent: null }], { origin: 'person' });
  const found = (...all: Suggestion[]) =>
    suggestedRecords(all, state).map(({ operation, type }) => [operation.op, type]);

  it('is told of what is there and of what is not there yet', () => {
    const add: Operation = { op: 'add', id: 'q', type: 'passage', parent: null };
    expect(found(suggestion('open', add), suggestion('open', { op: 'remove', id: 'p' }))).toEqual([
      ['add', 'passage'],
      ['remove', 'passage'],
    ]);
    expect(found(suggestion('open', { op: 'move', id: 'p', parent: null }))).toEqual([['move', 'passage']]);
  });

  it('is nothing of what was decided, of what is gone, and of what only has other words', () => {
    expect(found(suggestion('refused', { op: 'remove', id: 'p' }))).toEqual([]);
    expect(found(suggestion('open', { op: 'remove', id: 'gone' }))).toEqual([]);
    expect(found(suggestion('open', { op: 'set', id: 'p', field: 'title', value: 'x' }))).toEqual([]);
  });
});
