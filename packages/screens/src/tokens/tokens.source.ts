import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as tokensCalls from '@assay/contract/calls/tokens';
import type { ServiceRole, TokenScope } from '@assay/domain';

export type AccessToken = AssayCalls['tokens.list']['response']['tokens'][number];
/** A service of the organisation, with or without live tokens. */
export type Service = AssayCalls['tokens.ofTenant']['response']['services'][number];
export type TenantToken = AssayCalls['tokens.ofTenant']['response']['tokens'][number];

/** What is said of a token before it is made. */
export interface TokenTerms {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

/** The same of a token of a service: a new one of that role, or one that is there. */
export interface ServiceTerms extends TokenTerms {
  role: ServiceRole;
  /** Id of the service that it is for. */
  service?: string | undefined;
}

/** What the tokens of a person need from outside. Every call rejects with an error whose message is fit to show. */
export interface TokensSource {
  list(signal: AbortSignal): Promise<{ tokens: readonly AccessToken[]; longestDays: number }>;
  /** Gives the secret, which is shown once. */
  create(terms: TokenTerms): Promise<string>;
  /** A token that has ended already is no failure. */
  revoke(id: string): Promise<void>;
}

/** What the tokens of an organisation need from outside. */
export interface TenantTokensSource {
  list(
    signal: AbortSignal,
  ): Promise<{ tokens: readonly TenantToken[]; services: readonly Service[]; longestDays: number }>;
  /** Gives the secret, which is shown once. */
  createService(terms: ServiceTerms): Promise<string>;
  revoke(id: string): Promise<void>;
  /** A service that is gone already is no failure. */
  removeService(id: string): Promise<void>;
}

async function unlessEnded(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isCallError(error, 'notFound')) throw error;
  }
}

export function createTokensSource(client: Client): TokensSource {
  return {
    async list(signal) {
      const { tokens, longest_days: longestDays } = await client.call(tokensCalls.list, {}, { signal });
      return { tokens, longestDays };
    },
    create: async ({ scopes, ...terms }) =>
      (await client.call(tokensCalls.create, { body: { ...terms, scopes: [...scopes] } })).token,
    revoke: (token_id) => unlessEnded(client.call(tokensCalls.revoke, { params: { token_id } })),
  };
}

export function createTenantTokensSource(client: Client): TenantTokensSource {
  return {
    async list(signal) {
      const { tokens, services, longest_days: longestDays } = await client.call(tokensCalls.ofTenant, {}, { signal });
      return { tokens, services, longestDays };
    },
    async createService({ name, role, scopes, days, service }) {
      // The source takes what the form offers: scopes of services alone.
      const body = { name, role, scopes: scopes.filter((scope) => scope === 'read' || scope === 'ask'), days };
      const named = service === undefined ? body : { ...body, user_id: service };
      return (await client.call(tokensCalls.createService, { body: named })).token;
    },
    revoke: (token_id) => unlessEnded(client.call(tokensCalls.revokeOfTenant, { params: { token_id } })),
    removeService: (user_id) => unlessEnded(client.call(tokensCalls.removeService, { params: { user_id } })),
  };
}
