import type { WorkKind } from '@assay/works';
import { checkSummary } from '../kind/check-summary.ts';
import { summaryKind } from '../kind/summary-kind.ts';
import { summaryIntroduction } from './introduction.ts';
import { SummaryCentre } from './SummaryCentre.tsx';
import { SummaryDescriptions } from './SummaryDescriptions.tsx';

/** Summaries on the page. */
export const summaryView = {
  ...summaryIntroduction,
  kind: summaryKind as WorkKind,
  check: checkSummary,
  Descriptions: SummaryDescriptions,
  Centre: SummaryCentre,
};
