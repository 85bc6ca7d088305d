import { createWorkState, defineKind, field, type Operation, transact, type WorkRecord } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { expect, it } from 'vitest';
import { plainText, type WorkDescriptions } from '../WorkDescriptions.ts';
import { operationTexts } from './operation-text.ts';

const words: WorkDescriptions = {
  type: () => 'Part',
  field: (_, field) => field,
  record: ({ fields }) => plainText(fields['name']),
  value: (_, __, value) => plainText(value),
  finding: ({ rule }) => ({ text: rule }),
  figure: (number) => `Figure ${number ?? ''}`.trim(),
};
const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Pump' };

it('a passage that is to be cited is told by its words, and one that is to go by those that go', () => {
  const work = createWorkState(sampleKind);
  const add: Operation = { op: 'add', id: 'a', type: 'part', parent: null, fields: { name: 'Housing' } };
  transact(work, [add, { op: 'cite', id: 'a', key: 'held', evidence }], { origin: 'person' });
  const told = operationTexts(
    [
      { op: 'cite', id: 'a', key: 'new', evidence: { ...evidence, quote: 'Seal' } },
      { op: 'cite', id: 'a', key: 'held', evidence: null },
    ],
    work,
    words,
    true,
  );
  expect(told.map(({ what, change }) => [what, change])).toEqual([
    ['other', { before: '', after: 'Seal' }],
    ['other', { before: 'Pump', after: '' }],
  ]);
});

const text = (value: string) => ({ type: 'paragraph', content: [{ type: 'text', text: value }] });
const passage = (id: string, value: string) =>
  ({
    id,
    type: 'passage',
    parent: null,
    order: id,
    fields: { body: { type: 'doc', content: [text(value)] } },
    origin: 'person',
    origins: {},
    evidence: {},
    basis: [],
  }) as unknown as WorkRecord;
const write = (steps: Record<string, unknown>[]): Operation => ({ op: 'write', id: 'p', field: 'body', on: 0, steps });

it('what steps would make of a text is made once, and anew when the text is another', () => {
  const steps = [{ stepType: 'replace', from: 5, to: 5, slice: { content: [{ type: 'text', text: 's' }] } }];
  const afterOf = (work: ReturnType<typeof createWorkState>) => {
    const [told] = operationTexts([write(steps)], work, words, true);
    return told?.change.after;
  };
  const work = createWorkState(sampleKind, [passage('p', 'Pump')]);
  const first = afterOf(work);
  expect(JSON.stringify(first)).toContain('Pumps');
  expect(afterOf(work)).toBe(first);
  expect(JSON.stringify(afterOf(createWorkState(sampleKind, [passage('p', 'Gear')])))).toContain('Gears');
});

it('a figure that is suggested is named', () => {
  const figure = {
    type: 'figure',
    attrs: { file: 'new', alt: '' },
    content: [{ type: 'figureCaption', content: [{ type: 'text', text: 'Flow.' }] }],
  };
  const steps = [{ stepType: 'replace', from: 6, to: 6, slice: { content: [figure] } }];
  const work = createWorkState(sampleKind, [passage('p', 'Pump')]);
  const [told] = operationTexts([write(steps)], work, words, false);
  expect(told?.change.after).toBe('Figure: Flow.');
});

it('where something is drawn is no words: what only stands elsewhere is told once, and nothing of it in what comes', () => {
  const kind = defineKind({
    name: 'drawn',
    migrations: [],
    root: {},
    types: {
      card: {
        parents: [null],
        fields: {
          name: field.text({ max: 50 }),
          x: field.coordinate({ min: 0, max: 999 }),
          y: field.coordinate({ min: 0, max: 999 }),
        },
      },
    },
  });
  const work = createWorkState(kind);
  const add = (id: string, name: string): Operation => ({
    op: 'add',
    id,
    type: 'card',
    parent: null,
    fields: { name, x: 1, y: 2 },
  });
  transact(work, [add('a', 'Foam')], { origin: 'person' });
  const move = (axis: 'x' | 'y'): Operation => ({ op: 'set', id: 'a', field: axis, value: 9 });
  expect(operationTexts([add('b', 'Fibre'), move('x'), move('y')], work, words, true)).toEqual([
    { what: 'add', subject: 'Part', change: { before: '', after: 'Fibre' } },
    { what: 'move', subject: 'Part', change: { before: 'Foam', after: 'Foam' } },
  ]);
});
