import type { Finding, Lookup } from '@assay/works';
import { checkCitedProse } from '@assay/works/prose';
import { exchangesOf } from './exchanges-of.ts';

/** Questions without an answer, and what answers say without a passage behind it. */
export function checkTechnicalQa(work: Lookup): readonly Finding[] {
  return exchangesOf(work).flatMap(({ question, answer }): readonly Finding[] =>
    answer === undefined
      ? [{ rule: 'unanswered', record: question.id, field: 'text', severity: 'gap' }]
      : checkCitedProse(answer, 'body'),
  );
}
