import {
  type Contribution,
  createWorkState,
  headOf,
  type LibraryAnswer,
  type Operation,
  type Origin,
  rootId,
  type ToolPorts,
  transact,
} from '@assay/works';
import { technicalQaKind } from '../kind/technical-qa-kind.ts';
import { answerUnder } from './answer-under.ts';

const longestTitle = 120;

/** A question and what was answered to it outside of a work, such as in a chat with an agent. */
export interface AskedAndAnswered {
  readonly question: string;
  readonly answer: LibraryAnswer;
  /** By whom the answer is. */
  readonly origin: Origin;
}

/** A work of questions that are answered already: as a person would have asked them in it one after the other. */
export function exchangesAsWork(
  exchanges: readonly AskedAndAnswered[],
  { locale, newId }: Pick<ToolPorts, 'locale' | 'newId'>,
): readonly Contribution[] {
  const state = createWorkState(technicalQaKind);
  const contributions: Contribution[] = [];
  const add = (origin: Origin, operations: readonly Operation[]) => {
    transact(state, operations, { origin });
    contributions.push({ origin, operations });
  };
  const title = headOf(exchanges[0]?.question ?? '', longestTitle);
  add('person', [{ op: 'add', id: rootId, type: 'work', parent: null, fields: { title, language: locale } }]);
  for (const { question, answer, origin } of exchanges) {
    const id = newId();
    add('person', [{ op: 'add', id, type: 'question', parent: null, fields: { text: question } }]);
    add(origin, answerUnder(state, id, answer, { newId }));
  }
  return contributions;
}
