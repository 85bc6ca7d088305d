import { createWorkState, type FieldValue, type Operation, transact } from '@assay/works';
import { expect, it } from 'vitest';
import { boardKinds } from './board-kind.ts';
import { checkBoard } from './check-board.ts';

const add = (id: string, type: string, parent: string | null, fields: Record<string, FieldValue> = {}): Operation => ({
  op: 'add',
  id,
  type,
  parent,
  fields: { [type === 'work' ? 'title' : 'name']: id, ...fields },
});
const evidence = { document: 'd', version: 1, start: 0, end: 4, quote: 'Foam' };
const cite = (id: string): Operation => ({ op: 'cite', id, key: 'own', evidence });

function rules(...operations: Operation[]): readonly string[] {
  const state = createWorkState(boardKinds['tech-mind']);
  transact(state, [add('work', 'work', null), ...operations], { origin: 'rules' });
  return checkBoard(state).map(({ rule, record, severity }) => `${severity} ${rule} ${record}`);
}

const own = [add('branch', 'branch', null), add('foam', 'idea', 'branch')];

it('F4: objects to an idea that a person wrote until it stands under a principle and cites a source', () => {
  expect(rules(...own)).toEqual(['doubt noPrinciple foam', 'doubt noSource foam']);
  expect(rules(...own, cite('foam'))).toEqual(['doubt noPrinciple foam']);
  expect(rules(...own, { op: 'set', id: 'foam', field: 'principle', value: 31 })).toEqual(['doubt noSource foam']);
  expect(rules(...own, { op: 'set', id: 'foam', field: 'principle', value: 31 }, cite('foam'))).toEqual([]);
});

it('an idea follows the principle of a card above it', () => {
  const below = [...own, add('deep', 'idea', 'foam'), cite('foam'), cite('deep')];
  expect(rules(...below)).toEqual(['doubt noPrinciple foam', 'doubt noPrinciple deep']);
  expect(rules(...below, { op: 'set', id: 'branch', field: 'principle', value: 31 })).toEqual([]);
});

it('nothing is objected to in what was set aside', () => {
  expect(rules(...own, { op: 'set', id: 'foam', field: 'isAside', value: true })).toEqual([]);
});

it('a branch that was searched and shows nothing', () => {
  expect(rules(add('branch', 'branch', null, { principle: 31, isSearched: true }))).toEqual(['gap noEvidence branch']);
});
