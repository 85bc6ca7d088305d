import type { Tool } from '@assay/works';
import { technicalQaKind } from '../kind/technical-qa-kind.ts';
import { answer } from './answer.ts';
import { keepExchanges } from './keep-exchanges.ts';
import { technicalQaNames } from './names.ts';
import { outlineTechnicalQa } from './outline-technical-qa.ts';

/** Technical questions in the service. What an agent answered becomes one of these works, in which people ask on. */
export const technicalQa: Tool = {
  kind: technicalQaKind,
  names: technicalQaNames,
  history: 'technical_qa',
  keeping: keepExchanges,
  outline: outlineTechnicalQa,
  actions: {},
  procedures: { answer },
};
