import type { Finding, Lookup } from '@assay/works';
import { citedIn } from '@assay/works/prose';
import { exchangesOf } from './exchanges-of.ts';

/** Questions without an answer, and what answers say without a passage behind it. */
export function checkTechnicalQa(work: Lookup): readonly Finding[] {
  return exchangesOf(work).flatMap(({ question, answer }): Finding[] => {
    if (answer === undefined) return [{ rule: 'unanswered', record: question.id, field: 'text', severity: 'gap' }];
    const { id, fields, evidence } = answer;
    if (fields.body === undefined) return [{ rule: 'empty', record: id, field: 'body', severity: 'gap' }];
    const cited = citedIn(fields.body);
    if (cited.length === 0) return [{ rule: 'noSource', record: id, field: 'body', severity: 'doubt' }];
    const isUnknown = cited.some((key) => !Object.hasOwn(evidence, key));
    return isUnknown ? [{ rule: 'unknownSource', record: id, field: 'body', severity: 'fault' }] : [];
  });
}
