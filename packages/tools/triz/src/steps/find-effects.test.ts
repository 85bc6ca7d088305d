import { createWorkState, type Operation, transact } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { expect, it } from 'vitest';
import { trizKind } from '../kind/triz-kind.ts';
import { effects } from '../tables/index.ts';
import { findEffects } from './find-effects.ts';

const ports = silentPorts();

function workWith(fields: Record<string, string>) {
  const state = createWorkState(trizKind);
  const add: Operation = { op: 'add', id: 'f', type: 'function', parent: null, fields };
  transact(state, [add], { origin: 'person' });
  return state;
}

async function find(state: ReturnType<typeof workWith>) {
  transact(state, await findEffects(state, ports), { origin: 'rules' });
  return state.children('f').flatMap((id) => state.get(id) ?? []);
}

const cooling = { subject: 'pump', action: 'cools', object: 'the liquid', judgement: 'insufficient' };

it('F2: a function names effects that may carry it out, known to the table, and for which of their functions', async () => {
  const found = await find(workWith(cooling));
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(6);
  for (const { fields, origin, basis } of found) {
    const effect = effects.find(({ code }) => code === fields['code']);
    expect(effect?.serves).toEqual(expect.arrayContaining(fields['serves'] as string[]));
    expect(origin).toBe('rules');
    expect(basis.map(({ from }) => 'field' in from && from.field)).toEqual([
      'subject',
      'action',
      'object',
      'judgement',
    ]);
  }
  expect(found[0]?.fields['serves']).toContain('cool liquid');
});

it('looks for nothing that does harm, nor where nothing is done', async () => {
  expect(await find(workWith({ ...cooling, judgement: 'harmful' }))).toEqual([]);
  expect(await find(workWith({ subject: 'pump', object: 'liquid', judgement: 'useful' }))).toEqual([]);
});

it('found anew, it keeps the one that carries a concept and lets the others go', async () => {
  const state = workWith(cooling);
  const [first] = await find(state);
  const concept: Operation = {
    op: 'add',
    id: 'c',
    type: 'concept',
    parent: first?.id ?? '',
    fields: { name: 'Spray' },
  };
  transact(state, [concept, { op: 'set', id: 'f', field: 'action', value: 'measures' }], { origin: 'person' });
  const after = await find(state);
  expect(after.map(({ id }) => id)).toContain(first?.id);
  expect(
    after.filter(({ id }) => id !== first?.id).every(({ fields }) => fields['code'] !== first?.fields['code']),
  ).toBe(true);
});
