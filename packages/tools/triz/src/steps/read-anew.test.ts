import {
  createWorkState,
  type Operation,
  renewedBasis,
  rootId,
  type ToolPorts,
  transact,
  type WorkState,
} from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/testing/sentences-of.ts';
import { checkTriz } from '../kind/check-triz.ts';
import { isOfOtherProblem, isOnProblem } from '../kind/problem-basis.ts';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { begin } from './begin.ts';
import { findPrinciples } from './find-principles.ts';
import { readAnew } from './read-anew.ts';

const battery =
  'Raise the capacity of the battery without the battery getting heavier. The binder holds the electrode.';
const drone = 'Reduce the weight of the drone arm and keep the strength of the arm. The arm carries the motor.';
const library = [
  'The drone arm is made of a composite of carbon fibre and epoxy, which reduces weight and keeps the strength of the arm.',
  'A battery electrode of a porous composite raises the capacity of the battery at a lower weight of the battery.',
].map((text, at) => ({ document: `d${at}`, text }));

describe('a problem that is told in other words', () => {
  let state: WorkState;
  let ports: ToolPorts;
  const byRules = (operations: readonly Operation[]) => transact(state, operations, { origin: 'rules' });
  const byPerson = (...operations: Operation[]) => transact(state, operations, { origin: 'person' });
  const tell = (statement: string) => byPerson({ op: 'set', id: rootId, field: 'statement', value: statement });
  const contradiction = () => recordsOf(state, null, 'contradiction')[0];
  const functions = () => recordsOf(state, null, 'function').map(({ fields }) => Object.values(fields).join(' '));
  const stale = () => state.records().filter(({ id }) => isOfOtherProblem(state, id));
  const quotes = () =>
    recordsOf(state, contradiction()?.id ?? '', 'principle').flatMap(({ evidence }) =>
      Object.values(evidence).map(({ document }) => document),
    );

  beforeEach(async () => {
    state = createWorkState(trizKind);
    ports = silentPorts({ sentences: (about) => sentencesOf(about, library) });
    const { told, made } = await begin(battery, ports);
    byPerson(...told);
    byRules(made);
  });

  it('makes stale what was read in it, until it is as it was', () => {
    expect(stale()).toEqual([]);
    tell(drone);
    expect(new Set(stale().map(({ type }) => type))).toEqual(new Set(['contradiction', 'function']));
    tell(battery);
    expect(stale()).toEqual([]);
  });

  it('is read anew: another guess with its candidates, other functions, and nothing stale', async () => {
    const fresh = createWorkState(trizKind);
    const { told, made } = await begin(drone, silentPorts());
    transact(fresh, told, { origin: 'person' });
    transact(fresh, made, { origin: 'rules' });
    tell(drone);
    byRules(await readAnew(state, ports));
    expect(contradiction()?.fields).toEqual(recordsOf(fresh, null, 'contradiction')[0]?.fields);
    const candidates = (work: WorkState) =>
      work.records().flatMap(({ type, fields }) => (type === 'reading' ? [fields] : []));
    expect(candidates(state)).toEqual(candidates(fresh));
    expect(functions()).toEqual(
      recordsOf(fresh, null, 'function').map(({ fields }) => Object.values(fields).join(' ')),
    );
    expect(stale()).toEqual([]);
    expect(await readAnew(state, ports)).toEqual([]);
  });

  it('leaves what a person chose, confirmed or wrote', async () => {
    const { id = '' } = contradiction() ?? {};
    const [first] = recordsOf(state, null, 'function');
    byPerson(
      { op: 'set', id, field: 'improve', value: 9 },
      { op: 'set', id, field: 'isConfirmed', value: true },
      { op: 'set', id: first?.id ?? '', field: 'action', value: 'grips' },
      { op: 'add', id: 'own', type: 'function', parent: null, fields: { subject: 'Rim', judgement: 'useful' } },
    );
    tell(drone);
    byRules(await readAnew(state, ports));
    expect(contradiction()?.fields).toMatchObject({ improve: 9, isConfirmed: true });
    expect(functions().join()).toContain('grips');
    expect(state.get('own')).toBeDefined();
    expect(stale()).toEqual([]);
  });

  it('holds as it was read where a person says so', async () => {
    tell(drone);
    const before = contradiction()?.fields;
    byPerson(
      ...stale().map((record): Operation => {
        const basis = renewedBasis(state, record, isOnProblem);
        return { op: 'base', id: record.id, basis };
      }),
    );
    expect(stale()).toEqual([]);
    expect(contradiction()?.fields).toEqual(before);
  });

  it('makes principles stale, whose passages are then those of today, and keeps the passage that a person cited', async () => {
    const { id = '' } = contradiction() ?? {};
    byPerson({ op: 'set', id, field: 'improve', value: 1 }, { op: 'set', id, field: 'worsen', value: 14 });
    byRules(await findPrinciples(state, ports));
    expect(quotes()).toContain('d1');
    const [principle] = recordsOf(state, id, 'principle');
    const evidence = { document: 'own', version: 1, start: 0, end: 4, quote: 'Mine' };
    byPerson({ op: 'cite', id: principle?.id ?? '', key: 'k1', evidence });
    tell(drone);
    expect(checkTriz(state).some(({ rule }) => rule === 'stalePrinciple')).toBe(true);
    byRules(await findPrinciples(state, ports));
    expect(quotes()).toContain('d0');
    expect(quotes()).not.toContain('d1');
    expect(quotes()).toContain('own');
    expect(checkTriz(state).some(({ rule }) => rule === 'stalePrinciple')).toBe(false);
  });

  it('gives a principle that was found bare the passages that the library has by now', async () => {
    const { id = '' } = contradiction() ?? {};
    byPerson({ op: 'set', id, field: 'improve', value: 1 }, { op: 'set', id, field: 'worsen', value: 14 });
    byRules(await findPrinciples(state, { ...ports, sentences: silentPorts().sentences }));
    expect(quotes()).toEqual([]);
    byRules(await findPrinciples(state, ports));
    expect(quotes()).toContain('d1');
  });
});
