import type { onboardingCalls } from '@assay/contract';
import type { CallExample } from '../call-example.ts';

export const onboardingExamples: Record<keyof typeof onboardingCalls, CallExample> = {
  'onboarding.info': { elsewhere: 'own' },
  'onboarding.submit': { input: () => ({ body: { industry: 'batteries', role: 'researcher' } }), elsewhere: 'own' },
};
