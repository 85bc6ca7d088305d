import { createWorkState, titleOf, transact } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { tools } from './service.ts';

const evidence = { document: 'note:foam', version: 1, start: 0, end: 10, quote: 'Foam floats' };
const sentences = [{ text: 'Foam floats.', evidence: [evidence], isNewParagraph: true }];
const document = { document: 'upload:one', title: 'A report', sections: [{ name: 'Results', sentences }] };

/** What the steps of agents leave, each with the kind of work that it becomes. */
const cases = [
  {
    kind: 'triz',
    found: {
      contradiction: { improve: 1, worsen: 14 },
      principles: [40],
      evidence: [{ principle: 40, citations: [evidence] }],
    },
    title: 'Make it float.',
  },
  { kind: 'technical-qa', found: { answer: { sentences, documents: 3, passages: 9 } }, title: 'Make it float.' },
  { kind: 'summary', found: { summaries: [document] }, title: 'A report' },
  { kind: 'summary', found: { summaries: [document, document] }, title: 'Summary of 2 documents' },
  { kind: undefined, found: { documents: ['one'] }, title: '' },
  { kind: undefined, found: { contradiction: { improve: 1, worsen: 14 } }, title: '' },
];

describe('what agents find', () => {
  it.each(cases)('is something to go on with for one tool at most: $kind, "$title"', async ({ kind, found, title }) => {
    const keeping = tools.filter((tool) => tool.keeping?.keeps(found));
    expect(keeping.map((tool) => tool.kind.name)).toEqual(kind === undefined ? [] : [kind]);
    const thread = [
      { asked: 'Something else.', found: {}, origin: 'rules' as const },
      { asked: 'Make it float.', found, origin: 'model:small' as const },
    ];
    for (const tool of keeping) {
      const work = createWorkState(tool.kind);
      for (const { operations, origin } of (await tool.keeping?.contributions(thread, silentPorts())) ?? [])
        transact(work, operations, { origin });
      expect(titleOf(work)).toBe(title);
      const cited = work.records().filter((record) => Object.keys(record.evidence).length > 0);
      expect(cited.length).toBeGreaterThan(0);
    }
  });
});
