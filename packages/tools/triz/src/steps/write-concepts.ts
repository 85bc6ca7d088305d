import {
  basisOf,
  type Evidence,
  headOf,
  type Lookup,
  type Operation,
  type ToolPorts,
  type ToolProcedure,
  type WrittenSentence,
} from '@assay/works';
import { problemBasis, problemOf } from '../kind/problem-basis.ts';
import { recordsOf, type Triz } from '../kind/records-of.ts';
import { conceptTask } from './concept-task.ts';

const longestName = 80;
export const longestDescription = 4_000;

/** Principles with passages for which nobody has a concept yet, in the order of their contradictions. */
const waiting = (work: Lookup): readonly Triz<'principle'>[] =>
  recordsOf(work, null, 'contradiction')
    .flatMap(({ id }) => recordsOf(work, id, 'principle'))
    .filter(({ id, evidence }) => Object.keys(evidence).length > 0 && recordsOf(work, id, 'concept').length === 0);

/** Sentences follow each other as their language has it. */
export const joined = (texts: readonly string[]): string =>
  texts.reduce((text, next) => (text === '' || /[。！？]$/u.test(text) ? text + next : `${text} ${next}`), '');

/**
 * What adds a concept in the words of a model to its principle, with every passage that carries a sentence of it; nothing
 * where there is no sentence.
 */
export function conceptUnder(
  work: Lookup,
  principle: Pick<Triz<'principle'>, 'id'>,
  sentences: readonly WrittenSentence[],
  { newId }: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const [first] = sentences;
  if (first === undefined) return [];
  const cited = new Map<string, Evidence>();
  for (const { evidence } of sentences)
    for (const each of evidence) cited.set(`${each.document} ${each.start}`, { ...each, field: 'description' });
  const description = headOf(joined(sentences.map(({ text }) => text)), longestDescription);
  return [
    {
      op: 'add',
      id: newId(),
      type: 'concept',
      parent: principle.id,
      fields: { name: headOf(first.text, longestName), description },
      evidence: Object.fromEntries([...cited.values()].map((each, at) => [String(at + 1), each])),
      basis: [basisOf(work, principle.id, 'number'), problemBasis(work)].map((one) => ({
        ...one,
        field: 'description',
      })),
    },
  ];
}

/** A concept in the words of the model for a principle that waits for one; none where its passages carry nothing. */
export async function writeConcept(work: Lookup, ports: ToolPorts, id: string): Promise<readonly Operation[]> {
  const { model, locale } = ports;
  const principle = waiting(work).find((one) => one.id === id);
  if (model === undefined || principle === undefined) return [];
  const task = conceptTask(problemOf(work), principle.fields.number ?? 0, locale);
  const rows = await model.write(task, Object.values(principle.evidence));
  const sentences = rows.map(({ statement, evidence }) => ({ text: statement, evidence }));
  return conceptUnder(work, principle, sentences, ports);
}

/**
 * Concepts that a language model writes, one for each principle that waits for one, from the passages that show it at work.
 * Where these carry no sentence, no concept is written.
 */
export const writeConcepts: ToolProcedure = {
  writes: 'model',
  steps: (work) => waiting(work).map(({ id }) => id),
  step: writeConcept,
};
