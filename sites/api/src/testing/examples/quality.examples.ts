import type { qualityCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const qualityExamples: Record<keyof typeof qualityCalls, CallExample> = {
  'quality.scoreboard': { elsewhere: 'own' },
  'quality.answers': { elsewhere: 'own' },
  'quality.feedback': { elsewhere: 'own' },
};
