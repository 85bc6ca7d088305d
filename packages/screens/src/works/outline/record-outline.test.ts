import { createWorkState, type Operation, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { plainText } from '../WorkDescriptions.ts';
import type { OutlineItem } from './outline.types.ts';
import { recordOutline } from './record-outline.ts';

const part = (id: string, parent: string | null, name: string): Operation => ({
  op: 'add',
  id,
  type: 'part',
  parent,
  fields: { name },
});
const heading = (text: string) => ({
  type: 'heading',
  attrs: { level: 2 },
  content: text === '' ? [] : [{ type: 'text', text }],
});
const words = {
  type: (type: string) => `a ${type}`,
  record: ({ fields }: { fields: Readonly<Record<string, unknown>> }) => plainText(fields['name'] as string),
};

function outlined(...operations: Operation[]): readonly OutlineItem[] {
  const work = createWorkState(sampleKind);
  transact(work, operations, { origin: 'person' });
  return recordOutline(work, words);
}

const lines = (items: readonly OutlineItem[], depth = 0): string[] =>
  items.flatMap(({ label, children = [] }) => [`${'  '.repeat(depth)}${label}`, ...lines(children, depth + 1)]);

describe('recordOutline', () => {
  it('has records as they stand below each other, and those of the first level open', () => {
    const items = outlined(part('pump', null, 'Pump'), part('shaft', 'pump', 'Shaft'), part('valve', null, 'Valve'));
    expect(lines(items)).toEqual(['Pump', '  Shaft', 'Valve']);
    expect(items[0]).toMatchObject({ id: 'pump', place: { record: 'pump' }, isOpen: true });
  });

  it('leaves out what has to refer to something else, and calls by its kind what has no name', () => {
    const items = outlined(
      part('pump', null, 'Pump'),
      part('valve', null, 'Valve'),
      { op: 'add', id: 'link', type: 'link', parent: null, fields: { from: 'pump', to: 'valve' } },
      { op: 'add', id: 'note', type: 'note', parent: 'pump', fields: { words: '2 kg' } },
    );
    expect(lines(items)).toEqual(['Pump', '  a note', 'Valve']);
  });

  it('has the headings of prose by their place among all of them', () => {
    const body = {
      type: 'doc',
      content: [heading('Before'), { type: 'paragraph' }, heading(''), heading('After')],
    };
    const [passage] = outlined({ op: 'add', id: 'text', type: 'passage', parent: null, fields: { body } });
    expect(passage?.children?.map(({ label, place }) => [label, place])).toEqual([
      ['Before', { record: 'text', field: 'body', heading: 0 }],
      ['After', { record: 'text', field: 'body', heading: 2 }],
    ]);
  });
});
