import type { Client } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as companiesCalls from '@assay/contract/calls/companies';
import * as onboardingCalls from '@assay/contract/calls/onboarding';
import type { Industry, Occupation, OnboardingStatus } from '@assay/domain';
import type { CompanySource } from '@assay/widgets/company-autocomplete';

/** What onboarding needs from outside. */
export interface OnboardingSource {
  info(): Promise<OnboardingStatus>;
  /** Name of the person's company as it is stored; empty where none is known. */
  company(signal: AbortSignal): Promise<string>;
  /** Companies for what is typed of a name. */
  companies: CompanySource;
  /** Saves the answers, and the company where it was edited. */
  submit(answer: OnboardingAnswer): Promise<void>;
}

export interface OnboardingAnswer {
  industry: Industry;
  role: Occupation;
  company?: string;
}

/** The onboarding's source over the client. */
export function createOnboardingSource(client: Client): OnboardingSource {
  return {
    info: () => client.call(onboardingCalls.info),
    company: async (signal) => (await client.call(accountCalls.info, {}, { signal })).company_name,
    companies: (companyName, signal) => client.call(companiesCalls.find, { query: { companyName } }, { signal }),
    async submit({ company, ...body }) {
      // The answers end the onboarding, so they go last: what failed before them is asked for again.
      if (company !== undefined) await client.call(accountCalls.saveInformation, { body: { manual_company: company } });
      await client.call(onboardingCalls.submit, { body });
    },
  };
}
