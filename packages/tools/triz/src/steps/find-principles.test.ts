import {
  createWorkState,
  isWhereToLook,
  type Operation,
  rootId,
  shippedSetting,
  staleBasis,
  transact,
  type Within,
} from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { expect, it } from 'vitest';
import { trizKind } from '../kind/triz-kind.ts';
import { separations } from '../tables/index.ts';
import { findPrinciples, principlesUnder } from './find-principles.ts';

const evidence = (quote: string) => ({ document: 'd', version: 1, start: 0, end: quote.length, quote });

it('found anew for another pair, a principle to which a person cited a passage stays, and the others give way', () => {
  const state = createWorkState(trizKind);
  const contradiction: Operation = {
    op: 'add',
    id: 'c',
    type: 'contradiction',
    parent: null,
    fields: { form: 'technical', improve: 1, worsen: 14, isConfirmed: true },
  };
  transact(state, [contradiction], { origin: 'person' });
  const ports = silentPorts();
  const find = () =>
    transact(
      state,
      principlesUnder(state, 'c', {
        newId: ports.newId,
        separations: shippedSetting(separations),
        showing: () => [evidence('Found')],
      }),
      { origin: 'rules' },
    );
  find();
  const [kept, other] = state.children('c');
  expect(Object.keys(state.get(other ?? '')?.evidence ?? {})).toHaveLength(1);
  transact(state, [{ op: 'cite', id: kept ?? '', key: crypto.randomUUID(), evidence: evidence('Mine') }], {
    origin: 'person',
  });
  transact(state, [{ op: 'set', id: 'c', field: 'improve', value: 39 }], { origin: 'person' });
  const numbers = () => state.children('c').map((id) => state.get(id)?.fields['number']);
  const before = numbers();
  find();
  expect(state.get(kept ?? '')?.evidence).toMatchObject({ '1': { quote: 'Found' } });
  expect(Object.values(state.get(kept ?? '')?.evidence ?? {}).map(({ quote }) => quote)).toContain('Mine');
  expect(state.get(other ?? '')).toBeUndefined();
  expect(numbers()).not.toEqual(before);
});

it('F4: passages are looked for where the people of the work say, and are of before once that changes', async () => {
  const state = createWorkState(trizKind);
  const fields = {
    title: 'Arm',
    statement: 'Reduce the weight of the arm and keep its strength.',
    lookClasses: ['B64C'],
  };
  const pair = { form: 'technical', improve: 1, worsen: 14, isConfirmed: true };
  transact(
    state,
    [
      { op: 'add', id: rootId, type: 'work', parent: null, fields },
      { op: 'add', id: 'c', type: 'contradiction', parent: null, fields: pair },
    ],
    { origin: 'person' },
  );
  const asked: (Within | undefined)[] = [];
  const ports = silentPorts({
    async sentences(_, within) {
      asked.push(within);
      return { hasMeaning: false, sentences: [] };
    },
  });
  const stale = () =>
    state.children('c').flatMap((id) => {
      const principle = state.get(id);
      return principle ? staleBasis(state, principle).map(isWhereToLook) : [];
    });
  transact(state, await findPrinciples(state, ports), { origin: 'rules' });
  expect(state.children('c').length).toBeGreaterThan(0);
  expect(stale()).toEqual([]);
  transact(state, [{ op: 'set', id: rootId, field: 'lookIn', value: ['patent'] }], { origin: 'person' });
  expect(stale()).toEqual(state.children('c').map(() => true));
  transact(state, await findPrinciples(state, ports), { origin: 'rules' });
  expect(stale()).toEqual([]);
  expect(asked).toEqual([{ classes: ['B64C'] }, { classes: ['B64C'], sourceTypes: ['patent'] }]);
});
