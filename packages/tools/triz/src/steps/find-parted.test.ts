import { createWorkState, type Operation, type SettingInForce, shippedSetting, transact } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { namedPrinciples } from '../kind/named-principles.ts';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { outlineTriz } from '../outline/outline-triz.ts';
import { type Separations, separations } from '../tables/index.ts';
import { findPrinciples } from './find-principles.ts';

const ours: SettingInForce<Separations> = {
  value: { space: [5], time: [40, 1], condition: [3], 'whole and part': [2] },
  by: 'organisation',
  on: '2026-11-30',
};

describe('a contradiction that is parted', () => {
  let state: ReturnType<typeof createWorkState>;
  const person = (...operations: Operation[]) => transact(state, operations, { origin: 'person' });
  const set = (field: string, value: string) => person({ op: 'set', id: 'c', field, value });
  const contradiction = () => {
    const [found] = recordsOf(state, null, 'contradiction');
    if (!found) throw new Error('It is gone.');
    return found;
  };
  const numbers = () => recordsOf(state, 'c', 'principle').map(({ fields }) => fields.number);

  async function find(inForce: SettingInForce<Separations>) {
    const ports = silentPorts({ setting: async () => inForce as never });
    const operations = await findPrinciples(state, { ...ports, newId: () => crypto.randomUUID() });
    transact(state, operations, { origin: 'rules' });
    return operations;
  }

  const outlined = () =>
    outlineTriz(state, 'en').blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map(({ text }) => text) : [],
    );

  beforeEach(() => {
    state = createWorkState(trizKind);
    const fields = { form: 'physical', separation: 'time', isConfirmed: true };
    person(
      { op: 'add', id: 'work', type: 'work', parent: null, fields: { title: 'Seal', statement: 'Open and closed.' } },
      { op: 'add', id: 'c', type: 'contradiction', parent: null, fields },
    );
  });

  it('has the principles of the list that holds, and keeps whose it is and of which day', async () => {
    await find(ours);
    expect(numbers()).toEqual([40, 1]);
    const naming = { namedFor: 'time', named: ['40', '1'], namedBy: 'organisation', namedOn: '2026-11-30' };
    expect(contradiction().fields).toMatchObject(naming);
    expect(contradiction().origins).toMatchObject({ namedFor: 'rules', named: 'rules' });
    expect(namedPrinciples(contradiction().fields)).toEqual({
      principles: [40, 1],
      from: 'separation',
      isDisputed: false,
    });
    expect(outlined()).toEqual(
      expect.arrayContaining(['Principles: 40, 1', "Named by the organisation's own list of 2026-11-30."]),
    );
  });

  it('says nothing of the list again that it says already', async () => {
    await find(ours);
    expect((await find(ours)).filter(({ op }) => op === 'set')).toEqual([]);
  });

  it('has those of another list once they are found anew, beside what a person wrote to', async () => {
    await find(ours);
    const [first] = recordsOf(state, 'c', 'principle');
    person({ op: 'set', id: first?.id ?? '', field: 'note', value: 'Composite blades.' });
    const other = shippedSetting(separations);
    await find(other);
    expect(numbers()[0]).toBe(40);
    expect(numbers().slice(1)).toEqual([...separations.shipped.time]);
    expect(namedPrinciples(contradiction().fields).principles).not.toContain(40);
    expect(outlined()).toContain('Named by the list that ships with the product, looked through on 2026-12-01.');
  });

  it('has them in the order of another list, and moves none where that is the same', async () => {
    const inOrder = (...time: number[]) => ({ ...ours, value: { ...ours.value, time } });
    await find(inOrder(40, 1, 7));
    expect((await find(inOrder(40, 1, 7, 9))).filter(({ op }) => op === 'move')).toEqual([]);
    await find(inOrder(7, 2, 40, 1));
    expect(numbers()).toEqual([7, 2, 40, 1]);
  });

  it('names none yet where it was parted otherwise since', async () => {
    await find(ours);
    set('separation', 'space');
    expect(namedPrinciples(contradiction().fields)).toMatchObject({ principles: [], from: 'open' });
    expect(outlined().join()).toContain('Principles: –');
    expect(outlined().join()).not.toContain('Named by');
    await find(ours);
    expect(numbers()).toEqual([5]);
  });

  it('tells of no list any more once it is technical', async () => {
    await find(ours);
    person(
      { op: 'set', id: 'c', field: 'form', value: 'technical' },
      { op: 'set', id: 'c', field: 'improve', value: 1 },
      { op: 'set', id: 'c', field: 'worsen', value: 14 },
    );
    await find(ours);
    expect(Object.keys(contradiction().fields).filter((field) => field.startsWith('named'))).toEqual([]);
    expect(numbers()).toEqual([28, 27, 18, 40]);
  });

  it('stands in a work from before lists were kept as the shipped one named it', () => {
    person({ op: 'add', id: 'p', type: 'principle', parent: 'c', fields: { number: 15 } });
    expect(namedPrinciples(contradiction().fields).principles).toEqual(separations.shipped.time);
    expect(outlined()).toContain(`Principles: ${separations.shipped.time.join(', ')}`);
    person({ op: 'remove', id: 'p' });
    expect(outlined()).toContain('Principles: –');
  });
});
