import { createWorkState, type Operation, transact, type WorkRecord } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { expect, it } from 'vitest';
import { trizKind } from '../kind/triz-kind.ts';
import { findStandards } from './find-standards.ts';

const ports = silentPorts();

function workWith(fields: Record<string, string | readonly string[]>) {
  const state = createWorkState(trizKind);
  const add: Operation = { op: 'add', id: 'm', type: 'model', parent: null, fields };
  transact(state, [add], { origin: 'person' });
  return state;
}

async function find(state: ReturnType<typeof workWith>) {
  transact(state, await findStandards(state, ports), { origin: 'rules' });
  return state.children('m').map((id) => state.get(id));
}

const numbersOf = (records: readonly (WorkRecord | undefined)[]) =>
  records.map((record) => record?.fields['number']).filter((number) => typeof number === 'string');

const heating = { object: 'wax', tool: 'plate', field: 'thermal', fault: 'insufficient' };

it('F2: a model that is whole and too weak names standards that strengthen it, in order, and why', async () => {
  const found = await find(workWith(heating));
  expect(found.length).toBeGreaterThan(3);
  expect(found.length).toBeLessThanOrEqual(12);
  expect(numbersOf(found).filter((number) => number.startsWith('2.')).length).toBeGreaterThan(2);
  for (const standard of found) {
    expect(standard?.origin).toBe('rules');
    expect(standard?.fields['reasons']).toContain('insufficient');
  }
});

it('what is harmful names the standards that break the bond', async () => {
  const found = await find(workWith({ ...heating, fault: 'harmful' }));
  expect(found[0]?.fields['number']).toMatch(/^1\.2\./);
});

it('found anew for another fault, what nobody touched gives way and what a person wrote to stays', async () => {
  const state = workWith(heating);
  const [first, second] = await find(state);
  transact(state, [{ op: 'set', id: first?.id ?? '', field: 'note', value: 'two plates' }], { origin: 'person' });
  transact(state, [{ op: 'set', id: 'm', field: 'fault', value: 'measurement' }], { origin: 'person' });
  const ids = (await find(state)).map((standard) => standard?.id);
  expect(ids).toContain(first?.id);
  expect(ids).not.toContain(second?.id);
  const left = numbersOf(state.children('m').map((id) => state.get(id)));
  expect(left.filter((number) => number.startsWith('4.')).length).toBeGreaterThan(2);
});

it('finds nothing new where nothing changed', async () => {
  const state = workWith(heating);
  const before = (await find(state)).map((standard) => standard?.id);
  expect((await find(state)).map((standard) => standard?.id)).toEqual(before);
});
