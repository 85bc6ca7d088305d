import type { NameIn } from '@assay/contract';
import type * as tokensCalls from '@assay/contract/calls/tokens';
import type { CallExample } from '../call-example.ts';
import type { TestClient } from '../test-client.ts';

async function newToken(by: TestClient): Promise<{ params: { token_id: string } }> {
  const { data } = await by.call('tokens.create', { body: { name: 'nightly run', scopes: ['read'], days: 7 } });
  return { params: { token_id: data.token_id } };
}

async function newService(by: TestClient): Promise<{ params: { user_id: string } }> {
  const body = { name: 'laboratory robot', role: 'viewer', scopes: ['read'], days: 7 } as const;
  await by.call('tokens.createService', { body: { ...body, scopes: [...body.scopes] } });
  const { data } = await by.call('tokens.ofTenant');
  return { params: { user_id: data.services.at(-1)?.user_id ?? '' } };
}

export const tokensExamples: Record<NameIn<typeof tokensCalls>, CallExample> = {
  'tokens.list': { elsewhere: 'own' },
  'tokens.create': {
    as: 'newcomer',
    input: () => ({ body: { name: 'laptop', scopes: ['read', 'ask'], days: 30 } }),
    elsewhere: 'own',
  },
  'tokens.revoke': { input: ({ viewer }) => newToken(viewer), elsewhere: 'refused' },
  'tokens.ofTenant': { elsewhere: 'own' },
  'tokens.createService': {
    as: 'newcomer',
    input: () => ({ body: { name: 'laboratory robot', role: 'member', scopes: ['read', 'ask'] } }),
    elsewhere: 'own',
  },
  'tokens.removeService': { input: ({ owner }) => newService(owner), elsewhere: 'refused' },
  'tokens.revokeOfTenant': { input: ({ viewer }) => newToken(viewer), elsewhere: 'refused' },
};
