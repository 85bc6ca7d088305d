import { type Lookup, type RecordOf, staleBasis } from '@assay/works';
import type { technicalQaKind } from './technical-qa-kind.ts';

/** A question with its answer, where it has one. */
export interface Exchange {
  readonly question: RecordOf<typeof technicalQaKind, 'question'>;
  readonly answer: RecordOf<typeof technicalQaKind, 'answer'> | undefined;
}

/** The questions of a work, in their order. */
export function exchangesOf(work: Lookup): readonly Exchange[] {
  const under = (parent: string | null, type: string) =>
    work
      .children(parent)
      .map((id) => work.get(id))
      .filter((record) => record?.type === type);
  return under(null, 'question').map((question) => ({
    question: question as Exchange['question'],
    answer: under(question?.id ?? '', 'answer')[0] as Exchange['answer'],
  }));
}

/** Whether a question has no answer yet, or another wording than the one that was answered. */
export function isWaiting(work: Lookup, { answer }: Exchange): boolean {
  return answer === undefined || staleBasis(work, answer).length > 0;
}
