import { expect, it } from 'vitest';
import { transact } from '../changes/transact.ts';
import { defineKind, rootId } from '../kind/define-kind.ts';
import type { FieldValue } from '../record.types.ts';
import { createWorkState } from '../state/work-state.ts';
import { whereToLook, withinOf } from './where-to-look.ts';

const kind = defineKind({ name: 'looking', migrations: [], root: whereToLook, types: {} });

function looking(fields: Readonly<Record<string, FieldValue>>) {
  const state = createWorkState(kind);
  transact(state, [{ op: 'add', id: rootId, type: 'work', parent: null, fields: { title: 'Looking', ...fields } }], {
    origin: 'person',
  });
  return withinOf(state);
}

it('is everywhere where nobody has said where', () => {
  expect(looking({})).toEqual({});
  expect(looking({ lookIn: [], lookClasses: [] })).toEqual({});
});

it('is in kinds of document that there are, in classes and since a day', () => {
  const said = { lookIn: ['patent', 'rumour'], lookClasses: ['H01M 4/'], lookFrom: '2015-01-01' };
  expect(looking(said)).toEqual({ sourceTypes: ['patent'], classes: ['H01M 4/'], from: '2015-01-01' });
});
