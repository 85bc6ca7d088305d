import { summaryIntroduction } from '@assay/tool-summary/introduction';
import { technicalQaIntroduction } from '@assay/tool-technical-qa/introduction';
import { boardIntroduction } from '@assay/tool-triz/boards/introduction';
import { trizIntroduction } from '@assay/tool-triz/introduction';
import type { ToolIntroduction } from './views.ts';

/** Every tool by the name of its kind, for lists that offer them; their views are not fetched. */
export const toolIntroductions: Readonly<Record<string, ToolIntroduction>> = {
  'technical-qa': technicalQaIntroduction,
  summary: summaryIntroduction,
  triz: trizIntroduction,
  'tech-mind': boardIntroduction('tech-mind'),
  'material-mind': boardIntroduction('material-mind'),
  'idea-exploration': boardIntroduction('idea-exploration'),
};
