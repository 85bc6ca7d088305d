import { describe, expect, it } from 'vitest';
import type { FieldValue, WorkRecord } from '../record.types.ts';
import { checkCitedProse } from './check-cited-prose.ts';

const evidence = { e1: { document: 'd', version: 1, start: 0, end: 4, quote: 'Pump' } };
const words = (text: string) => ({ type: 'text', text });
const cites = (key: string) => ({ type: 'citation', attrs: { evidence: key } });
const block = (type: string, ...content: FieldValue[]) => ({ type, content });
const paragraph = (...content: FieldValue[]) => block('paragraph', ...content);
const cell = (type: string, ...content: FieldValue[]) => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content,
});

function found(...content: FieldValue[]) {
  const body = content.length === 0 ? {} : { body: { type: 'doc', content } };
  const record = { id: 's', type: 'section', fields: body, evidence } as unknown as WorkRecord;
  return checkCitedProse(record, 'body').map(({ rule, span, fix }) =>
    [rule, span?.words, fix && JSON.stringify(fix[0])].filter((part) => part !== undefined),
  );
}

describe('what rules object to in prose that is to cite passages', () => {
  it('nothing written, and nothing cited', () => {
    expect(found()).toEqual([['empty']]);
    expect(found(paragraph(words('Pumps are loud.')))).toEqual([['noSource']]);
  });

  it('a paragraph or an item that cites nothing, beside others that do', () => {
    const list = block(
      'bulletList',
      block('listItem', paragraph(words('One.'), cites('e1'))),
      block('listItem', paragraph(words('Two.'))),
    );
    expect(found(paragraph(words('Loud.'), cites('e1')), paragraph(words('Hot.')), list)).toEqual([
      ['uncitedPart', 'Hot.'],
      ['uncitedPart', 'Two.'],
    ]);
  });

  it('no heading, no cell, no empty line, and no line that announces what follows', () => {
    const table = block(
      'table',
      block('tableRow', cell('tableHeader', paragraph(words('Kind')))),
      block('tableRow', cell('tableCell', paragraph(words('Gear pump')))),
    );
    const heading = { type: 'heading', attrs: { level: 2 }, content: [words('Pumps')] };
    const said = paragraph(words('Loud.'), cites('e1'));
    expect(found(heading, said, paragraph(), paragraph(words('—')), paragraph(words('如下：')), table)).toEqual([]);
  });

  it('a citation whose passage is not kept, with its removal', () => {
    const body = [paragraph(words('Loud.'), cites('e1'), cites('gone'))];
    const removal = { op: 'write', id: 's', field: 'body', on: 0, steps: [{ stepType: 'replace', from: 7, to: 8 }] };
    expect(found(...body)).toEqual([['unknownSource', 'Loud.', JSON.stringify(removal)]]);
  });

  it('what is long is told by how it begins', () => {
    const [finding] = found(paragraph(cites('e1')), paragraph(words('very '.repeat(40))));
    expect(finding?.[1]).toMatch(/^(very ){11}very…$/);
  });
});
