import { type Call, type CallName, calls, errors } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import { registerByPhone, signInAs } from '../testing/people.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { contentOf, restingTables } from './testing/content-of-tables.ts';
import { accessOf, type Right, rightNames, rights } from './testing/rights.ts';

const names = Object.keys(calls) as CallName[];
const rightOf = new Map(rightNames.flatMap((right) => rights[right].map((name) => [name, right] as const)));

/** The actors of the matrix, and the rights that each of them has. */
const actors = {
  visitor: ['anonymous'],
  'guest with a share link': ['anonymous', 'guest'],
  viewer: ['anonymous', 'guest', 'viewer'],
  member: ['anonymous', 'guest', 'viewer', 'member'],
  administrator: ['anonymous', 'guest', 'viewer', 'member', 'admin', 'operator'],
  owner: ['anonymous', 'guest', 'viewer', 'member', 'admin', 'owner', 'operator'],
  'owner of another tenant': ['anonymous', 'guest', 'viewer', 'member', 'admin', 'owner'],
} as const satisfies Record<string, readonly Right[]>;
type Actor = keyof typeof actors;

let populated: PopulatedService;
let newest = 13_300_000_000;
let shareToken = '';
beforeAll(async () => {
  populated = await populate(withPostgres);
  const { member, page } = populated.world;
  const { data } = await member.call('share.create', { body: { data_id: page.seek_id, data_type: 'seek_search' } });
  shareToken = data.token;
});
afterAll(() => populated.remove());

/** An actor of its own for each call, so that one that signs out or leaves takes nobody along. */
async function actorOf(actor: Actor): Promise<TestClient> {
  const { service } = populated;
  const client = await service.client();
  if (actor === 'visitor') return client;
  if (actor === 'guest with a share link') {
    client.share = shareToken;
    return client;
  }
  if (actor === 'owner of another tenant') return registerByPhone(client, String((newest += 1)));
  const person = { viewer: 'viewer', member: 'trial', administrator: 'admin', owner: 'owner' } as const;
  return signInAs(client, person[actor]);
}

type Verdict = 'let in' | 'signed in first' | 'refused' | 'refused as no administrator' | 'refused as no operator';
const verdicts = new Map<number, Verdict>([
  [errors.unauthenticated.code, 'signed in first'],
  [errors.forbidden.code, 'refused'],
  [errors.adminForbidden.code, 'refused as no administrator'],
  [errors.operatorForbidden.code, 'refused as no operator'],
]);

function expected(actor: Actor, right: Right): Verdict {
  if ((actors[actor] as readonly Right[]).includes(right)) return 'let in';
  if (actor === 'visitor') return 'signed in first';
  if (actor === 'guest with a share link') return 'refused';
  if (right === 'operator' && (actors[actor] as readonly Right[]).includes('admin')) return 'refused as no operator';
  return right === 'member' ? 'refused' : 'refused as no administrator';
}

/** Input that no schema takes, so that whoever is let in changes nothing. */
const nothing = ({ method }: Call): TestInput => (method === 'GET' ? {} : { body: [] });

/** What a refusal leaves behind: that it was one, how often, and that somebody was there. */
const traces = [
  'rate_window',
  'audit_event',
  'audit_chain',
  'session',
  'known_device',
  'egress_event',
  'egress_excerpt',
];

// First: those who are let in below end sessions and change what examples stand on.
describe('a refusal', () => {
  it('P62, P63: changes nothing, whoever is refused and whatever they send', async () => {
    const { pool } = populated.service.database;
    const refused: { by: TestClient; name: CallName; input: TestInput }[] = [];
    const clients = new Map<Actor, TestClient>();
    for (const actor of Object.keys(actors) as Actor[]) clients.set(actor, await actorOf(actor));
    for (const name of names) {
      const { input } = await populated.goodCall(calls[name], examples[name]);
      const right = rightOf.get(name) ?? 'operator';
      for (const [actor, by] of clients)
        if (!(actors[actor] as readonly Right[]).includes(right)) refused.push({ by, name, input });
    }
    expect(refused.length).toBeGreaterThan(300);
    const tables = await restingTables(pool, traces);
    const before = await contentOf(pool, tables);
    for (const { by, name, input } of refused) {
      const reply = await by.open(name, input);
      await reply.arrayBuffer();
      expect([401, 403, 404], `${name} ${reply.status}`).toContain(reply.status);
    }
    const after = await contentOf(pool, tables);
    expect(tables.filter((table) => before.get(table) !== after.get(table))).toEqual([]);
  });
});

describe('the table of rights', () => {
  it('P62: names every call once', () => {
    const named = rightNames.flatMap((right) => rights[right]);
    expect(
      names.filter((name) => !rightOf.has(name)),
      'calls of which nobody has decided who may make them',
    ).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });

  it('is what the contract says', () => {
    const declared = names.map((name) => [name, calls[name].access]);
    expect(declared).toEqual(names.map((name) => [name, accessOf[rightOf.get(name) ?? 'operator']]));
  });
});

describe.each(Object.keys(actors) as Actor[])('A1: a %s', (actor) => {
  it('P62: is let in to what the table says, and to nothing else', async () => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    let client = await actorOf(actor);
    for (const name of names) {
      const right = rightOf.get(name) ?? 'operator';
      const call: Call = calls[name];
      // Whether somebody runs the installation is asked by the call itself, after its input was looked at.
      const isDecidedInside = right === 'operator' && (actors[actor] as readonly Right[]).includes('admin');
      // What a guest may read of an item is asked by the item: its rules have their own tests.
      const isItem = right === 'guest' && 'params' in schemas[name];
      const input = isDecidedInside ? (await populated.goodCall(call, examples[name])).input : nothing(call);
      const { status, failure } = await client.send(name, { params: {}, ...input });
      const verdict = verdicts.get(failure?.error_code ?? 0) ?? 'let in';
      if (isItem && expected(actor, right) === 'let in') expect([200, 400, 403, 404]).toContain(status);
      else {
        found[name] = verdict;
        wanted[name] = expected(actor, right);
      }
      if (name === 'account.signOut' || name === 'privacy.deleteAccount') client = await actorOf(actor);
    }
    expect(found).toEqual(wanted);
  });
});
