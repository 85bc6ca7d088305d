import { createWorkState, defineKind, EditRefused, field, transact } from '@assay/works';
import { describe, expect, it } from 'vitest';
import { plainText, type WorkDescriptions } from '../WorkDescriptions.ts';
import { gridColumns } from './grid-columns.ts';
import { cellValue, fieldValue, heldValue, operationFor } from './held-value.ts';
import { moveOperations } from './row-operations.ts';
import type { FieldColumn } from './WorkGrid.types.ts';

const kind = defineKind({
  name: 'rows',
  migrations: [],
  types: {
    row: {
      parents: [null],
      fields: {
        name: field.text({ max: 10, isRequired: true }),
        code: field.code({ max: 5 }),
        load: field.number({ min: 0, max: 9, unit: 'N' }),
        count: field.number({ min: 0 }),
        grade: field.rating({ min: 1, max: 5 }),
        state: field.choice(['open', 'done']),
        isSafe: field.flag(),
        due: field.date(),
        who: field.person(),
        like: field.reference(['row']),
        tags: field.labels(),
      },
    },
    score: {
      parents: ['row'],
      fields: {
        of: field.reference(['row'], { isRequired: true }),
        value: field.rating({ min: 1, max: 5, isRequired: true }),
      },
    },
  },
});

const words: WorkDescriptions = {
  type: (type) => type,
  field: (_, name) => `the ${name}`,
  record: ({ fields }) => plainText(fields['name']),
  value: (_, __, value) => `<${plainText(value)}>`,
  finding: ({ rule }) => ({ text: rule }),
};

function opened() {
  const work = createWorkState(kind);
  transact(
    work,
    [
      { op: 'add', id: 'a', type: 'row', parent: null, fields: { name: 'A', code: 'x1', tags: ['one', 'two'] } },
      { op: 'add', id: 'b', type: 'row', parent: null, fields: { name: 'B' } },
      { op: 'add', id: 'c', type: 'row', parent: null, fields: { name: 'C' } },
    ],
    { origin: 'person' },
  );
  return work;
}

const people = [{ value: 'u1', label: 'Mira Meier' }];
const around = (work: ReturnType<typeof opened>) => ({ work, levels: [{ types: ['row'] }], words, people });
const drawn = (column: FieldColumn) => gridColumns([column], around(opened()))[0];

describe('gridColumns', () => {
  it.each([
    ['name', { kind: 'text' }],
    ['code', { kind: 'text', isReadOnly: true }],
    ['load', { kind: 'number', min: 0, max: 9, unit: 'N' }],
    ['grade', { kind: 'rating', min: 1, max: 5 }],
    [
      'state',
      {
        kind: 'choice',
        options: [
          { value: 'open', label: '<open>' },
          { value: 'done', label: '<done>' },
        ],
      },
    ],
    ['isSafe', { kind: 'flag' }],
    ['due', { kind: 'date' }],
    ['who', { kind: 'person', options: people }],
    ['like', { kind: 'reference', options: ['a', 'b', 'c'].map((id) => ({ value: id, label: id.toUpperCase() })) }],
    ['tags', { kind: 'text' }],
  ])('draws %s by its form', (of, wanted) => {
    expect(drawn({ id: of, field: of })).toMatchObject({ name: `the ${of}`, ...wanted });
  });

  it('has no ends where the field has none', () => {
    expect(drawn({ id: 'count', field: 'count' })).not.toHaveProperty('min');
  });

  it('takes the options of the tool for the only labels there are', () => {
    const options = [{ value: 'one', label: 'One' }];
    expect(drawn({ id: 'tags', field: 'tags', options })).toMatchObject({ kind: 'labels', options });
  });
});

describe('a cell', () => {
  it('holds what its field holds, codes in words, and labels as they are written', () => {
    const work = opened();
    const shown = (of: string) => {
      const held = heldValue(work, work.get('a') as never, { id: of, field: of });
      return held && cellValue(work, held, undefined, words);
    };
    expect(['name', 'code', 'load', 'tags', 'other'].map(shown)).toEqual([
      'A',
      '<x1>',
      undefined,
      'one, two',
      undefined,
    ]);
    const tags = drawn({ id: 'tags', field: 'tags' });
    expect(tags && fieldValue(' two; three，two', tags, 'labels')).toEqual(['two', 'three']);
    expect(tags && fieldValue(' ; ', tags, 'labels')).toBeNull();
  });

  it('with a record of its own makes it, sets it, and removes what cannot be without a value', () => {
    const work = opened();
    const column: FieldColumn = { id: 's', field: 'value', below: { type: 'score', by: 'of', key: 'b' } };
    const row = work.get('a');
    const asked = (value: number | null) => row && operationFor(work, { row, column, value }, () => 'new');
    expect(asked(null)).toBeUndefined();
    const made = asked(4);
    expect(made).toEqual({ op: 'add', id: 'new', type: 'score', parent: 'a', fields: { of: 'b', value: 4 } });
    transact(work, made ? [made] : [], { origin: 'person' });
    expect(asked(2)).toEqual({ op: 'set', id: 'new', field: 'value', value: 2 });
    expect(asked(null)).toEqual({ op: 'remove', id: 'new' });
    expect(() => asked(9)).toThrow(EditRefused);
  });
});

describe('moveOperations', () => {
  it('puts rows behind another or before it, in their order', () => {
    const orderAfter = (move: Parameters<typeof moveOperations>[1]) => {
      const work = opened();
      transact(work, moveOperations(work, move), { origin: 'person' });
      return work.children(null);
    };
    expect(orderAfter({ rows: ['a', 'b'], to: 'c', side: 'after' })).toEqual(['c', 'a', 'b']);
    expect(orderAfter({ rows: ['b', 'c'], to: 'a', side: 'before' })).toEqual(['b', 'c', 'a']);
    expect(orderAfter({ rows: ['c'], to: 'b', side: 'before' })).toEqual(['a', 'c', 'b']);
  });
});
