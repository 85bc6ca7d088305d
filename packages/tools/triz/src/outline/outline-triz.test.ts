import { createWorkState, type Operation, type OutlineBlock, rootId, transact } from '@assay/works';
import { expect, it } from 'vitest';
import { trizKind } from '../kind/triz-kind.ts';
import { outlineTriz } from './outline-triz.ts';

function outlined() {
  const state = createWorkState(trizKind);
  const add = (id: string, type: string, parent: string | null, fields: object): Operation => ({
    op: 'add',
    id,
    type,
    parent,
    fields: fields as never,
  });
  const operations = [
    add(rootId, 'work', null, { title: 'Seal', statement: 'The seal leaks.' }),
    add('f', 'function', null, { subject: 'seal', action: 'hold back', object: 'gas', judgement: 'insufficient' }),
    add('e', 'effect', 'f', { code: 'joule heating', note: 'Heat the gap.' }),
    add('c', 'contradiction', null, { form: 'technical', improve: 23, worsen: 22 }),
    add('p', 'principle', 'c', { number: 35 }),
    add('m', 'model', null, { tool: 'seal', object: 'gas', fault: 'insufficient' }),
    add('s', 'standard', 'm', { number: '2.1.2', note: 'A second field.' }),
  ];
  transact(state, operations, { origin: 'person' });
  return outlineTriz(state, 'en').blocks;
}

const headings = (blocks: readonly OutlineBlock[], level: number) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === level ? [block.text] : []));

it('F3: has its parts in the order of the page', () => {
  expect(headings(outlined(), 2)).toEqual([
    'Problem',
    'Functions',
    'Contradiction',
    'Principles',
    'Standard solutions',
    'Effects',
  ]);
});

it('F3: says what a standard solution advises and what an effect does, not their numbers alone', () => {
  const blocks = outlined();
  expect(headings(blocks, 4)).toEqual([expect.stringMatching(/^Standard 2\.1\.2 · \S/), 'Joule heating']);
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  const at = (text: string | RegExp) => paragraphs.findIndex((one) => one.search(text) >= 0);
  expect(paragraphs[at(/A second field\./) - 1]).toMatch(/^[A-Z].{20,}\.$/);
  expect(paragraphs).toContain('A current heats the conductor through which it flows.');
  expect(paragraphs).toContain('The conductor must carry the current; contacts heat too.');
});
