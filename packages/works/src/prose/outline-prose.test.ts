import { expect, it } from 'vitest';
import type { FieldValue } from '../record.types.ts';
import { outlineProse } from './outline-prose.ts';
import { valueOf } from './prose-document.ts';
import { proseSchema } from './prose-schema.ts';

const { nodes } = proseSchema;
const paragraph = (words: string) => nodes.paragraph.create(undefined, proseSchema.text(words));
const figure = (file: string, caption: string) =>
  nodes.figure.create({ file, alt: file }, nodes.figureCaption.create(undefined, proseSchema.text(caption)));

it('figures in an item or a cell stand behind the list or the table, with their captions, and not among its words', () => {
  const cells = [nodes.tableCell.create(undefined, [paragraph('Cell'), figure('c', 'In a cell')])];
  const value = valueOf(
    nodes.doc.create(undefined, [
      nodes.bulletList.create(undefined, [
        nodes.listItem.create(undefined, [
          paragraph('First'),
          figure('a', 'In an item'),
          nodes.bulletList.create(undefined, [
            nodes.listItem.create(undefined, [paragraph('Inner'), figure('b', 'Deeper')]),
          ]),
        ]),
      ]),
      nodes.table.create(undefined, [nodes.tableRow.create(undefined, cells)]),
      paragraph('After'),
    ]),
  ) as FieldValue;
  expect(outlineProse(value, {})).toEqual([
    { kind: 'list', items: [{ text: 'First' }, { text: 'Inner', depth: 1 }] },
    { kind: 'figure', file: 'a', alt: 'a', text: 'In an item' },
    { kind: 'figure', file: 'b', alt: 'b', text: 'Deeper' },
    { kind: 'table', head: [''], rows: [[{ text: 'Cell' }]], isWritten: true },
    { kind: 'figure', file: 'c', alt: 'c', text: 'In a cell' },
    { kind: 'paragraph', text: 'After' },
  ]);
});
