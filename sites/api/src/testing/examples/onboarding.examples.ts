import type { NameIn } from '@assay/contract';
import type * as onboardingCalls from '@assay/contract/calls/onboarding';
import type { CallExample } from '../call-example.ts';

export const onboardingExamples: Record<NameIn<typeof onboardingCalls>, CallExample> = {
  'onboarding.info': { elsewhere: 'own' },
  'onboarding.submit': { input: () => ({ body: { industry: 'batteries', role: 'researcher' } }), elsewhere: 'own' },
};
