import { createWorkState, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { summaryOperations } from '../engine/index.ts';
import { summaryKind } from '../kind/summary-kind.ts';
import { outlineSummary } from './outline-summary.ts';

const passage = { document: 'upload:f', version: 1, start: 0, end: 18, quote: 'The loss is lower.' };

describe('outlineSummary()', () => {
  it('writes sections with their passages, and names documents that stand in no library', () => {
    let next = 0;
    const work = createWorkState(summaryKind);
    const sentences = [{ text: 'The loss is lower.', evidence: [passage], isNewParagraph: true }];
    const documents = [{ document: 'upload:f', title: 'Membranes', sections: [{ name: 'Results', sentences }] }];
    const operations = summaryOperations(documents, { title: 'M', locale: 'en', newId: () => `r${next++}` });
    transact(work, operations, { origin: 'rules' });
    const { blocks, sheets, names } = outlineSummary(work, 'en');
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, text: 'Membranes' },
      { kind: 'heading', level: 3, text: 'Results' },
      { kind: 'paragraph', text: 'The loss is lower.', evidence: [passage] },
    ]);
    expect(sheets[0]?.rows).toEqual([['Membranes', 'Results', 'The loss is lower.']]);
    expect(names?.get('upload:f')).toBe('Membranes');
  });
});
