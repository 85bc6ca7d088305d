import { createWorkState, type Operation, transact } from '@assay/works';
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
