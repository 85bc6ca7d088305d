import {
  createWorkState,
  type FieldValue,
  type Operation,
  type ToolPorts,
  type ToolQuestion,
  transact,
  type WorkState,
} from '@assay/works';
import { doProcedure, silentPorts, takesProposed } from '@assay/works/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { sentencesOf } from '../engine/testing/sentences-of.ts';
import { recordsOf } from '../kind/records-of.ts';
import { trizKind } from '../kind/triz-kind.ts';
import { begin } from './begin.ts';
import { guided } from './guided.ts';

const library = [
  'The drone arm is made of a composite of carbon fibre and epoxy, which reduces weight and keeps the strength of the arm.',
  'A shell of thin film with ribs reduces the weight of the drone arm at the same strength.',
].map((text, at) => ({ document: `d${at}`, text }));

let state: WorkState;
let ports: ToolPorts;
let asked: ToolQuestion[];

async function workOf(problem: string): Promise<void> {
  state = createWorkState(trizKind);
  const { told, made } = await begin(problem, ports);
  transact(state, told, { origin: 'person' });
  transact(state, made, { origin: 'rules' });
}

beforeEach(async () => {
  asked = [];
  ports = silentPorts({ sentences: (about) => sentencesOf(about, library) });
  await workOf('Reduce the weight of the drone arm and keep the strength of the arm.');
});

/** Notes what is asked, and answers by its kind; what suggests itself where nothing is said. */
const answering =
  (answers: Readonly<Record<string, FieldValue>> = {}) =>
  (question: ToolQuestion): FieldValue => {
    asked.push(question);
    return answers[question.kind] ?? takesProposed(question);
  };

const contradiction = () => recordsOf(state, null, 'contradiction')[0];
const principles = () => recordsOf(state, contradiction()?.id ?? '', 'principle');
const concepts = () => principles().flatMap(({ id }) => recordsOf(state, id, 'concept'));
const byPerson = (...operations: Operation[]) => transact(state, operations, { origin: 'person' });

describe('going with a person from a problem to concepts', () => {
  it('asks for the contradiction and for what to keep, and gives each principle that is kept a concept', async () => {
    await doProcedure(guided, state, ports, 'rules', answering({ contradiction: { improve: 1, worsen: 14 } }));
    expect(asked.map(({ kind }) => kind)).toEqual(['contradiction', 'several']);
    expect(asked[0]?.data['improve']).toEqual(
      expect.arrayContaining(
        recordsOf(state, contradiction()?.id ?? '', 'reading')
          .filter(({ fields }) => fields.side === 'improve')
          .map(({ fields }) => fields.parameter),
      ),
    );
    expect(contradiction()).toMatchObject({
      fields: { form: 'technical', improve: 1, worsen: 14, isConfirmed: true },
      origins: { isConfirmed: 'person', worsen: 'person' },
    });
    const kept = asked[1]?.proposed as string[];
    expect(kept.length).toBeGreaterThan(0);
    expect(principles().map(({ id }) => id)).toEqual(kept);
    expect(concepts()).toHaveLength(kept.length);
    for (const { parent, fields, evidence, origin } of concepts()) {
      const shown = Object.values(state.get(parent ?? '')?.evidence ?? {});
      expect(origin).toBe('rules');
      expect(Object.values(evidence)).toEqual(shown.map((each) => ({ ...each, field: 'description' })));
      for (const { quote } of shown) expect(fields.description).toContain(quote);
    }
    expect(guided.steps(state)).toEqual([]);
  });

  it('takes a way of parting for what is to be both', async () => {
    await doProcedure(guided, state, ports, 'rules', answering({ contradiction: { separation: 'time' } }));
    expect(contradiction()?.fields).toMatchObject({ form: 'physical', separation: 'time', isConfirmed: true });
    expect(concepts().length).toBeGreaterThan(0);
  });

  it('lets a model write where one is connected, and the rules where the library shows nothing', async () => {
    const write: NonNullable<ToolPorts['model']>['write'] = async (task, passages) => {
      const row = task.schema.parse({ text: 'A composite carries the load.' });
      return [{ row, statement: task.statement(row), evidence: passages }];
    };
    const model = { origin: 'model:small', write } as const;
    const first = (question: ToolQuestion) =>
      question.kind === 'several'
        ? (question.data['options'] as { value: string }[]).map(({ value }) => value)
        : { improve: 1, worsen: 14 };
    await doProcedure(guided, state, { ...ports, model }, 'model:small', first);
    const told = concepts().map(({ parent, origin, fields }) => ({
      isShown: Object.keys(state.get(parent ?? '')?.evidence ?? {}).length > 0,
      origin,
      name: fields.name,
    }));
    expect(new Set(told.map(({ isShown }) => isShown))).toEqual(new Set([true, false]));
    for (const { isShown, origin, name } of told) {
      expect(origin).toBe(isShown ? 'model:small' : 'rules');
      expect(name === 'A composite carries the load.').toBe(isShown);
    }
    expect(principles().every(({ origin }) => origin === 'rules')).toBe(true);
  });

  it('keeps a principle that a person wrote to while it was asked for, though nobody kept it', async () => {
    let written: string | undefined;
    const answer = (question: ToolQuestion): FieldValue => {
      if (question.kind !== 'several') return { improve: 1, worsen: 14 };
      const [one, other] = (question.data['options'] as { value: string }[]).map(({ value }) => value);
      written = other;
      byPerson({ op: 'set', id: other ?? '', field: 'note', value: 'Ribs!' });
      return [one ?? ''];
    };
    await doProcedure(guided, state, ports, 'rules', answer);
    expect(principles()).toHaveLength(2);
    expect(principles().map(({ id }) => id)).toContain(written);
  });

  it('proposes no contradiction where the problem tells one side alone, and asks none where nothing was told', async () => {
    const outcome = await guided.step(state, ports, 'contradiction');
    expect(outcome).toMatchObject({ asks: { data: { contradiction: contradiction()?.id } } });
    byPerson({ op: 'set', id: contradiction()?.id ?? '', field: 'worsen', value: null });
    expect(await guided.step(state, ports, 'contradiction')).not.toHaveProperty('asks.proposed');
    await workOf('Hello');
    byPerson({ op: 'set', id: 'work', field: 'statement', value: null });
    expect(guided.steps(state)).toEqual([]);
  });

  it('is not offered, nor asks, once a person has settled it by hand', async () => {
    expect(guided.steps(state)).toEqual(['contradiction', 'principles', 'keep']);
    byPerson({ op: 'set', id: contradiction()?.id ?? '', field: 'isConfirmed', value: true });
    expect(guided.steps(state)).toEqual([]);
    expect(await guided.step(state, ports, 'contradiction')).toEqual([]);
  });

  it('does nothing with an answer about what is gone', async () => {
    const { asks } = (await guided.step(state, ports, 'contradiction')) as { asks: ToolQuestion };
    byPerson({ op: 'remove', id: contradiction()?.id ?? '' });
    const answered = { ...asks, answer: { improve: 1, worsen: 14 } };
    expect(await guided.step(state, ports, 'contradiction', answered)).toEqual([]);
  });
});
