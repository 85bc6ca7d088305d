export { onboardingMessages } from './messages.ts';
export { Onboarding, type OnboardingProps } from './Onboarding.tsx';
export { createOnboardingSource, type OnboardingAnswer, type OnboardingSource } from './onboarding.source.ts';
