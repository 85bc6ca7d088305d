import type { AnswerRequest } from '@assay/domain';
import { type Candidate, citeCandidate } from '../citing/passages.ts';
import { isFollowUp, isRewording } from './standing-request.ts';

/** Tells of sentences whether the last answer of the thread quoted them; undefined where none is to be held back. */
export function formerSentences(request: AnswerRequest): ((candidate: Candidate) => boolean) | undefined {
  const { former = [] } = request;
  if (former.length === 0 || isRewording(request)) return undefined;
  return (candidate) => {
    const { document, start, end } = citeCandidate(candidate);
    return former.some((said) => said.document === document && said.start < end && start < said.end);
  };
}

/** Whether what was quoted before may answer again, where nothing else does: only a question of its own. */
export function mayRepeat(request: AnswerRequest): boolean {
  return !isFollowUp(request);
}
