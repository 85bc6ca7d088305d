import { createWorkState, type Evidence, type LibraryAnswer, staleBasis, transact } from '@assay/works';
import { citedIn } from '@assay/works/prose';
import { silentPorts } from '@assay/works/testing';
import { describe, expect, it } from 'vitest';
import { exchangesOf, isWaiting } from '../kind/exchanges-of.ts';
import { technicalQaKind } from '../kind/technical-qa-kind.ts';
import { answerUnder } from './answer-under.ts';
import { exchangesAsWork } from './exchanges-as-work.ts';

const passage = (document: string): Omit<Evidence, 'field'> => ({
  document,
  version: 1,
  start: 0,
  end: 9,
  quote: 'It helps.',
});
const answerOf = (text: string, ...documents: string[]): LibraryAnswer => ({
  sentences: [{ text, evidence: documents.map(passage), isNewParagraph: true }],
  documents: 12,
  passages: 40,
});
const silence: LibraryAnswer = { sentences: [], documents: 12, passages: 40 };

function workOf(...answers: LibraryAnswer[]) {
  const ports = silentPorts();
  const state = createWorkState(technicalQaKind);
  const asked = answers.map((answer, at) => ({ question: `Question ${at + 1}?`, answer, origin: 'rules' as const }));
  for (const { operations, origin } of exchangesAsWork(asked, ports)) transact(state, operations, { origin });
  const answer = (question: string, found: LibraryAnswer) =>
    transact(state, answerUnder(state, question, found, ports), { origin: 'rules' });
  return { state, answer, exchanges: () => exchangesOf(state) };
}

describe('answerUnder()', () => {
  it('writes what was found, each sentence with the marks of its passages', () => {
    const [exchange] = workOf(answerOf('Copper iodide.', 'a', 'b')).exchanges();
    const { fields, evidence } = exchange?.answer ?? {};

    expect(JSON.stringify(fields?.body)).toContain('Copper iodide.');
    expect(citedIn(fields?.body)).toEqual(Object.keys(evidence ?? {}));
    expect(fields).toMatchObject({ documents: 12, passages: 40 });
  });

  it('writes anew what was answered to another wording, and keeps no passage of the former answer', () => {
    const { state, answer, exchanges } = workOf(answerOf('Copper iodide.', 'a'));
    const id = exchanges()[0]?.question.id ?? '';
    transact(state, [{ op: 'set', id, field: 'text', value: 'Another one?' }], { origin: 'person' });
    expect(exchanges().map((exchange) => isWaiting(state, exchange))).toEqual([true]);
    answer(id, answerOf('Glass fibre.', 'b', 'c'));

    const written = exchanges()[0]?.answer;
    expect(JSON.stringify(written?.fields.body)).not.toContain('Copper');
    expect(Object.values(written?.evidence ?? {}).map(({ document }) => document)).toEqual(['b', 'c']);
    expect(citedIn(written?.fields.body)).toEqual(Object.keys(written?.evidence ?? {}));
    expect(written && staleBasis(state, written)).toEqual([]);
  });

  it('has no words where the library holds none, and some once it does', () => {
    const { answer, exchanges } = workOf(silence);
    const { question, answer: silent } = exchanges()[0] ?? {};
    expect(silent?.fields.body).toBeUndefined();
    answer(question?.id ?? '', answerOf('Now it does.', 'a'));
    expect(JSON.stringify(exchanges()[0]?.answer?.fields.body)).toContain('Now it does.');
    answer(question?.id ?? '', silence);
    expect(exchanges()[0]?.answer?.fields.body).toBeUndefined();
  });
});
