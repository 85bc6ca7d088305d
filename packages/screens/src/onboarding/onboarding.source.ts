import type { Client } from '@assay/client';
import type { Industry, Occupation, OnboardingStatus } from '@assay/domain';

/** What onboarding needs from outside. */
export interface OnboardingSource {
  info(): Promise<OnboardingStatus>;
  submit(answer: { industry: Industry; role: Occupation }): Promise<void>;
}

/** The onboarding's source over the client. */
export function createOnboardingSource(client: Client): OnboardingSource {
  return {
    info: () => client.call('onboarding.info'),
    async submit(body) {
      await client.call('onboarding.submit', { body });
    },
  };
}
