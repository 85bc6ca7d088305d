import type { NameIn } from '@assay/contract';
import type * as qualityCalls from '@assay/contract/calls/quality';
import type { CallExample } from '../call-example.ts';

export const qualityExamples: Record<NameIn<typeof qualityCalls>, CallExample> = {
  'quality.scoreboard': { elsewhere: 'public' },
  'quality.answers': { elsewhere: 'public' },
  'quality.feedback': { elsewhere: 'own' },
};
