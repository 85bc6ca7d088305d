import { type Call, type CallName, calls, errors } from '@assay/contract';
import { tokenScopeOf } from '@assay/contract/token-scopes';
import { type TokenScope, tokenScopes } from '@assay/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { createTokenClient, type TokenClient } from '../testing/token-client.ts';
import { contentOf, restingTables } from './testing/content-of-tables.ts';
import { rights } from './testing/rights.ts';

const names = Object.keys(calls) as CallName[];
const impersonal = names.filter((name) => (calls[name] as Call).impersonal);

let populated: PopulatedService;
beforeAll(async () => {
  populated = await populate(withPostgres);
});
afterAll(() => populated.remove());

async function tokenOf(by: TestClient, scopes: readonly TokenScope[]): Promise<TokenClient> {
  const { data } = await by.call('tokens.create', { body: { name: 'walk', scopes: [...scopes] } });
  return createTokenClient(populated.service.address, data.token);
}

/** Input that no schema takes, so that whoever is let in changes nothing. */
const nothing = ({ method }: Call): TestInput => (method === 'GET' ? {} : { body: [] });

const verdicts = new Map<number, string>([
  [errors.closedToTokens.code, 'never'],
  [errors.insufficientScope.code, 'another scope'],
  [errors.unauthenticated.code, 'unauthenticated'],
  [errors.invalidToken.code, 'invalid'],
  [errors.proofDemanded.code, 'proof'],
]);

async function verdictsOf(client: TokenClient): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const { failure } = await client.send(name, { params: {}, ...nothing(calls[name]) });
    found[name] = verdicts.get(failure?.error_code ?? 0) ?? 'let in';
  }
  return found;
}

describe('P24: the walk of every call with a token', () => {
  it('of all scopes, of an owner who runs the installation: opens what its scopes name, and nothing dangerous', async () => {
    const found = await verdictsOf(await tokenOf(populated.world.owner, tokenScopes));
    const wanted = names.map((name) => [name, tokenScopeOf(name) === undefined ? 'never' : 'let in']);
    expect(found).toEqual(Object.fromEntries(wanted));
    const dangerous = names.filter((name) => (calls[name] as Call).stepUp);
    expect(dangerous.length).toBeGreaterThan(20);
    for (const name of [...dangerous, ...rights.operator]) expect([name, found[name]]).toEqual([name, 'never']);
  });

  it.each(tokenScopes)('of the scope %s alone: is told which one it lacks', async (scope) => {
    const found = await verdictsOf(await tokenOf(populated.world.owner, [scope]));
    const wanted = names.map((name) => {
      const needed = tokenScopeOf(name);
      if (needed === undefined) return [name, 'never'];
      return [name, needed === scope || impersonal.includes(name) ? 'let in' : 'another scope'];
    });
    expect(found).toEqual(Object.fromEntries(wanted));
  });

  it('of a viewer with all scopes: does what a viewer does', async () => {
    const client = await tokenOf(populated.world.viewer, tokenScopes);
    const above = [...rights.member, ...rights.admin].filter((name) => tokenScopeOf(name) !== undefined);
    expect(above.length).toBeGreaterThan(15);
    for (const name of above) {
      const { status, failure } = await client.send(name, { params: {}, ...nothing(calls[name]) });
      const wanted = rights.admin.includes(name) ? errors.adminForbidden.code : errors.forbidden.code;
      expect([name, status, failure?.error_code]).toEqual([name, 403, wanted]);
    }
  });

  it('that spells nothing opens nothing, not even what is open to anybody', async () => {
    const client = createTokenClient(populated.service.address, 'assay_pat_nonsense');
    for (const name of names.filter((each) => !impersonal.includes(each))) {
      const { status, failure, headers } = await client.send(name, nothing(calls[name]));
      expect([name, status, failure?.error_code]).toEqual([name, 401, errors.invalidToken.code]);
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });
});

/** What a token of whatever scope leaves behind: that it was used, how often, and who took a file along. */
const traces = ['access_token', 'rate_window', 'audit_event', 'audit_chain'];

describe('P24: a token that only reads', () => {
  it('changes no row, whatever is sent with it', async () => {
    const { pool } = populated.service.database;
    const { member } = populated.world;
    const client = await tokenOf(member, ['read']);
    const tries: { name: CallName; input: TestInput; isOwn: boolean }[] = [];
    for (const name of names) {
      const { by, input } = await populated.goodCall(calls[name], examples[name]);
      tries.push({ name, input, isOwn: by === member });
    }
    const tables = await restingTables(pool, traces);
    const before = await contentOf(pool, tables);
    let read = 0;
    for (const { name, input, isOwn } of tries) {
      const reply = await client.open(name, input);
      if ((calls[name] as Call).endless) await reply.body?.cancel();
      else await reply.arrayBuffer();
      if (tokenScopeOf(name) !== 'read') expect([name, reply.status]).toEqual([name, 403]);
      else if (isOwn) expect([name, reply.status]).toEqual([name, 200]);
      else expect([200, 403, 404], name).toContain(reply.status);
      if (reply.status === 200) read += 1;
    }
    expect(read).toBeGreaterThan(25);
    const after = await contentOf(pool, tables);
    expect(tables.filter((table) => before.get(table) !== after.get(table))).toEqual([]);
  });
});
