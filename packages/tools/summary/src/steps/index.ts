import type { Tool } from '@assay/works';
import { summaryKind } from '../kind/summary-kind.ts';
import { keepSummary } from './keep-summary.ts';
import { summaryNames } from './names.ts';
import { outlineSummary } from './outline-summary.ts';

/** Summaries of documents in the service. What an agent wrote becomes one of them; nothing but the agent is counted. */
export const summary: Tool = {
  kind: summaryKind,
  names: summaryNames,
  history: 'document_summary',
  keeping: keepSummary,
  outline: outlineSummary,
  actions: {},
};
