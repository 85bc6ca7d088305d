import type { Client } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as companiesCalls from '@assay/contract/calls/companies';

/** A company that is offered; `—` stands for what is not known of it. */
export type CompanyOption = AssayCalls['companies.find']['response'][number];

/** Finds companies for what is typed of a name, the likeliest first. Rejects when it is aborted or the call fails. */
export type CompanySource = (query: string, signal: AbortSignal) => Promise<readonly CompanyOption[]>;

/** Companies of the service's index. */
export function createCompanySource(client: Pick<Client, 'call'>): CompanySource {
  return (companyName, signal) => client.call(companiesCalls.find, { query: { companyName } }, { signal });
}
