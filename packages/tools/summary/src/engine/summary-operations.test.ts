import { createWorkState, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { checkSummary } from '../kind/check-summary.ts';
import { sectionsOf } from '../kind/sections.ts';
import { summaryKind } from '../kind/summary-kind.ts';
import { summaryOperations } from './summary-operations.ts';

let next = 0;
const passage = (start: number, quote: string) => ({
  document: 'upload:f',
  version: 1,
  start,
  end: start + quote.length,
  quote,
});
const made = () => {
  const work = createWorkState(summaryKind);
  const operations = summaryOperations(
    [
      {
        document: 'upload:f',
        title: 'Membranes',
        sections: [
          {
            name: 'Results',
            sentences: [
              { text: 'The loss is lower.', evidence: [passage(0, 'The loss is lower.')], isNewParagraph: true },
              {
                text: 'It is thin.',
                evidence: [passage(40, 'It is thin.'), passage(80, 'thin')],
                isNewParagraph: false,
              },
              { text: 'More.', evidence: [], isNewParagraph: true },
            ],
          },
          { sentences: [] },
        ],
      },
    ],
    { title: 'Membranes', locale: 'en', newId: () => `r${next++}` },
  );
  transact(work, operations, { origin: 'rules' });
  return work;
};

describe('summaryOperations()', () => {
  it('makes sections of prose whose citations name their passages', () => {
    const [{ source, sections } = { source: undefined, sections: [] }] = sectionsOf(made());
    expect(source?.fields).toEqual({ name: 'Membranes', document: 'upload:f' });
    expect(sections).toHaveLength(1);
    expect(sections[0]?.fields['body']).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'The loss is lower.' },
            { type: 'citation', attrs: { evidence: '1' } },
            { type: 'text', text: ' It is thin.' },
            { type: 'citation', attrs: { evidence: '2' } },
            { type: 'citation', attrs: { evidence: '3' } },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'More.' }] },
      ],
    });
    expect(sections[0]?.evidence['2']).toMatchObject({ field: 'body', start: 40, end: 51, quote: 'It is thin.' });
  });

  it('objects to nothing but the paragraph that cites nothing', () => {
    expect(checkSummary(made())).toMatchObject([{ rule: 'uncitedPart', span: { words: 'More.' } }]);
  });

  it('objects to a section that cites nothing', () => {
    const work = made();
    const id = sectionsOf(work)[0]?.sections[0]?.id ?? '';
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'My view.' }] }] };
    transact(work, [{ op: 'set', id, field: 'body', value: body }], { origin: 'person' });
    expect(checkSummary(work)).toMatchObject([{ rule: 'noSource', record: id, severity: 'doubt' }]);
  });
});
