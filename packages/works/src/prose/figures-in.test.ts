import { describe, expect, it } from 'vitest';
import type { FieldValue, WorkRecord } from '../record.types.ts';
import { createWorkState } from '../state/work-state.ts';
import { sampleKind } from '../testing/sample-kind.ts';
import { figureNumbers, figuresBefore, figuresIn, figuresOf } from './figures-in.ts';

const figure = (file: string): FieldValue => ({
  type: 'figure',
  attrs: { file, alt: '' },
  content: [{ type: 'figureCaption' }],
});
const doc = (...content: FieldValue[]): FieldValue => ({ type: 'doc', content });
const record = (id: string, parent: string | null, order: string, body?: FieldValue) =>
  ({
    id,
    type: id === 'work' ? 'work' : id.startsWith('part') ? 'part' : 'passage',
    parent,
    order,
    fields: id === 'work' ? { summary: body } : id.startsWith('part') ? { name: id } : { body },
    origin: 'person',
    origins: {},
    evidence: {},
    basis: [],
  }) as unknown as WorkRecord;

const work = createWorkState(sampleKind, [
  record('work', null, 'a0', doc(figure('s1'))),
  record('last', null, 'c0', doc(figure('l1'))),
  record('part', null, 'b0'),
  record('within', 'part', 'a0', doc({ type: 'quote', content: [figure('w1')] }, figure('w2'), figure('s1'))),
]);

describe('figures of a work', () => {
  it('are found in their order, also within quotations', () => {
    expect(figuresIn(work.get('within')?.fields['body'])).toEqual(['w1', 'w2', 's1']);
    expect([figuresIn(undefined), figuresIn('words'), figuresIn(['a'])]).toEqual([[], [], []]);
    expect([...figuresOf(work.records())].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['l1', 's1', 'w1', 'w2']);
  });

  it('are numbered in the order in which the work is read', () => {
    const before = [
      ['work', 'summary'],
      ['within', 'body'],
      ['last', 'body'],
    ] as const;
    expect(before.map(([id, field]) => figuresBefore(work, id, field))).toEqual([0, 1, 4]);
    expect([...figureNumbers(work)]).toEqual([
      ['s1', 1],
      ['w1', 2],
      ['w2', 3],
      ['l1', 5],
    ]);
    expect(figuresBefore(work, 'nobody', 'body')).toBe(0);
  });
});
