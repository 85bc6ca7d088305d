import type { AccessToken, Service, TenantToken, TenantTokensSource, TokensSource } from './tokens.source.ts';

export const someToken: AccessToken = {
  token_id: 't1',
  name: 'nightly literature run',
  kind: 'personal',
  scopes: ['read', 'ask'],
  ends_with: 'Xq9T',
  created_at: '2026-11-20T09:30:00Z',
  expires_at: '2027-02-18T09:30:00Z',
  used_on: '2026-11-26',
};

export const someSecret = 'assay_pat_0QyF5gnRM4kqZ2m7L9sXbTfA1cD3eHVJwKpu';

export const tenantTokens: readonly TenantToken[] = [
  {
    ...someToken,
    token_id: 's1',
    name: 'laboratory robot',
    kind: 'service',
    ends_with: 'b7Kd',
    used_on: null,
    owner: { user_id: 'robot', name: 'laboratory robot', role: 'member' },
    made_by: 'Adil Admin',
  },
  { ...someToken, owner: { user_id: 'olga', name: 'Olga Owner', role: 'owner' }, made_by: null },
  { ...someToken, token_id: 't2', owner: { user_id: 'mei', name: 'Mei Member', role: 'member' }, made_by: null },
];

/** Tokens of a person kept in memory, with what was done to them. */
export function memoryTokens(change: Partial<TokensSource> = {}, first: readonly AccessToken[] = [someToken]) {
  const done: unknown[] = [];
  let tokens = first;
  const source: TokensSource = {
    list: async () => ({ tokens, longestDays: 366 }),
    async create(terms) {
      done.push(['create', terms]);
      tokens = [
        { ...someToken, token_id: 'new', name: terms.name, scopes: [...terms.scopes], used_on: null },
        ...tokens,
      ];
      return someSecret;
    },
    async revoke(id) {
      done.push(['revoke', id]);
      tokens = tokens.filter(({ token_id }) => token_id !== id);
    },
    ...change,
  };
  return { source, done };
}

/** Those of an organisation. */
export function memoryTenantTokens(
  change: Partial<TenantTokensSource> = {},
  first: readonly TenantToken[] = tenantTokens,
) {
  const done: unknown[] = [];
  let tokens = first;
  let services: readonly Service[] = [
    { user_id: 'robot', name: 'laboratory robot', role: 'member' },
    { user_id: 'watch', name: 'patent watch', role: 'viewer' },
  ];
  const source: TenantTokensSource = {
    list: async () => ({ tokens, services, longestDays: 366 }),
    async createService(terms) {
      done.push(['create', terms]);
      return someSecret.replace('pat', 'svc');
    },
    async revoke(id) {
      done.push(['revoke', id]);
      tokens = tokens.filter(({ token_id }) => token_id !== id);
    },
    async removeService(id) {
      done.push(['remove', id]);
      services = services.filter(({ user_id }) => user_id !== id);
      tokens = tokens.filter(({ owner }) => owner.user_id !== id);
    },
    ...change,
  };
  return { source, done };
}
