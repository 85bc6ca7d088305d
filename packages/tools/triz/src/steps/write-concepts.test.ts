import {
  createWorkState,
  type Evidence,
  type Operation,
  type ToolPorts,
  transact,
  type WorkRecord,
} from '@assay/works';
import { doProcedure, silentPorts } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { writeConcepts } from './write-concepts.ts';

const passage = (document: string): Evidence => ({ document, version: 1, start: 0, end: 9, quote: 'It helps.' });

function begun() {
  const state = createWorkState(trizKind);
  const add = (id: string, type: string, parent: string | null, fields: object, evidence = {}): Operation => ({
    op: 'add',
    id,
    type,
    parent,
    fields: fields as never,
    evidence,
  });
  transact(
    state,
    [
      add('work', 'work', null, { title: 'Lighter', statement: 'Make the housing lighter.' }),
      add('c', 'contradiction', null, { form: 'technical', improve: 1, worsen: 14 }),
      add('with', 'principle', 'c', { number: 40 }, { 1: passage('a'), 2: passage('b') }),
      add('without', 'principle', 'c', { number: 28 }),
      add('taken', 'principle', 'c', { number: 27 }, { 1: passage('c') }),
      add('own', 'concept', 'taken', { name: 'Paper' }),
    ],
    { origin: 'person' },
  );
  return state;
}

/** What a model is asked, and what it writes then, in the form of whatever task it is given. */
type Writes = (
  asked: string,
  passages: readonly Evidence[],
) => Promise<readonly { text: string; evidence: readonly Evidence[] }[]>;

const asked: string[] = [];
const portsOf = (writes: Writes | undefined) => {
  const write: NonNullable<ToolPorts['model']>['write'] = async (task, passages) =>
    ((await writes?.(task.asked.join('\n'), passages)) ?? []).map(({ text, evidence }) => {
      const row = task.schema.parse({ text });
      return { row, statement: task.statement(row), evidence };
    });
  return silentPorts(writes && { model: { origin: 'model:small', write } });
};

describe('writeConcepts()', () => {
  it('writes one for each principle with passages that has none, every sentence with what carries it', async () => {
    const state = begun();
    asked.length = 0;
    const ports = portsOf(async (question, passages) => {
      asked.push(question);
      return [
        { text: 'A laminate carries the load.', evidence: passages.slice(0, 1) },
        { text: 'It is lighter.', evidence: passages },
      ];
    });
    await doProcedure(writeConcepts, state, ports, 'model:small');
    const [concept, ...others] = recordsOf(state, 'with', 'concept');
    expect(others).toEqual([]);
    expect(concept?.origin).toBe('model:small');
    expect(concept?.fields).toEqual({
      name: 'A laminate carries the load.',
      description: 'A laminate carries the load. It is lighter.',
    });
    expect(Object.values(concept?.evidence ?? {}).map(({ document, field }) => [document, field])).toEqual([
      ['a', 'description'],
      ['b', 'description'],
    ]);
    expect(asked).toEqual([expect.stringMatching(/"Make the housing lighter\."[^]*"Composite materials"/)]);
    expect(recordsOf(state, 'without', 'concept')).toEqual([]);
    expect(writeConcepts.steps(state)).toEqual([]);
    expect(await writeConcepts.step(state, ports, 'with')).toEqual([]);
  });

  it.each([
    ['passages carry nothing', async () => []],
    ['no model is connected', undefined],
  ])('writes none where %s', async (_, write) => {
    const state = begun();
    const before: readonly WorkRecord[] = structuredClone(state.records());
    await doProcedure(writeConcepts, state, portsOf(write), 'model:small');
    expect(state.records()).toEqual(before);
  });

  it('fails where the model does, and nothing is half written', async () => {
    const failing = portsOf(async () => Promise.reject(new Error('away')));
    await expect(writeConcepts.step(begun(), failing, 'with')).rejects.toThrow('away');
  });
});
