import { describeCalls } from './call.ts';
import type { onboardingSchemas } from './onboarding.schemas.ts';

export const onboardingCalls = describeCalls<typeof onboardingSchemas>()({
  'onboarding.info': { method: 'GET', path: '/air-onboarding-info', access: 'viewer' },
  'onboarding.submit': { method: 'POST', path: '/air-onboarding', access: 'viewer' },
});
