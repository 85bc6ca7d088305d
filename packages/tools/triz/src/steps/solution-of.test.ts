import { createWorkState, type Evidence, staleBasis, transact } from '@assay/works';
import { silentPorts } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { findPrinciples } from './find-principles.ts';
import { type SolvedContradiction, solutionOf } from './solution-of.ts';

const problem = 'Make the motor of the drill faster without heating the winding.';
const passage: Evidence = { document: 'd', version: 1, start: 4, end: 13, quote: 'It helps.' };

const ports = () => ({ ...silentPorts(), model: 'model:small' as const });

const solved = (given: Partial<SolvedContradiction> = {}): SolvedContradiction => ({
  improve: 9,
  worsen: 13,
  isConfirmed: true,
  evidence: new Map([[28, [passage]]]),
  concepts: new Map(),
  ...given,
});

async function workOf(given: Partial<SolvedContradiction>, message = problem) {
  const state = createWorkState(trizKind);
  for (const { operations, origin } of await solutionOf(message, solved(given), ports()))
    transact(state, operations, { origin });
  const [contradiction] = recordsOf(state, null, 'contradiction');
  return { state, contradiction, principles: recordsOf(state, contradiction?.id ?? '', 'principle') };
}

describe('solutionOf()', () => {
  it('holds the pair, the principles of its cell and the passages that were found', async () => {
    const { state, contradiction, principles } = await workOf({});

    expect(contradiction?.fields).toMatchObject({ form: 'technical', improve: 9, worsen: 13, isConfirmed: true });
    expect(principles.map(({ fields }) => fields.number)).toEqual([28, 33, 1, 18]);
    expect(principles.map(({ evidence }) => Object.values(evidence))).toEqual([[passage], [], [], []]);
    expect(principles.flatMap((record) => staleBasis(state, record))).toEqual([]);
    expect(recordsOf(state, contradiction?.id ?? '', 'reading').length).toBeGreaterThan(0);
  });

  it('is nobody’s word that a person did not say', async () => {
    expect((await workOf({})).contradiction?.origins).toMatchObject({ isConfirmed: 'person' });
    const guessed = (await workOf({ isConfirmed: false })).contradiction;
    expect(guessed?.fields.isConfirmed).toBeUndefined();
    expect([guessed?.origin, ...Object.values(guessed?.origins ?? {})]).toEqual(['rules']);
  });

  it('names no principle for what is to be more and less of the same, until its way of separation is chosen', async () => {
    const { contradiction, principles } = await workOf({ improve: 9, worsen: 9 });

    expect(contradiction?.fields.form).toBe('physical');
    expect(principles).toEqual([]);
  });

  it('holds concepts of a model under their principle, with what carries them', async () => {
    const written = [{ text: 'Cool the winding by a field.', evidence: [passage] }];
    const { state, principles } = await workOf({ concepts: new Map([[28, written]]) });
    const [concept] = recordsOf(state, principles[0]?.id ?? '', 'concept');

    expect(concept).toMatchObject({ origin: 'model:small', fields: { description: 'Cool the winding by a field.' } });
    expect(Object.values(concept?.evidence ?? {})).toEqual([{ ...passage, field: 'description' }]);
  });

  it('takes a message that is longer than a problem may be', async () => {
    const { state } = await workOf({}, `${problem} ${'x'.repeat(8_000)}`);

    expect(state.get('work')?.fields['statement']).toMatch(/^Make the motor.*…$/u);
  });

  it('is left as it is by the tool that looks for the same principles again', async () => {
    const { state, principles } = await workOf({});
    const operations = await findPrinciples(state, silentPorts());
    transact(state, operations, { origin: 'rules' });

    expect(recordsOf(state, principles[0]?.parent ?? '', 'principle').map(({ id }) => id)).toEqual(
      principles.map(({ id }) => id),
    );
  });
});
