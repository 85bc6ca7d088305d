import { basisOf, createWorkState, type Operation, rootId, transact } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import type { OutlineItem } from './outline.types.ts';
import { indexOutline } from './outline-index.ts';
import { outlineMarks } from './outline-marks.ts';

const work = createWorkState(sampleKind);
const operations: readonly Operation[] = [
  { op: 'add', id: rootId, type: 'work', parent: null, fields: { title: 'Pumps' } },
  { op: 'add', id: 'pump', type: 'part', parent: null, fields: { name: 'Pump', mass: 2 } },
  { op: 'add', id: 'shaft', type: 'part', parent: 'pump', fields: { name: 'Shaft' } },
  { op: 'add', id: 'seal', type: 'part', parent: 'shaft', fields: { name: 'Seal' } },
  { op: 'add', id: 'link', type: 'link', parent: null, fields: { from: 'pump', to: 'seal' } },
];
transact(work, operations, { origin: 'person' });
const basis = [basisOf(work, 'pump', 'mass')];
transact(work, [{ op: 'add', id: 'heavy', type: 'note', parent: 'seal', fields: { words: '2 kg' }, basis }], {
  origin: 'rules',
});
transact(work, [{ op: 'set', id: 'pump', field: 'mass', value: 3 }], { origin: 'person' });

const line = (id: string, rest: Partial<OutlineItem> = {}): OutlineItem => ({
  id,
  label: id,
  place: { record: id },
  ...rest,
});
const items = [
  line('head', { place: { element: 'head' }, records: [rootId] }),
  line('parts', {
    place: { element: 'parts' },
    types: ['part'],
    children: [line('pump', { children: [line('shaft')] })],
  }),
];
const index = indexOutline(items, work);

describe('indexOutline', () => {
  it('has a record in the nearest line, with those above', () => {
    expect(index.linesOf('seal')).toEqual(['shaft', 'pump', 'parts']);
  });

  it('has what no line names in the line of the work itself', () => {
    expect(index.linesOf('link')).toEqual(['head']);
    expect(index.linesOfNew('link', null)).toEqual(['head']);
  });

  it('has what is not there yet by its type, or below what it would stand under', () => {
    expect(index.linesOfNew('part', null)).toEqual(['parts']);
    expect(index.linesOfNew('part', 'seal')).toEqual(['shaft', 'pump', 'parts']);
    expect(index.linesOfNew('note', 'shaft')).toEqual(['shaft', 'pump', 'parts']);
    expect(index.linesOfNew('part', rootId)).toEqual(['parts']);
  });

  it('knows the way up', () => {
    expect([index.above('shaft')?.id, index.above('parts')?.id]).toEqual(['pump', undefined]);
  });
});

describe('outlineMarks', () => {
  it('counts what is stale and objected to in a line and below it, in the tone of the gravest', () => {
    const marks = outlineMarks(index, {
      work,
      findings: [
        { rule: 'loose', record: 'shaft', severity: 'gap' },
        { rule: 'broken', record: 'seal', severity: 'fault' },
        { rule: 'odd', record: 'pump', severity: 'doubt' },
        { rule: 'untitled', record: rootId, severity: 'doubt' },
      ],
      waiting: [],
    });
    expect(marks.get('shaft')).toEqual({ suggestions: 0, stale: 1, findings: 2, tone: 'critical' });
    expect(marks.get('parts')).toEqual({ suggestions: 0, stale: 1, findings: 3, tone: 'critical' });
    expect(marks.get('head')).toEqual({ suggestions: 0, stale: 0, findings: 1, tone: 'caution' });
  });

  it('counts a suggestion once in each line that it changes, what it would add where that would stand', () => {
    const waiting: Operation[][] = [
      [
        { op: 'set', id: 'seal', field: 'name', value: 'Face' },
        { op: 'set', id: 'shaft', field: 'name', value: 'Axle' },
      ],
      [{ op: 'add', id: 'new', type: 'part', parent: null, fields: { name: 'Valve' } }],
      [{ op: 'add', id: 'below', type: 'part', parent: 'pump', fields: { name: 'Rotor' } }],
    ];
    const marks = outlineMarks(index, { work, findings: [], waiting });
    const suggested = (id: string) => marks.get(id)?.suggestions;
    expect([suggested('shaft'), suggested('pump'), suggested('parts'), suggested('head')]).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
  });
});
