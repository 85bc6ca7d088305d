import type { Client } from '@assay/client';
import * as accountCalls from '@assay/contract/calls/account';
import * as companiesCalls from '@assay/contract/calls/companies';
import type { CompanySource } from '@assay/widgets/company-autocomplete';

/** What a person says about themselves. */
export interface ProfileDetails {
  name: string;
  company: string;
  jobRole: string;
}

export interface Profile extends ProfileDetails {
  /** First three and last four digits; empty without a phone. */
  phone: string;
}

/** What the profile needs from outside. Every call rejects with an error whose message is fit to show. */
export interface ProfileSource {
  read: (signal: AbortSignal) => Promise<Profile>;
  /** Saves what has changed. */
  save: (changes: Partial<ProfileDetails>) => Promise<void>;
  /** Companies for what is typed of a name. */
  companies: CompanySource;
}

/** The profile's source over the client. */
export function createProfileSource(client: Client): ProfileSource {
  return {
    async read(signal) {
      const info = await client.call(accountCalls.info, {}, { signal });
      return {
        name: info.full_name,
        company: info.company_name,
        jobRole: info.job_role,
        phone: info.mobile_number,
      };
    },
    async save({ name, company, jobRole }) {
      await client.call(accountCalls.saveInformation, {
        body: {
          ...(name === undefined ? {} : { full_name: name }),
          ...(company === undefined ? {} : { manual_company: company }),
          ...(jobRole === undefined ? {} : { job_role: jobRole }),
        },
      });
    },
    companies: (companyName, signal) => client.call(companiesCalls.find, { query: { companyName } }, { signal }),
  };
}
