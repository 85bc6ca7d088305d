import { summary } from '@assay/tool-summary/steps';
import { technicalQa } from '@assay/tool-technical-qa/steps';
import { boards } from '@assay/tool-triz/boards/steps';
import { triz } from '@assay/tool-triz/steps';
import type { Tool } from '@assay/works';

/** Every tool, as the service serves it. */
export const tools: readonly Tool[] = [technicalQa, triz, summary, ...boards];
